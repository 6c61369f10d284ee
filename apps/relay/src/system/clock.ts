import { setTimeout as sleepFor } from 'node:timers/promises'

/** Time as the sender sees it; tests bring their own. */
export interface SenderClock {
  /** Milliseconds since the epoch. */
  nowMs(): number
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** The machine's own clock. */
export const systemClock: SenderClock = {
  nowMs: Date.now,
  sleep: (ms, signal) => sleepFor(ms, undefined, { signal }).catch(() => undefined),
}

/** A day of 24 hours, in milliseconds. */
export const dayMs = 86_400_000
