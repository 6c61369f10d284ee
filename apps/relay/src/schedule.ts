const minute = 60_000
const hour = 60 * minute

/** When a mail that could not be delivered for now is tried again. */
export interface RetrySchedule {
  /** Waits after the first attempts, in milliseconds, in order. */
  readonly firstMs: readonly number[]
  /** Every wait after those, in milliseconds. */
  readonly thenEveryMs: number
  /** How long to go on, in milliseconds, counted in planned waits: time the relay was down expires nothing. */
  readonly giveUpAfterMs: number
  /** How much earlier or later a try may fall, as a share of its wait, so that a recovered server is not stormed. */
  readonly jitter: number
}

/** What mail servers expect of a sender: soon, because of greylisting, then hourly for five days (RFC 5321, 4.5.4.1). */
export const defaultSchedule: RetrySchedule = {
  firstMs: [minute, 5 * minute, 15 * minute, 30 * minute],
  thenEveryMs: hour,
  giveUpAfterMs: 5 * 24 * hour,
  jitter: 0.1,
}

/**
 * How long to wait before the next attempt.
 * @param attempts - made so far, the one that just failed included.
 * @param random - uniform in [0, 1).
 * @returns milliseconds, or undefined when the schedule is used up and a person has to look.
 */
export function nextWaitMs(
  attempts: number,
  schedule: RetrySchedule = defaultSchedule,
  random: () => number = Math.random,
): number | undefined {
  if (plannedMs(attempts, schedule) > schedule.giveUpAfterMs) return undefined
  const spread = 1 + schedule.jitter * (2 * random() - 1)
  return Math.round(waitMs(attempts, schedule) * spread)
}

/** The longest wait that the schedule plans, in milliseconds, jitter included. */
export function longestWaitMs({ firstMs, thenEveryMs, jitter }: RetrySchedule): number {
  return Math.ceil(Math.max(thenEveryMs, ...firstMs) * (1 + jitter))
}

function waitMs(attempts: number, schedule: RetrySchedule): number {
  return schedule.firstMs[attempts - 1] ?? schedule.thenEveryMs
}

/** The waits up to and after attempt number `attempts`, added up without jitter. */
function plannedMs(attempts: number, schedule: RetrySchedule): number {
  const first = schedule.firstMs.slice(0, attempts).reduce((sum, wait) => sum + wait, 0)
  return first + Math.max(0, attempts - schedule.firstMs.length) * schedule.thenEveryMs
}
