import { Contact } from './Contact.tsx'
import { SignUp } from './SignUp.tsx'
import { YourMessages } from './YourMessages.tsx'

export function App() {
  return (
    <main>
      <h1>Atelier Nord</h1>
      <p>We bind books, and mend the ones you have read to pieces.</p>
      <Contact />
      <SignUp />
      <YourMessages />
    </main>
  )
}
