/** The outbox's limits: paces, waits and counts. */
export interface Policy {
  /** Between two attempts on one connection, from start to start. The provider takes one a second. */
  readonly paceMs: number
  /** The upper bound of the first random wait, in ms; each further wait's bound is twice the last one's. */
  readonly firstDelayMs: number
  /** The greatest bound of a random wait, in ms. */
  readonly maxDelayMs: number
  /** The longest `Retry-After` that is believed: longer ones are mistakes, or clocks that are wrong. */
  readonly maxRetryAfterMs: number
  /** Between two probes of what is parked and may pass by itself. */
  readonly probeMs: number
  /** Waited in all because of a server's answers: then a person must act. Time offline never counts. */
  readonly giveUpMs: number
  /** The number of retries after unclear answers, before a maker must act. */
  readonly maxUnclearRetries: number
  /** When an attempt ends by itself. */
  readonly timeoutMs: number
  readonly fileTimeoutMs: number
  /** Added to an attempt's time limit, in ms: until then no other page may claim the message. */
  readonly leaseMarginMs: number
  /** The number of receipts that are kept. */
  readonly maxReceipts: number
  /** The number of a message's attempts that its log keeps. */
  readonly maxLoggedAttempts: number
}

/**
 * Picks the wait before the next attempt: exponential, full jitter.
 * @param failures - failures in a row, 1-based.
 * @param chance - uniform in [0, 1).
 * @returns ms, from 0 up to `policy.maxDelayMs`.
 * @see Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015
 */
export function backoffMs(failures: number, policy: Policy, chance: number): number {
  return Math.floor(chance * Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (failures - 1)))
}
