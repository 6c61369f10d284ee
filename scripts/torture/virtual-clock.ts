/** Time that passes only when it is told to: a year of retries in a second. */
export interface VirtualClock {
  /** The time of the device's clock, ms since 1970. It jumps; timers do not. */
  now(): number
  /** Calls once after some ms; the result calls it off. */
  after(ms: number, call: () => void): () => void
  /** Sets the device's clock forward, or back, by so much. */
  jump(byMs: number): void
  /** Goes on to the next timer and calls it. @returns whether there was one. */
  step(): boolean
  /** Time that passed, whatever the clock showed, ms. */
  elapsedMs(): number
}

interface Timer {
  readonly dueMs: number
  readonly call: () => void
}

/** Starts time at a moment, ms since 1970. */
export function createVirtualClock(startMs: number): VirtualClock {
  let elapsedMs = 0
  let shownMs = startMs
  const timers = new Set<Timer>()
  return {
    now: () => shownMs,
    after(ms, call) {
      const timer = { dueMs: elapsedMs + Math.max(0, ms), call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    jump(byMs) {
      shownMs += byMs
    },
    step() {
      // The first of those that are due at the same time was set first: a set keeps the order.
      let next: Timer | undefined
      for (const timer of timers) if (next === undefined || timer.dueMs < next.dueMs) next = timer
      if (next === undefined) return false
      timers.delete(next)
      shownMs += next.dueMs - elapsedMs
      elapsedMs = next.dueMs
      next.call()
      return true
    },
    elapsedMs: () => elapsedMs,
  }
}
