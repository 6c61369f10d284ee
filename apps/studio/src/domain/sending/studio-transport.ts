import type { Answer, SubmissionFile } from '@letterslot/client/outbox'
import type { EmailTemplate } from '@letterslot/email'
import type { ArrivedMail } from './arrived-mail.ts'

/** Sends parameters and files, once. Rejects with the client's `SendError`. */
export type TransportSend = (
  params: Readonly<Record<string, string>>,
  options: {
    readonly signal: AbortSignal
    readonly files?: readonly SubmissionFile[]
    /** Bytes of all files together, where the form says it. Default: what is usual on the way. */
    readonly maxFilesBytes?: number | undefined
  },
) => Promise<Answer>

/** The transport of a form's messages, and the place where the maker sees them arrive. */
export interface StudioTransport {
  /** The transport for a form whose answers become this mail. */
  readonly transport: (email: EmailTemplate) => TransportSend
  /**
   * Waits for the mail of a submission; undefined when it has not come within 30 s. Absent where the studio cannot
   * look: a provider's yes is acceptance, and only the maker sees the mailbox.
   */
  readonly arrival?: (submissionId: string, signal: AbortSignal) => Promise<ArrivedMail | undefined>
}
