import { assertNever } from '@letterslot/core'
import type { DeliveryOutcome, MessageState } from './port.ts'

/** What can happen to a message. `putOff`: whether it was due later than accepted. */
export type MessageEvent =
  | { readonly kind: 'claim' }
  | { readonly kind: Exclude<DeliveryOutcome['kind'], 'postponed' | 'released'> }
  | { readonly kind: 'released'; readonly putOff: boolean }
  | { readonly kind: 'retry' }

/**
 * The life of a message, as one table: `accepted → delivering → delivered | deferred | failed`.
 * A message whose holder died stays `delivering` until its lease is over, and may then be claimed again.
 * @returns the next state; undefined when the event has no place in this one.
 */
export function transition(state: MessageState, event: MessageEvent): MessageState | undefined {
  switch (event.kind) {
    case 'claim':
      return state === 'accepted' || state === 'deferred' || state === 'delivering' ? 'delivering' : undefined
    case 'delivered':
    case 'deferred':
    case 'failed':
      return state === 'delivering' ? event.kind : undefined
    case 'released':
      return state === 'delivering' ? (event.putOff ? 'deferred' : 'accepted') : undefined
    case 'retry':
      return state === 'failed' || state === 'deferred' ? 'deferred' : undefined
    default:
      return assertNever(event)
  }
}
