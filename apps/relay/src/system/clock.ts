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
  // Not that of `node:timers/promises`, which makes an error of each early end: one for every mail.
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    }),
}

/** A day of 24 hours, in milliseconds. */
export const dayMs = 86_400_000
