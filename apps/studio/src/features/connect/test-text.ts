import { assertNever } from '@letterslot/core'
import { explainInWords } from '../../domain/sending/explain-in-words.ts'
import type { ProviderAnswer, Rejection } from '../../domain/sending/rejection.ts'
import { testSendText } from '../../domain/texts/connect.ts'
import { formatDuration } from '../../domain/texts/format.ts'
import { clockTime, minuteMs } from '../../domain/texts/times.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { KeptTest, TestAnswer, VerificationState } from '../../model/verification-state.ts'
import { isSilence } from '../../model/verification-state.ts'
import { language } from '../../ui/language.ts'
import type { Tone } from '../../ui/Pill.tsx'
import type { TestSendState } from './test-send.ts'

/** The pill for a test's state: never more than is known. */
export function pillOf(test: TestSendState): { readonly tone: Tone; readonly words: string } {
  const { status } = test
  switch (status) {
    case 'idle':
      return { tone: 'neutral', words: testSendText.idle }
    case 'saving':
    case 'sending':
      return { tone: 'wait', words: testSendText.going }
    case 'interrupted':
      return { tone: 'wait', words: testSendText.interrupted }
    case 'refused':
      if (!test.maybeSent) return { tone: 'bad', words: testSendText.refused }
      return { tone: 'wait', words: isUnanswered(test) ? testSendText.unanswered : testSendText.unclear }
    case 'unclear':
      return { tone: 'wait', words: testSendText.unclear }
    case 'accepted':
      return { tone: 'wait', words: testSendText.yourTurnShort }
    case 'arriving':
      return { tone: 'wait', words: testSendText.waiting }
    case 'late':
      return { tone: 'wait', words: testSendText.late }
    case 'unseen':
      return { tone: 'wait', words: testSendText.unseen }
    case 'missing':
      return { tone: 'bad', words: testSendText.missingShort }
    case 'arrived':
      return { tone: 'ok', words: testSendText.arrived }
    default:
      return assertNever(status)
  }
}

/** Tells if nobody answered a test that may have arrived: it was not refused. */
export function isUnanswered(test: TestSendState): boolean {
  return test.status === 'refused' && test.maybeSent && isSilence(test)
}

/** The provider's own words on one line, at most 300 characters. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}

/** An answer as it came, to stand in quotation marks: `412 Gmail_API: Invalid grant…`. */
export function answerAsItCame({ httpStatus, text }: TestAnswer): string {
  return `${httpStatus} ${onOneLine(text)}`.trim()
}

/** A sentence about an answer: `It answered 412 Gmail_API: Invalid grant….`. */
export function quotedAnswer(httpStatus: number, text: string): string {
  const said = onOneLine(text)
  if (httpStatus === 0) return said === '' ? testSendText.saidNothing : said
  return testSendText.answered(httpStatus, said)
}

/** Why a message was not accepted by this kind of connection and what to do, and whether it may be there all the same. */
export function refusalText(
  { code, maybeSent, httpStatus = 0, text = '' }: Pick<Rejection, 'code' | 'maybeSent'> & Partial<ProviderAnswer>,
  kind: StoredConnection['kind'],
): string {
  const arrived = maybeSent ? testSendText.maybeSent : testSendText.nothingSent
  if (code === 'network' && kind === 'test-inbox') return `${testSendText.inboxSilent} ${arrived}`
  const atProvider = kind === 'emailjs'
  const { id, title, step } = explainInWords({
    code,
    status: httpStatus,
    text,
    origin: atProvider ? undefined : kind,
  })
  const steps = Object.entries(atProvider ? testSendText.step : testSendText.stepAtRelay)
  const [, own = step.text] = steps.find(([key]) => key === id) ?? []
  return `${title}. ${own} ${arrived}`
}

const preciseClock = new Intl.DateTimeFormat(language, {
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
    return `+${formatDuration(sinceMs)}`
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
export function testBeforeText({ savedAt, outcome }: KeptTest, nowMs: number): string {
  return testSendText.before(clockTime(savedAt, nowMs), testSendText.outcome[outcome ?? 'unknown'])
}
