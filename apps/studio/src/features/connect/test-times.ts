import { testSendText } from '../../domain/texts/connect.ts'
import { clockTime, minuteMs } from '../../domain/texts/format.ts'
import type { KeptTest, VerificationState } from '../../model/verification-state.ts'

const preciseClock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** The times of a test's steps, as they are shown; a step whose time is not known has none. */
export interface TestTimes {
  readonly saved?: string
  readonly sent?: string
  readonly ended?: string
  readonly told?: string
}

/**
 * Returns the times of a test's steps: the first by the clock, each other since then while that is under a minute.
 * @param nowMs - milliseconds since the epoch.
 */
export function testTimes(
  { savedAt, sentAt, endedAt, toldAt }: Partial<Omit<KeptTest, 'outcome'>>,
  nowMs: number,
): TestTimes {
  const shown = (at: string): string => {
    const sinceMs = savedAt === undefined ? Number.NaN : Date.parse(at) - Date.parse(savedAt)
    if (!(sinceMs >= 0 && sinceMs < minuteMs)) return clockTime(at, nowMs)
    return sinceMs < 1000 ? `+${sinceMs} ms` : `+${(Math.floor(sinceMs / 100) / 10).toFixed(1)} s`
  }
  return {
    ...(savedAt !== undefined && { saved: savedTime(savedAt, nowMs) }),
    ...(sentAt !== undefined && { sent: shown(sentAt) }),
    ...(endedAt !== undefined && { ended: shown(endedAt) }),
    ...(toldAt !== undefined && { told: shown(toldAt) }),
  }
}

/** To the millisecond today, so that what follows can be added to it; to the minute on an earlier day. */
function savedTime(at: string, nowMs: number): string {
  const isToday = new Date(at).toDateString() === new Date(nowMs).toDateString()
  return isToday ? preciseClock.format(new Date(at)) : clockTime(at, nowMs)
}

/** Returns the times that a state holds of a test whose course was not kept. */
export function timesOfState(state: VerificationState): Partial<KeptTest> {
  if (!('reference' in state)) return {}
  const toldAt = state.status === 'arrived' ? state.arrivedAt : state.status === 'missing' ? state.missedAt : undefined
  return { endedAt: state.at, ...(toldAt !== undefined && { toldAt }) }
}

/** Returns one line about an earlier test: "Before: yesterday 18:20, arrived". */
export function beforeWords({ savedAt, outcome }: KeptTest, nowMs: number): string {
  return testSendText.before(clockTime(savedAt, nowMs), testSendText.outcome[outcome ?? 'unknown'])
}
