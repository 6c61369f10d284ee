import type { Sent } from '../send-error.ts'
import type { AttemptCode } from './attempt-code.ts'
import type { Submission } from './submission.ts'

/** How safely an entry is kept: `strict` outlives a power cut, `relaxed` a crash of the page, `memory` nothing. */
export type Keeping = 'strict' | 'relaxed' | 'memory'

/** What one attempt came to. Times are ms since 1970 by this device's clock. */
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

/** Where an entry stands. */
export type EntryState =
  /** Goes out as soon as its connection may send. */
  | { readonly status: 'queued' }
  /** Claimed by `holder` until the lease ends; whoever claims it next has a greater fencing number. */
  | {
      readonly status: 'sending'
      readonly holder: string
      /** The holder's page has a Web Lock for this claim: the claim ends with the page. Claims of older pages do not tell. */
      readonly hasLock?: boolean
      readonly sinceMs: number
      readonly leaseMs: number
    }
  /** Goes out by itself at `retryMs`, because of its own last answer. */
  | { readonly status: 'waiting'; readonly sinceMs: number; readonly retryMs: number }
  /** A person must act. Where the cause may pass, it is probed by itself at `probeMs`. */
  | { readonly status: 'parked'; readonly code: AttemptCode; readonly sinceMs: number; readonly probeMs?: number }
  /** Accepted by the provider. What was written is gone from this device; what is left is the receipt. */
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
  readonly keeping: Keeping
  readonly state: EntryState
  /** Counts the claims; a result counts only under the number it was claimed with. */
  readonly fence: number
  /** Attempts begun. */
  readonly attempts: number
  /** How often it waited because of its own answers, since a person last asked: its next wait doubles with each. */
  readonly waits: number
  /** How long it waited because of a server's answers, ms: after seven days it is parked. Time offline never counts. */
  readonly waitedMs: number
  /** The last attempts, oldest first. */
  readonly log: readonly Attempt[]
  /** An attempt may have arrived although it was not accepted: the next says that it may be a repeat. */
  readonly doubtful: boolean
  /** That attempt went by another connection, where the provider of this one cannot know of it. */
  readonly isDoubtElsewhere?: boolean
}
