import {
  brandFieldId,
  type Condition,
  type Field,
  type FieldKind,
  type Form,
  type Option,
  type Page,
} from '@letterslot/core'
import { File, type LucideIcon, Mail } from 'lucide-react'

/** A form that works as it stands, to make one's own. */
export interface Start {
  /** Begins the ids of the forms made from it. */
  readonly id: string
  readonly name: string
  /** Its purpose, in a line. */
  readonly summary: string
  readonly icon: LucideIcon
  readonly form: Pick<Form, 'title' | 'description' | 'submitLabel' | 'sentText'>
  readonly fields: Page['fields']
  /** The subject of its mail; by default the form's title and the visitor's name. */
  readonly subject?: string
}

type FieldParts = Partial<Omit<Field, 'id' | 'kind' | 'name' | 'label'>>

/** Writes a field down. Its id is its parameter's name: fields of a start are known by it within their form. */
export function startField(kind: FieldKind, name: string, label: string, parts: FieldParts = {}): Field {
  return { id: brandFieldId(name), kind, name, label, rules: [], ...parts }
}

/** Options whose values are what people read, so that the mail says it too. */
export function options(...labels: readonly string[]): readonly Option[] {
  return labels.map((label) => ({ value: label, label }))
}

/** Holds while another field of the same start has this value. */
export function whenEqual(name: string, to: string): Condition {
  return { field: brandFieldId(name), is: 'equal', to }
}

/** The two fields that most forms begin with. */
export const nameField: Field = startField('text', 'full_name', 'Your name', {
  autocomplete: 'name',
  rules: [{ kind: 'required' }, { kind: 'length', max: 80 }],
})
export const emailField: Field = startField('email', 'email', 'E-mail', {
  autocomplete: 'email',
  rules: [{ kind: 'required' }, { kind: 'type' }],
})

/** Nothing but a title. */
export const blankStart: Start = {
  id: 'form',
  name: 'Blank',
  summary: 'Your own questions from the first one on',
  icon: File,
  form: { title: 'Untitled form' },
  fields: [],
}

/** Three fields, and the one that most sites need. */
export const contactStart: Start = {
  id: 'contact',
  name: 'Contact form',
  summary: 'Name, e-mail and a message',
  icon: Mail,
  form: { title: 'Write to us' },
  fields: [
    nameField,
    emailField,
    startField('textarea', 'message', 'Message', {
      rules: [
        { kind: 'required', message: 'Write your message' },
        { kind: 'length', max: 5000 },
      ],
    }),
  ],
}
