import type { Summary } from '../../domain/sending/answers.ts'
import type { MailSource } from '../../domain/sending/management-client.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'

/** The views of Messages: mail that the studio itself can read. */
export type MailView = ArrivedMail['view']

/** One row of the list. */
export interface MailRow extends Pick<ArrivedMail, 'id' | 'from' | 'subject' | 'receivedAt'> {
  readonly attachmentCount: number
  /** It was opened in this browser. */
  readonly isRead: boolean
}

/** A mail that is open, and where it stands as it came, if anywhere. */
export interface OpenMail extends ArrivedMail {
  readonly sourceUrl?: string
  /** Reads its source, up to a bound; rejects when the mailbox cannot be looked into. */
  readonly readSource?: () => Promise<MailSource>
  /** The URL of an attachment by its index, if it has one. */
  readonly attachmentUrl?: (index: number) => string
}

/** Mail still on its way to the inbox, so that nothing fails unseen. */
export type DeliverySummary = Pick<Summary, 'waiting' | 'failed' | 'lastAnswer'>

/** Mail that can be read here, of which a search finds some, kept up to date while the page shows. */
export interface ReadableMailbox {
  readonly status: 'loading' | 'ready' | 'unreachable'
  /** While unreachable: what the test inbox answered; undefined when it did not answer at all. */
  readonly refusal?: string | undefined
  /** The newest of the mail that the search finds, newest first. */
  readonly mails: readonly MailRow[]
  /** The number of all mail that the search finds; undefined until that is known. */
  readonly total: number | undefined
  /** Lists more of it. */
  readonly showMore: () => void
  /** Reads the ids of all mail that the search finds, newest first; rejects when the mailbox cannot be looked into. */
  readonly listIds: () => Promise<readonly string[]>
  readonly delivery: DeliverySummary | undefined
  /** Undefined when the mail is not there any more; rejects when the mailbox cannot be looked into. */
  readonly open: (id: string) => Promise<OpenMail | undefined>
  readonly refresh: () => void
  readonly markRead: (id: string) => Promise<void>
  /** Deletes a mail. @returns what brings it back; rejects when the mailbox cannot be reached. */
  readonly remove: (id: string) => Promise<() => Promise<void>>
}
