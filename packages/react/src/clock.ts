/** Time, as an argument: tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after `ms`. Returns what calls it off. */
  after(ms: number, callback: () => void): () => void
}

/** The page's own time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
