import { type FormComponents, LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { CountedText } from './CountedText.tsx'
import form from './contact.form.json'

// Outside the component, so that it is the same object from one render to the next.
const components: FormComponents = { textarea: CountedText }

export function Contact() {
  return <LetterslotForm form={form} components={components} />
}
