import { LetterslotForm, reactKind } from '@letterslot/react'
import '@letterslot/react/form.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import form from '../../booking.form.json'
import { Seats } from './Seats.tsx'
import './site.css'

// Outside the component, so that it is the same object from one render to the next.
const kinds = { seats: reactKind(Seats) }

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main>
        <h1>Atelier Nord</h1>
        <LetterslotForm form={form} kinds={kinds} />
      </main>
    </StrictMode>,
  )
}
