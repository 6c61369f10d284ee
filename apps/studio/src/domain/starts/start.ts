import type { Form, Page } from '@letterslot/core'
import type { LucideIcon } from 'lucide-react'

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
