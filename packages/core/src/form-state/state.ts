import type { Issue } from '../model/issue.ts'
import type { Message } from './message.ts'
import type { NeedsPerson, NotSent } from './unsent.ts'

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
  /** The visitor waited for it: it was accepted in the attempt that they asked for. */
  readonly awaited: boolean
}

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
