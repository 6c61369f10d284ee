import type { Clock } from '@letterslot/client/outbox'

/** The page's own time. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
