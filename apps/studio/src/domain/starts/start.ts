import type { Condition, Form, Page } from '@letterslot/core'
import { File, type LucideIcon, Mail } from 'lucide-react'
import { startText } from '../texts/starts.ts'
import { emailField, nameField, startField } from './start-field.ts'

/** A page of a start. */
export interface StartPage {
  readonly title: string
  /** The parameter of the field that it begins with. */
  readonly from: string
  /** Passes over the page while it does not hold. */
  readonly visibleWhen?: Condition
  /** Skips the pages behind it while it holds. */
  readonly endsWhen?: Condition
}

/** The use of a start. */
export type StartPurpose = 'contact' | 'event' | 'order' | 'opinion' | 'work'

/** A form that works as it stands, to make one's own. */
export interface Start {
  /** Begins the ids of the forms made from it. */
  readonly id: string
  readonly name: string
  /** Its purpose, in a line. */
  readonly summary: string
  readonly icon: LucideIcon
  /** Absent for the blank one, which is good for anything. */
  readonly purpose?: StartPurpose
  readonly form: Pick<
    Form,
    'title' | 'description' | 'submitLabel' | 'sentText' | 'sentAnswers' | 'review' | 'drafts' | 'look'
  >
  readonly fields: Page['fields']
  /** The pages of a longer one: each begins with a field, the first one with the first. */
  readonly pages?: readonly StartPage[]
  /** The subject of its mail; by default the form's title and the visitor's name. */
  readonly subject?: string
}

/** Nothing but a title. */
export const blankStart: Start = {
  id: 'form',
  ...startText.blank,
  icon: File,
  form: { title: 'Untitled form' },
  fields: [],
}

/** Three fields, and the one that most sites need. */
export const contactStart: Start = {
  id: 'contact',
  ...startText.contact,
  icon: Mail,
  purpose: 'contact',
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
