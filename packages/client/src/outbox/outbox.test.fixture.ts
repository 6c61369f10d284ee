import type { Answer } from '../answer.ts'
import type { Connection } from '../connection.ts'
import type { Clock } from './clock.ts'
import type { Entry, Submission } from './entry.ts'
import type { Outgoing, Send } from './outbox.ts'
import type { PageEvents } from './page-events.ts'
import type { Store } from './store.ts'
import type { TabChannel } from './tab-channel.ts'

export const connection: Connection = {
  origin: 'https://provider.example',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
}

/** A submission as a form makes it. */
export function submission(id: string, changes: Partial<Submission> = {}): Submission {
  return {
    id,
    writtenAt: '2026-11-21T14:02:00+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection,
    params: { message: `Hello from ${id}` },
    ...changes,
  }
}

/** A `send` that remembers, and answers in turn: with an answer, or by throwing what is no answer. The last one stays. */
export function answers(...given: readonly (Answer | Error)[]): { readonly send: Send; readonly sent: Outgoing[] } {
  const sent: Outgoing[] = []
  const send: Send = async (outgoing) => {
    sent.push(outgoing)
    const answer = given[Math.min(sent.length, given.length) - 1]
    if (!answer || answer instanceof Error) throw answer
    return answer
  }
  return { send, sent }
}

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Goes on, and calls what falls due, each at its time; between two calls all promises that can are settled. */
  go(ms: number): Promise<void>
  /** Sets the clock, as people do: timers go on as they were. */
  set(nowMs: number): void
}

/** @param startMs - 2026-11-21T13:02:00Z, unless said otherwise. */
export function manualClock(startMs: number = Date.UTC(2026, 10, 21, 13, 2)): ManualClock {
  let nowMs = startMs
  let ranMs = 0
  const timers = new Set<{ readonly atMs: number; readonly call: () => void }>()
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 80; task++) await Promise.resolve()
  }
  return {
    now: () => nowMs,
    after(delayMs, call) {
      const timer = { atMs: ranMs + delayMs, call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async go(ms) {
      const untilMs = ranMs + ms
      await settle()
      for (;;) {
        const next = [...timers].sort((a, b) => a.atMs - b.atMs)[0]
        if (!next || next.atMs > untilMs) break
        timers.delete(next)
        nowMs += next.atMs - ranMs
        ranMs = next.atMs
        next.call()
        await settle()
      }
      nowMs += untilMs - ranMs
      ranMs = untilMs
    },
    set(newMs) {
      nowMs = newMs
    },
  }
}

/** A page's events under a test's control. */
export interface ManualPage extends PageEvents {
  goOffline(): void
  goOnline(): void
  look(): void
}

export function manualPage(): ManualPage {
  const listeners = new Set<Parameters<PageEvents['listen']>[0]>()
  let isOnline = true
  const tell = (cause: 'online' | 'visible'): void => {
    for (const listener of listeners) listener(cause)
  }
  return {
    isOnline: () => isOnline,
    listen(wake) {
      listeners.add(wake)
      return () => void listeners.delete(wake)
    },
    goOffline() {
      isOnline = false
    },
    goOnline() {
      isOnline = true
      tell('online')
    },
    look: () => tell('visible'),
  }
}

/** A store that calls `onClaimed` between the commit of each claim, whether made by `add` or `update`, and the page's next line. */
export function watchClaims(store: Store, onClaimed: (entry: Entry) => void): Store {
  const watch = (entry: Entry | undefined): void => {
    if (entry?.state.status === 'sending') onClaimed(entry)
  }
  return {
    ...store,
    add: (entry, adding) =>
      store.add(
        entry,
        adding && {
          ...adding,
          onAdded(added) {
            watch(added)
            adding.onAdded(added)
          },
        },
      ),
    async update(key, decide) {
      const entry = await store.update(key, decide)
      watch(entry)
      return entry
    },
  }
}

/** A channel for each of several tabs of one browser. */
export function tabChannels(count: number): readonly TabChannel[] {
  const listeners = new Map<number, (id: string) => void>()
  return Array.from({ length: count }, (_, tab) => ({
    post(id: string) {
      for (const [other, onChange] of listeners) if (other !== tab) queueMicrotask(() => onChange(id))
    },
    listen(onChange: (id: string) => void) {
      listeners.set(tab, onChange)
      return () => void listeners.delete(tab)
    },
  }))
}

/** A promise that is settled from outside. */
export function deferred<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
