import type { SenderClock } from './clock.ts'

/** A clock for tests: it stands still until told otherwise. */
export interface ManualClock extends SenderClock {
  /** Moves on, and ends each sleep until then. */
  advance(ms: number): void
}

/** Makes a clock that stands at `nowMs`. */
export function createManualClock(nowMs: number): ManualClock {
  let now = nowMs
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>()
  return {
    nowMs: () => now,
    sleep: (ms, signal) => {
      if (signal.aborted || ms <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const sleeper = {
          untilMs: now + ms,
          wake: () => {
            sleepers.delete(sleeper)
            resolve()
          },
        }
        sleepers.add(sleeper)
        signal.addEventListener('abort', sleeper.wake, { once: true })
      })
    },
    advance: (ms) => {
      now += ms
      for (const sleeper of [...sleepers]) if (sleeper.untilMs <= now) sleeper.wake()
    },
  }
}
