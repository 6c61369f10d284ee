/** Time, as the outbox reads and awaits it. */
export interface Clock {
  /** Ms since 1970 by this device's clock, which people set and which may jump. */
  now(): number
  /** Calls once after `delayMs`, which is at most a timer's longest. Returns what calls it off. */
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
