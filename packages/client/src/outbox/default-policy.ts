import type { Policy } from './policy.ts'

/** A policy as an app gives it. Three limits had other names before, which still count. */
export interface PolicyOptions extends Partial<Policy> {
  /** Former name of `maxUnclearRetries`. */
  readonly unclearTries?: number
  /** Former name of `maxReceipts`. */
  readonly receipts?: number
  /** Former name of `maxLoggedAttempts`. */
  readonly logged?: number
}

/** Returns a policy with the product's own limits where an app sets none. */
export function completePolicy({
  unclearTries: maxUnclearRetries = 3,
  receipts: maxReceipts = 200,
  logged: maxLoggedAttempts = 20,
  ...given
}: PolicyOptions = {}): Policy {
  return {
    paceMs: 1000,
    firstDelayMs: 2000,
    maxDelayMs: 3_600_000,
    maxRetryAfterMs: 86_400_000,
    probeMs: 21_600_000,
    giveUpMs: 604_800_000,
    maxUnclearRetries,
    timeoutMs: 30_000,
    fileTimeoutMs: 120_000,
    leaseMarginMs: 15_000,
    maxReceipts,
    maxLoggedAttempts,
    ...given,
  }
}

/** The product's own policy. */
export const defaultPolicy: Policy = /* @__PURE__ */ completePolicy()
