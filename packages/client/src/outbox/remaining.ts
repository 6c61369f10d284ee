/** How far two clocks of one device are taken to differ, in ms: pages read them in processes of their own. */
const clockSlackMs = 5_000

/**
 * How much of a wait is left. A clock that was set back since ends the wait, so that it never grows by a jump; one that
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
