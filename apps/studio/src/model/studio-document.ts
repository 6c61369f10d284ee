import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { ConnectionId } from './connection.ts'

/**
 * A form with all that is edited with it: the form, the mail that its answers become, and the connection it sends by.
 * Changed by commands only, undone as one, saved as one.
 */
export interface StudioDocument {
  readonly form: Form
  readonly email: EmailTemplate
  /** Undefined until the maker has chosen one. */
  readonly connectionId: ConnectionId | undefined
}
