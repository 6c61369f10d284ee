import { Mail } from 'lucide-react'
import { emailField, field, nameField } from './field.ts'
import type { Start } from './start.ts'

/** Three fields, and the one that most sites need. */
export const contact: Start = {
  id: 'contact',
  name: 'Contact form',
  summary: 'Name, e-mail and a message',
  icon: Mail,
  form: { title: 'Write to us' },
  fields: [
    nameField,
    emailField,
    field('textarea', 'message', 'Message', {
      rules: [
        { kind: 'required', message: 'Write your message' },
        { kind: 'length', max: 5000 },
      ],
    }),
  ],
}
