/** Calls back after some ms; the result calls it off. */
export type After = (ms: number, call: () => void) => () => void

/** The platform's timer. */
export const afterTimer: After = (ms, call) => {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

/** Waits until the time is over, or one of the signals aborts. */
export function pause(ms: number, after: After, ...signals: readonly AbortSignal[]): Promise<void> {
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
