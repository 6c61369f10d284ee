import type { Failure, Message } from './message.ts'

/** Why a message that goes out by itself has not gone out yet. */
export type NotSentReason = 'queued' | 'offline' | 'silent' | 'busy' | 'unclear'

/** The action that a person must take before a message can be delivered. */
export type PersonReason = 'notConnected' | 'refused' | 'blocked' | 'tooLarge' | 'challenge' | 'inVain' | 'perhaps'

/** A message that goes out by itself, but has not gone out yet. */
export interface NotSent {
  readonly status: 'notSent'
  readonly reason: NotSentReason
  readonly message: Message
  /** The outcome of its last attempt; undefined before the first. */
  readonly failure?: Failure | undefined
  /** When the next attempt begins, ms since 1970; undefined where nobody knows. */
  readonly nextMs?: number | undefined
  /** The browser sends it even after this page is closed. */
  readonly sendsWhenClosed: boolean
}

/** A message that was not delivered, and something has to change first. */
export interface NeedsPerson {
  readonly status: 'needsPerson'
  readonly reason: PersonReason
  readonly message: Message
  readonly failure: Failure
  /** It is tried again from time to time all the same, since the cause may pass. */
  readonly probed: boolean
  /** The answers on the page may be changed and sent in its place. */
  readonly mendable: boolean
}

/** An unsent message, as the form shows it. */
export type Unsent = NotSent | NeedsPerson
