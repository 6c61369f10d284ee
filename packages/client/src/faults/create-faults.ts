import type { Answer } from '../answer.ts'
import { type Clock, deviceClock } from '../outbox/clock.ts'
import type { Outbox, OutboxHealth, Outgoing, Send } from '../outbox/outbox.ts'
import type { PageEvents } from '../outbox/page-events.ts'
import type { Store } from '../outbox/store.ts'
import { readResponse, throwUnreachable } from '../read-response.ts'
import { throwSendError } from '../send-error.ts'
import type { FaultName } from './fault-name.ts'
import { sleep } from './sleep.ts'
import { loseAnswer, spoiledAnswers } from './spoiled-answers.ts'

/** The delay of an answer on a slow line, in ms: longer than the 5 s after which a form says that it is still sending. */
export const slowLineMs = 9000

/** Faults on demand: one at a time, or none. */
export interface Faults {
  /** A way to send that behaves as the fault of the moment says; without one it is the way that it was given. */
  readonly send: (send: Send) => Send
  /** Begins a fault, or ends the one that is; an answer that is being held back comes at once then. */
  readonly set: (fault: FaultName | undefined) => void
  readonly current: () => FaultName | undefined
  /** Calls at each change, until the result is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** The page's events as an outbox receives them: nothing is online under `offline`, and with its end the network is back. */
  readonly page: (page: PageEvents) => PageEvents
  /** A store in which there is no room under `storage-full`. */
  readonly store: (store: Store) => Store
  /** One user's view of an outbox that others use too: under `storage-full` there is no room for this user. */
  readonly outbox: (outbox: Outbox) => Outbox
}

/** Calls back after some ms; the result cancels the call. */
export type After = Clock['after']

/** The clock, chance and sender that faults use. */
export interface FaultOptions {
  /** Default: the platform's timer. */
  readonly after?: After
}

/**
 * Makes faults on demand for what sends, to be shown and tested by. A simulated answer is read by the code that reads
 * real ones, so no caller can tell the difference.
 */
export function createFaults({ after = deviceClock.after }: FaultOptions = {}): Faults {
  let fault: FaultName | undefined
  let changed = new AbortController()
  const listeners = new Set<() => void>()

  const isFull = (): boolean => fault === 'storage-full'
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const unanswered = async (send: Send, outgoing: Outgoing, signal: AbortSignal): Promise<never> => {
    await loseAnswer(send, outgoing, signal)
    return throwUnreachable('maybe')
  }

  const late = async (send: Send, outgoing: Outgoing, signal: AbortSignal): Promise<Answer> => {
    const until = changed.signal
    const answer = await send(outgoing, { signal }).then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error
      },
    )
    await sleep(slowLineMs, after, signal, until)
    if (signal.aborted) throwSendError('aborted', 'Aborted', { sent: 'maybe', cause: signal.reason })
    return answer()
  }

  return {
    send:
      (send) =>
      async (outgoing, { signal }) => {
        if (signal.aborted) throwSendError('aborted', 'Aborted', { cause: signal.reason })
        switch (fault) {
          case undefined:
          case 'storage-full':
            return send(outgoing, { signal })
          case 'offline':
            return throwSendError('aborted', 'Aborted')
          case 'answer-lost':
            return unanswered(send, outgoing, signal)
          case 'slow-line':
            return late(send, outgoing, signal)
          default: {
            const { status, text } = spoiledAnswers[fault]
            return readResponse(status, text, 'maybe')
          }
        }
      },
    set: (next) => {
      if (next === fault) return
      fault = next
      changed.abort()
      changed = new AbortController()
      for (const listener of listeners) listener()
    },
    current: () => fault,
    subscribe,
    page: (page) => ({
      isOnline: (origin, entry) => fault !== 'offline' && page.isOnline(origin, entry),
      listen: (wake) => {
        let wasOffline = fault === 'offline'
        const stops = [
          page.listen(wake),
          subscribe(() => {
            if (wasOffline && fault !== 'offline') wake('online')
            wasOffline = fault === 'offline'
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      },
    }),
    store: (store) => storeWithFaults(store, isFull),
    outbox: (outbox) => outboxWithFaults(outbox, isFull, subscribe),
  }
}

/** Returns true while the storage is full. */
type IsFull = () => boolean

/** A store that refuses what would be written while there is no room, as a browser does; reading goes on. */
function storeWithFaults(store: Store, isFull: IsFull): Store {
  const room = async (): Promise<void> => {
    if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return {
    ...store,
    add: (entry, adding) => room().then(() => store.add(entry, adding)),
    update: (key, updater) => room().then(() => store.update(key, updater)),
    updateConnection: (key, updater) => room().then(() => store.updateConnection(key, updater)),
  }
}

/**
 * One user's view of an outbox, to whom there is no room while others' messages are kept: what that user puts in is kept
 * in memory, and `health` says why.
 * @param follow - calls when `isFull` may have changed; its result ends that.
 */
function outboxWithFaults(outbox: Outbox, isFull: IsFull, follow: (listener: () => void) => () => void): Outbox {
  const health = (): OutboxHealth =>
    isFull() ? { keeping: 'memory', fault: 'quota', sendsWhenClosed: false } : outbox.health()
  return {
    ...outbox,
    ready: outbox.ready.then(health),
    health,
    enqueue: (submission, options) => outbox.enqueue(submission, isFull() ? { ...options, keep: false } : options),
    subscribe: (listener) => {
      const stops = [
        outbox.subscribe((event) => listener(event.kind === 'health' ? { ...event, health: health() } : event)),
        follow(() => listener({ kind: 'health', health: health() })),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
