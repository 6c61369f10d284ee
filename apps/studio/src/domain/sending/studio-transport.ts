import type { Answer, SubmissionFile } from '@letterslot/client/outbox'
import type { EmailTemplate } from '@letterslot/email'

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
  readonly sendFor: (email: EmailTemplate) => TransportSend
  /**
   * Waits for the mail of a submission; undefined when it has not come within 30 s. Absent where the studio cannot
   * look: a provider's yes is acceptance, and only the maker sees the mailbox.
   */
  readonly arrival?: (submissionId: string, signal: AbortSignal) => Promise<ArrivedMail | undefined>
}

/** A mail that has arrived where the maker can read it in the studio. */
export interface ArrivedMail {
  readonly id: string
  /** The view of Messages that shows it. */
  readonly view: 'test-inbox' | 'practice'
  readonly subject: string
  readonly from: string
  readonly to: readonly string[]
  readonly replyTo: string
  /** The reference that the visitor has, where the mail names one. */
  readonly reference?: string
  /** RFC 3339. */
  readonly receivedAt: string
  readonly text: string
  /** The HTML part, for the frame page that shows it. */
  readonly html: string
  /** Its header fields as they came, in order; none where the mail went over no wire. */
  readonly headers?: readonly { readonly name: string; readonly value: string }[]
  /** The attachments; no list means none. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[]
}
