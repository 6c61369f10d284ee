import type { Issue } from '../model/issue.ts'
import type { Failure, Message } from './message.ts'

/** Why a message that goes out by itself has not gone out yet. */
export type NotSentReason = 'queued' | 'offline' | 'silent' | 'busy' | 'unclear'

/** The action that a person must take before a message can be delivered. */
export type PersonReason = 'notConnected' | 'refused' | 'blocked' | 'tooLarge' | 'challenge' | 'inVain' | 'perhaps'

/** The receipt of a message that the provider accepted. Times are RFC 3339. */
export interface Receipt {
  readonly id: string
  readonly reference: string
  readonly writtenAt: string
  readonly sentAt: string
  /** An earlier attempt may have arrived too. */
  readonly repeated: boolean
  /** It is not what stands on the page: it was written before. */
  readonly older: boolean
}

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

/** Further facts of an unsent message. */
export interface Pursuit {
  /** An attempt runs. */
  readonly trying: boolean
  /** Counts what was told in answer to the visitor: each takes the focus. */
  readonly round: number
}

/** The state of a form for its visitor. */
export type FormState =
  /** `from`: what was left for it, after which the focus goes to its title. */
  | { readonly status: 'filling'; readonly from?: 'sent' | 'removed' | 'older' }
  /** `round` counts the presses on Send that found problems. */
  | { readonly status: 'problems'; readonly issues: readonly Issue[]; readonly round: number }
  | { readonly status: 'sending'; readonly spinner: boolean }
  | { readonly status: 'stillSending'; readonly message?: Message | undefined }
  /** The code that sends could not be fetched. */
  | { readonly status: 'notLoaded' }
  | (NotSent & Pursuit)
  | (NeedsPerson & Pursuit)
  | { readonly status: 'sent'; readonly receipt: Receipt }
