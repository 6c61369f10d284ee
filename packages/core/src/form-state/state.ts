import type { Issue } from '../issue.ts'
import type { Failure } from './failure.ts'

/** Why an attempt that may simply be repeated came to nothing. */
export type NotSentReason = 'offline' | 'silent'

/** What a person has to settle before another attempt can succeed. */
export type PersonReason = 'notConnected' | 'refused' | 'blocked' | 'tooLarge'

/** What a visitor keeps of a message that the provider accepted. Times are RFC 3339. */
export interface Receipt {
  readonly id: string
  readonly reference: string
  readonly writtenAt: string
  readonly sentAt: string
  /** An earlier attempt may have arrived too. */
  readonly repeated: boolean
}

/** An attempt came to nothing, and another may simply be made. */
export interface NotSent {
  readonly status: 'notSent'
  readonly reason: NotSentReason
  readonly failure: Failure
}

/** An attempt came to nothing, and something has to change first. */
export interface NeedsPerson {
  readonly status: 'needsPerson'
  readonly reason: PersonReason
  readonly failure: Failure
}

/** Where a form stands with its visitor. */
export type FormState =
  /** `again`: for another message, after one was sent. */
  | { readonly status: 'filling'; readonly again: boolean }
  /** `round` counts the presses on Send that found problems. */
  | { readonly status: 'problems'; readonly issues: readonly Issue[]; readonly round: number }
  | { readonly status: 'sending'; readonly spinner: boolean }
  | { readonly status: 'stillSending' }
  | NotSent
  | NeedsPerson
  | { readonly status: 'sent'; readonly receipt: Receipt }
