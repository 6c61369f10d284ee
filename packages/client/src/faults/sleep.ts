import type { Clock } from '../outbox/clock.ts'

/** Waits until the time is over, or one of the signals aborts. */
export function sleep(ms: number, after: Clock['after'], ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (): void => {
      over.abort()
      cancel()
      resolve()
    }
    const cancel = after(ms, end)
    for (const signal of signals) {
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true, signal: over.signal })
    }
  })
}
