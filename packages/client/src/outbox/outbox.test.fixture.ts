import type { Connection } from '../connection.ts'
import type { Clock } from './clock.ts'
import type { Answer, Outgoing, Send } from './outbox.ts'
import type { PageEvents } from './page-events.ts'
import type { Submission } from './submission.ts'
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
export function answers(...turns: readonly (Answer | Error)[]): { readonly send: Send; readonly sent: Outgoing[] } {
  const sent: Outgoing[] = []
  const send: Send = async (outgoing) => {
    sent.push(outgoing)
    const turn = turns[Math.min(sent.length, turns.length) - 1]
    if (!turn || turn instanceof Error) throw turn
    return turn
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
    for (let turns = 0; turns < 80; turns++) await Promise.resolve()
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

/** What a page tells, as a test has it. */
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

/** A channel for each of several tabs of one browser. */
export function tabChannels(count: number): readonly TabChannel[] {
  const hearers = new Map<number, (id: string) => void>()
  return Array.from({ length: count }, (_, tab) => ({
    tell(id: string) {
      for (const [other, hear] of hearers) if (other !== tab) queueMicrotask(() => hear(id))
    },
    listen(hear: (id: string) => void) {
      hearers.set(tab, hear)
      return () => void hearers.delete(tab)
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
