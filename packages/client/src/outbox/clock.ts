/** Time, as the outbox reads and awaits it. */
export interface Clock {
  /** Ms since 1970 by this device's clock, which people set and which may jump. */
  now(): number
  /** Calls once after `delayMs`, at most a timer's longest delay. Returns a function that cancels the call. */
  after(delayMs: number, call: () => void): () => void
}

/** The device's own. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after(delayMs, call) {
    const timer = setTimeout(call, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The tolerated difference of two pages' clocks, in ms: each process of a browser reads the clock by itself. */
const clockSlackMs = 5_000

/**
 * Returns the rest of a wait, in ms. A clock that was set back since ends the wait, so that it never grows by a jump; one that
 * was set forward ends it early.
 * @param sinceMs - when the wait was set.
 * @param delayMs - how long it was to last.
 * @returns 0 where it is over.
 */
export function remainingMs(sinceMs: number, delayMs: number, nowMs: number): number {
  if (sinceMs > nowMs + clockSlackMs) return 0
  return Math.max(0, Math.min(delayMs, sinceMs + delayMs - nowMs))
}

/** From when on a wait that began counts as one that was set in the future. */
export function futureMs(nowMs: number): number {
  return nowMs + clockSlackMs
}
