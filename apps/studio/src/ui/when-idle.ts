/** Time after which work is done although the browser never was idle; ms. */
const maxIdleWaitMs = 500
/** The wait in its place in Safari, which has no notion of being idle; ms. */
const usualWaitMs = 50

/**
 * Calls back once the browser has nothing better to do.
 * @returns what gives it up.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: maxIdleWaitMs })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(work, usualWaitMs)
  return () => clearTimeout(asked)
}
