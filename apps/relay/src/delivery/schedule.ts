const minute = 60_000
const hour = 60 * minute

/** The waits between the attempts at one mail. */
export interface RetrySchedule {
  /** Waits after the first attempts, in milliseconds, in order. */
  readonly firstMs: readonly number[]
  /** Every wait after those, in milliseconds. */
  readonly thenEveryMs: number
  /** The sum of planned waits, in milliseconds, after which the mail is given up: time the relay was down does not count. */
  readonly giveUpAfterMs: number
  /** The random part of a wait, as a share of it to either side, so that retries do not reach a recovered server together. */
  readonly jitter: number
}

/** The schedule that mail servers expect: soon, because of greylisting, then hourly for five days (RFC 5321, 4.5.4.1). */
export const defaultSchedule: RetrySchedule = {
  firstMs: [minute, 5 * minute, 15 * minute, 30 * minute],
  thenEveryMs: hour,
  giveUpAfterMs: 5 * 24 * hour,
  jitter: 0.1,
}

/**
 * The wait before the next attempt.
 * @param attempts - made so far, the one that just failed included.
 * @param random - uniform in [0, 1).
 * @returns milliseconds, or undefined where the schedule is used up.
 */
export function nextWaitMs(
  attempts: number,
  schedule: RetrySchedule = defaultSchedule,
  random: () => number = Math.random,
): number | undefined {
  if (plannedMs(attempts, schedule) > schedule.giveUpAfterMs) return undefined
  const spread = 1 + schedule.jitter * (2 * random() - 1)
  const waitMs = schedule.firstMs[attempts - 1] ?? schedule.thenEveryMs
  return Math.round(waitMs * spread)
}

/** The longest wait that the schedule plans, in milliseconds, jitter included. */
export function longestWaitMs({ firstMs, thenEveryMs, jitter }: RetrySchedule): number {
  return Math.ceil(Math.max(thenEveryMs, ...firstMs) * (1 + jitter))
}

/** The waits up to and after attempt number `attempts`, added up without jitter. */
function plannedMs(attempts: number, schedule: RetrySchedule): number {
  const first = schedule.firstMs.slice(0, attempts).reduce((sum, wait) => sum + wait, 0)
  return first + Math.max(0, attempts - schedule.firstMs.length) * schedule.thenEveryMs
}
