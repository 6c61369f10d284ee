import { explainAnswer } from '@letterslot/client/answers'
import { assertNever } from '@letterslot/core'
import type { ProviderAnswer, Rejection } from '../../domain/sending/provider-answer.ts'
import { testSendText } from '../../domain/texts/connect.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { TestAnswer } from '../../model/verification-state.ts'
import type { Tone } from '../../ui/Pill.tsx'
import type { TestSend } from './test-send.ts'

/** The pill for a test's state: never more than is known. */
export function pillOf(test: TestSend): { readonly tone: Tone; readonly words: string } {
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
      return isUnanswered(test)
        ? { tone: 'wait', words: testSendText.unanswered }
        : { tone: 'bad', words: testSendText.refused }
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
export function isUnanswered(test: TestSend): boolean {
  return test.status === 'refused' && test.httpStatus === 0 && test.maybeSent
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
export function quoted(httpStatus: number, text: string): string {
  const said = onOneLine(text)
  if (httpStatus === 0) return said === '' ? testSendText.saidNothing : said
  return testSendText.answered(httpStatus, said)
}

/** Why a message was not accepted by this kind of connection and what to do, and whether it may be there all the same. */
export function refusalWords(
  { code, maybeSent, httpStatus = 0, text = '' }: Pick<Rejection, 'code' | 'maybeSent'> & Partial<ProviderAnswer>,
  kind: StoredConnection['kind'],
): string {
  const arrived = maybeSent ? testSendText.maybeSent : testSendText.nothingSent
  if (code === 'network' && kind === 'test-inbox') return `${testSendText.inboxSilent} ${arrived}`
  const { title, step } = explainAnswer({
    code,
    status: httpStatus,
    text,
    origin: kind === 'emailjs' ? undefined : kind,
  })
  return `${title}. ${step.text} ${arrived}`
}
