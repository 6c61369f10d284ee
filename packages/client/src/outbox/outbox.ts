import type { Answer } from '../answer.ts'
import type { Connection } from '../connection.ts'
import type { Durability, Entry, Submission, SubmissionFile } from './entry.ts'

/** One attempt, as it goes out. */
export interface Outgoing {
  readonly connection: Connection
  /** Complete: the form's own, and `letterslot_…`. */
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly SubmissionFile[]
  /** The entry that it is an attempt of, for an app whose connections need more than a wire. */
  readonly entry: Entry
}

/** Sends one attempt. Rejects with the client's `SendError`, whose code says what comes next. */
export type Send = (outgoing: Outgoing, options: { readonly signal: AbortSignal }) => Promise<Answer>

/** A submission as it is handed over: one without a connection takes the outbox's own. */
export type NewSubmission = Omit<Submission, 'connection'> & Partial<Pick<Submission, 'connection'>>

/** A change of the outbox, made by this tab or another. */
export type OutboxEvent =
  | { readonly kind: 'changed'; readonly entry: Entry }
  | { readonly kind: 'removed'; readonly id: string }
  /** Storage was lost, or another version of the page needs it: what that means for people stands in `health()`. */
  | { readonly kind: 'health'; readonly health: OutboxHealth }

/** The browser's present abilities for messages: sentences are chosen by it, so it claims nothing that does not hold. */
export interface OutboxHealth {
  /** The durability that the next entry would have. */
  readonly keeping: Durability
  /** Why not strictly, where it is not. */
  readonly fault?: 'blocked-site-data' | 'quota' | 'newer-version' | 'lost' | 'unsupported'
  /** Bytes, where a quota is the fault and the browser tells them. */
  readonly usage?: number
  readonly quota?: number
  /** A service worker sends what waits even after this page is closed: registered and granted, not merely supported. */
  readonly sendsWhenClosed: boolean
}

/** Keeps messages until a provider has accepted them. Nothing but `remove` ever takes one out unsent. */
export interface Outbox {
  /** Resolves once the storage is open, or known not to be. */
  readonly ready: Promise<OutboxHealth>
  health(): OutboxHealth
  /**
   * Takes a message in and begins to send it: it is committed before its first byte goes out. Resolves when all of it is
   * kept, its second copy too; where the device does not keep it, `keeping` is `memory`, and it is sent all the same. One id is one message: handed over again
   * it is not taken in twice, and what differs from the one that waits replaces it.
   */
  enqueue(submission: NewSubmission, options?: { readonly keep?: boolean }): Promise<Entry>
  /** Tries what is due, now; `all` also tries what waits for its time, not what needs a person. */
  flush(options?: { readonly all?: boolean }): Promise<void>
  /** Puts one back to `queued` by hand, whatever it waited for, and tries it. `change` replaces what was wrong. */
  retry(
    id: string,
    change?: Partial<Pick<Submission, 'connection' | 'params' | 'files' | 'context'>>,
  ): Promise<Entry | undefined>
  /** Takes one out of this device. Gives it back, so that it can be put in again by `restore`. */
  remove(id: string): Promise<Entry | undefined>
  /** Undoes a `remove`. */
  restore(entry: Entry): Promise<Entry>
  /**
   * False for a `sending` entry whose attempt may have ended with its page: without Web Locks its claim goes on until the
   * lease ends, and no page can tell.
   */
  isUnderWay(entry: Entry): boolean
  get(id: string): Promise<Entry | undefined>
  /** Oldest first; `unsent` without receipts. */
  list(options?: {
    readonly unsent?: boolean
    readonly after?: number
    readonly limit?: number
  }): Promise<readonly Entry[]>
  /** The number of unsent entries. */
  count(): Promise<number>
  /**
   * The end of a connection's pause, because its provider could not be reached or asked for one: ms since
   * 1970 by this device's clock; undefined without a pause.
   */
  pausedUntilMs(connection: Connection): Promise<number | undefined>
  subscribe(listener: (event: OutboxEvent) => void): () => void
  /** Ends what runs and lets the storage go; what waits stays. */
  close(): Promise<void>
}
