import { createOutbox, type Outbox, type Send, type Store } from '@letterslot/client/outbox'
import { throwUnreachable } from '../../../packages/client/src/read-response.ts'
import type { VirtualClock } from '../virtual-clock.ts'
import { createFaultyStore } from './faulty-store.ts'
import { createLife, type Life } from './life.ts'
import type { Weather } from './weather.ts'

/** A page that has the outbox open. */
export interface Tab {
  readonly life: Life
  readonly outbox: Outbox
  /** The device's network comes, or goes. */
  setOnline(isOnline: boolean): void
}

/** The state that all tabs of one profile share. */
export interface TabOptions {
  readonly channel: Set<(id: string, from: Life) => void>
  readonly store: Store
  readonly send: Send
  readonly clock: VirtualClock
  readonly random: () => number
  readonly weather: () => Weather
}

/** Opens one. */
export function openTab({ channel, store, send, clock, random, weather }: TabOptions): Tab {
  const life = createLife()
  let isOnline = true
  let wake = (): void => {}
  const outbox = createOutbox({
    store: createFaultyStore({ store, life, random, weather }),
    random,
    channel: {
      post(id) {
        for (const onChange of channel) onChange(id, life)
      },
      listen(onChange) {
        const listener = (id: string, from: Life): void => {
          // In a task of its own, as a BroadcastChannel does.
          if (from !== life) queueMicrotask(() => life.tell(() => onChange(id)))
        }
        channel.add(listener)
        return () => channel.delete(listener)
      },
    },
    // A device that says that it has no network does not contact one: HTML, navigator.onLine.
    send: (outgoing, options) =>
      life.pass(async () => (isOnline ? send(outgoing, options) : throwUnreachable('maybe'))),
    clock: { now: clock.now, after: (ms, call) => clock.after(ms, () => life.tell(call)) },
    page: {
      isOnline: () => isOnline,
      listen(call) {
        wake = () => life.tell(() => call('online'))
        return () => {}
      },
    },
  })
  return {
    life,
    outbox,
    setOnline(online) {
      isOnline = online
      if (online) wake()
    },
  }
}
