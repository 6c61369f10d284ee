import type { RenderedEmail } from '@letterslot/email'

/** A mail of the practice connection, kept in this browser. */
export interface PracticeMail {
  readonly id: string
  /** The form it came from, where it is known. */
  readonly formId: string
  /** `letterslot_id`; a repeat with the same content makes no second mail. */
  readonly submissionId: string
  /** Milliseconds since the epoch. */
  readonly receivedAtMs: number
  readonly params: Readonly<Record<string, string>>
  readonly mail: RenderedEmail
  /** Names and sizes of the attached files. Their content is not kept. */
  readonly files?: readonly { readonly name: string; readonly bytes: number }[]
  readonly isRead?: boolean
}
