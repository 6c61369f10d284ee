import { assertNever } from '@letterslot/core'
import type { DeliveryOutcome, MessageState } from './port.ts'

/** An event of a message. `isDeferred`: it was due later than when it was accepted. */
export type MessageEvent =
  | { readonly kind: 'claim' }
  | { readonly kind: Exclude<DeliveryOutcome['kind'], 'postponed' | 'released'> }
  | { readonly kind: 'released'; readonly isDeferred: boolean }
  | { readonly kind: 'retry' }

/**
 * The states of a message, as one table: `accepted → delivering → delivered | deferred | failed`.
 * A message whose holder died stays `delivering` until its lease is over, and may then be claimed again.
 * @returns the next state; undefined where the event is not possible in this one.
 */
export function nextMessageState(state: MessageState, event: MessageEvent): MessageState | undefined {
  switch (event.kind) {
    case 'claim':
      return state === 'accepted' || state === 'deferred' || state === 'delivering' ? 'delivering' : undefined
    case 'delivered':
    case 'deferred':
    case 'failed':
      return state === 'delivering' ? event.kind : undefined
    case 'released':
      return state === 'delivering' ? (event.isDeferred ? 'deferred' : 'accepted') : undefined
    case 'retry':
      return state === 'failed' || state === 'deferred' ? 'deferred' : undefined
    default:
      return assertNever(event)
  }
}
