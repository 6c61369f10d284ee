/** How often and how long the outbox tries. */
export interface Policy {
  /** Between two attempts on one connection, from start to start. The provider takes one a second. */
  readonly paceMs: number
  /** What the first wait is drawn from; each further one from twice as much. */
  readonly firstDelayMs: number
  /** What no wait of ours is longer than. */
  readonly maxDelayMs: number
  /** The longest `Retry-After` that is believed: longer ones are mistakes, or clocks that are wrong. */
  readonly maxRetryAfterMs: number
  /** Between two probes of what is parked and may pass by itself. */
  readonly probeMs: number
  /** Waited in all because of a server's answers: then a person must act. Time offline never counts. */
  readonly giveUpMs: number
  /** How many answers of the unclear kind are tried again soon. */
  readonly unclearTries: number
  /** When an attempt ends by itself. */
  readonly timeoutMs: number
  readonly fileTimeoutMs: number
  /** How much longer than that nobody else may take the message up. */
  readonly leaseMarginMs: number
  /** How many receipts are kept. */
  readonly receipts: number
  /** How many of a message's attempts are kept. */
  readonly logged: number
}

/** The product's own policy. */
export const defaultPolicy: Policy = {
  paceMs: 1000,
  firstDelayMs: 2000,
  maxDelayMs: 3_600_000,
  maxRetryAfterMs: 86_400_000,
  probeMs: 21_600_000,
  giveUpMs: 604_800_000,
  unclearTries: 3,
  timeoutMs: 30_000,
  fileTimeoutMs: 120_000,
  leaseMarginMs: 15_000,
  receipts: 200,
  logged: 20,
}

/**
 * Picks how long to wait before the next attempt: exponential, full jitter.
 * @param failures - failures in a row, 1-based.
 * @param chance - uniform in [0, 1).
 * @returns ms, from 0 up to `policy.maxDelayMs`.
 * @see Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015
 */
export function backoffMs(failures: number, policy: Policy, chance: number): number {
  return Math.floor(chance * Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (failures - 1)))
}
