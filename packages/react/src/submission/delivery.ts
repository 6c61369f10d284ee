import type { Entry, Outbox } from '@letterslot/client/outbox'
import type { Values } from '@letterslot/core'
import { spinnerDelayMs, spinnerStaysMs } from './constants.ts'

/** The delivery of a form's message: none is followed, one is, or one was deleted and may be brought back. */
export type DeliveryState =
  | (Unset<Followed & Deleted> & { readonly status: 'idle' })
  | (Followed & Unset<Deleted> & { readonly status: 'following' })
  | (Unset<Followed> & Deleted & { readonly status: 'deleted' })

type Unset<Facts> = { readonly [Key in keyof Facts]?: undefined }

interface Followed {
  readonly id: string
  /** As the outbox last told of it; undefined until it is read. */
  readonly entry?: Entry | undefined
  /** The end of its connection's pause, ms since 1970. */
  readonly pausedUntilMs?: number | undefined
  readonly request?: AttemptRequest | undefined
}

interface Deleted {
  /** `values` stood on the page with the message; undefined where it was one of before. */
  readonly deleted: { readonly entry: Entry; readonly values: Values | undefined }
}

/** The visitor's request for an attempt, open until its result is shown. */
export interface AttemptRequest {
  readonly sinceMs: number
  /** The entry's count of attempts at that moment; undefined once the visitor was told that it takes long. */
  readonly attempts?: number | undefined
}

// Each event has one function, which returns the delivery after it: the very same one where the event means nothing to it.

/** The first state, and the one after a message that the form shows no longer. */
export const idle: DeliveryState = { status: 'idle' }

/** The form shows a message; with no id none. */
export function followed(id: string | undefined, entry?: Entry): DeliveryState {
  return id ? { status: 'following', id, entry } : idle
}

/** The outbox tells of an entry, any one; the news may come late. */
export function changed(delivery: DeliveryState, entry: Entry, pausedUntilMs: number | undefined): DeliveryState {
  return delivery.id !== entry.id || isOlder(entry, delivery.entry) ? delivery : { ...delivery, entry, pausedUntilMs }
}

/** The visitor asks for an attempt, is told that it takes long or, with no request, has the result. */
export function requested(delivery: DeliveryState, request?: AttemptRequest): DeliveryState {
  return delivery.id ? { ...delivery, request } : delivery
}

/** The outbox lost an entry, any one. */
export function removed(delivery: DeliveryState, id: string): DeliveryState {
  return delivery.id === id ? idle : delivery
}

/** The visitor deleted the message; with no entry it was gone before. */
export function deleted(entry: Entry | undefined, values: Values | undefined): DeliveryState {
  return entry ? { status: 'deleted', deleted: { entry, values } } : idle
}

/** True for an entry that is older than another, though the news of it comes later. */
function isOlder({ fence, state }: Entry, than: Entry | undefined): boolean {
  if (!than || fence !== than.fence) return than !== undefined && fence < than.fence
  const { status } = than.state
  return status === 'sent' || (status !== 'sending' && state.status === 'sending')
}

/** The facts beside an entry that decide what is shown of it. */
export interface DisplayFacts {
  readonly request: AttemptRequest | undefined
  /** Knows if an attempt of an entry runs. */
  readonly outbox: Pick<Outbox, 'isUnderWay'>
  readonly isOnline: boolean
  readonly nowMs: number
}

/**
 * Decides what is shown of an entry, and so what an open request comes to: that it is being tried, or its outcome.
 * @returns for the outcome the milliseconds until it is shown: a spinner that is on the screen stays there long enough to
 * be seen.
 */
export function displayOf(entry: Entry, { request, outbox, isOnline, nowMs }: DisplayFacts): 'tryStarted' | number {
  const isNext = entry.state.status === 'queued' && entry.attempts === request?.attempts
  // Without a network nothing goes out, whatever began before.
  if (isOnline && (outbox.isUnderWay(entry) || isNext)) return 'tryStarted'
  const elapsedMs = request ? nowMs - request.sinceMs : 0
  return elapsedMs < spinnerDelayMs ? 0 : Math.max(0, spinnerDelayMs + spinnerStaysMs - elapsedMs)
}
