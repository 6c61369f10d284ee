import type { Outbox, OutboxHealth } from '../outbox/outbox.ts'
import type { Store } from '../outbox/store.ts'

/** Says of this very moment whether there is no room. */
export type IsFull = () => boolean

/** A store that refuses what would be written while there is no room, as a browser does; reading goes on. */
export function storeWithFaults(store: Store, isFull: IsFull): Store {
  const room = async (): Promise<void> => {
    if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return {
    ...store,
    add: (entry) => room().then(() => store.add(entry)),
    change: (key, decide) => room().then(() => store.change(key, decide)),
    changeLane: (key, decide) => room().then(() => store.changeLane(key, decide)),
  }
}

/**
 * One user's view of an outbox, to whom there is no room while others' messages are kept: what that user puts in is kept
 * in memory, and `health` says why.
 * @param follow - calls when `isFull` may have changed; its result ends that.
 */
export function outboxWithFaults(outbox: Outbox, isFull: IsFull, follow: (listener: () => void) => () => void): Outbox {
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
