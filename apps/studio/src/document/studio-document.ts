import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { ConnectionId } from '../storage/connection.ts'

/**
 * What the maker edits as one: the form, the mail that its answers become, and the connection it sends by. Changed by
 * commands only, undone as one, saved as one.
 */
export interface StudioDocument {
  readonly form: Form
  readonly email: EmailTemplate
  /** Undefined until the maker has chosen one. */
  readonly connectionId: ConnectionId | undefined
}
