import type { Connection } from '../connection.ts'
import type { Sent } from '../send-error.ts'
import type { AttemptCode } from './outcome.ts'

/** The safety of a stored entry: `strict` outlives a power cut, `relaxed` a crash of the page, `memory` nothing. */
export type Durability = 'strict' | 'relaxed' | 'memory'

/** One attempt of an entry. Times are ms since 1970 by this device's clock. */
export interface Attempt {
  readonly startedMs: number
  /** Undefined while it runs, and for ever where its page died: the code is `interrupted` until it is known. */
  readonly endedMs?: number
  readonly code: AttemptCode
  /** 0 where there was no answer. */
  readonly status: number
  /** The provider's words, one line; ours where there was no answer. They come from outside: plain text only. */
  readonly text: string
  readonly sent: Sent
}

/** An entry's state. */
export type EntryState =
  /** Goes out as soon as its connection may send. */
  | { readonly status: 'queued' }
  /** Claimed by `holder` until the lease ends; the next claim has a greater fencing number. */
  | {
      readonly status: 'sending'
      readonly holder: string
      /** The page holds a Web Lock for this claim, which ends with the page. Absent in claims by older versions. */
      readonly hasLock?: boolean
      readonly sinceMs: number
      readonly leaseMs: number
    }
  /** Goes out by itself at `retryMs`, because of its own last answer. */
  | { readonly status: 'waiting'; readonly sinceMs: number; readonly retryMs: number }
  /** A person must act. Where the cause may pass, it is probed by itself at `probeMs`. */
  | { readonly status: 'parked'; readonly code: AttemptCode; readonly sinceMs: number; readonly probeMs?: number }
  /** Accepted by the provider. The content is gone from this device; the receipt is left. */
  | { readonly status: 'sent'; readonly sentAt: string }

/** One submission in the outbox, with its whole life. */
export interface Entry extends Submission {
  /**
   * The version of this shape; older ones migrate when they are read. One that a newer version of the page wrote has a
   * greater number, one that is damaged 0: it is shown as parked, with what could be read of it, and left alone.
   */
  readonly format: number
  /** Grows from one submission to the next: messages of one connection go out in this order. */
  readonly order: number
  readonly keeping: Durability
  readonly state: EntryState
  /** Counts the claims; a result counts only under the number it was claimed with. */
  readonly fence: number
  /** Attempts begun. */
  readonly attempts: number
  /** The waits because of its own answers since a person last asked: its next wait doubles with each. */
  readonly waits: number
  /** The time that it waited because of a server's answers, in ms: after seven days it is parked. Time offline never counts. */
  readonly waitedMs: number
  /** The last attempts, oldest first. */
  readonly log: readonly Attempt[]
  /** Possibly delivered: an attempt may have arrived although it was not accepted. The next one says that it may be a repeat. */
  readonly doubtful: boolean
  /** The possibly delivered attempt went by another connection, so that this one's provider cannot know of it. */
  readonly isDoubtElsewhere?: boolean
}

/** An entry that a store takes in: a new one gets the next number, one that was taken out comes back at its own. */
export type Incoming = Omit<Entry, 'order' | 'keeping'> & { readonly order?: number }

/** A file that was chosen. */
export interface SubmissionFile {
  /** The field's parameter, which names the attachment's slot at the provider. */
  readonly name: string
  readonly file: File
}

/** A submitted form as it was when the visitor pressed Send: it carries all that its sending will ever need. */
export interface Submission {
  /** `letterslot_id`: one for life. */
  readonly id: string
  /** When Send was first pressed, RFC 3339 with offset. */
  readonly writtenAt: string
  /** The form, as people know it. */
  readonly form: { readonly id: string; readonly title: string }
  /** A copy: later changes of the form do not reach this message. */
  readonly connection: Connection
  /** The form's own parameters, without `letterslot_…`, which every attempt adds anew. */
  readonly params: Readonly<Record<string, string>>
  readonly files?: readonly SubmissionFile[]
  /** The parameter at whose end a late or repeated message says so; none for a relay, which prints it by itself. */
  readonly noteIn?: string
  /** Anything of the app's own that a structured clone can hold. It is kept and given to `send`. */
  readonly context?: unknown
}

/** The shape of entries that this version reads and writes. */
export const entryFormat = 1

/** Returns the new entry of a submission. */
export function createEntry(submission: Submission): Incoming {
  return {
    ...submission,
    format: entryFormat,
    state: { status: 'queued' },
    fence: 0,
    attempts: 0,
    waits: 0,
    waitedMs: 0,
    log: [],
    doubtful: false,
  }
}
