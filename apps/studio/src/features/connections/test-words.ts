import { explainAnswer } from '@letterslot/client/answers'
import { assertNever } from '@letterslot/core'
import { testSendText } from '../../catalogue/connect.ts'
import type { ProviderAnswer, Rejection } from '../../sending/provider-answer.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import type { Tone } from '../../ui/Pill.tsx'
import type { TestSend } from './test-send.ts'

/** The pill for a test's state: never more than is known. */
export function pillOf({ status }: TestSend): { readonly tone: Tone; readonly words: string } {
  switch (status) {
    case 'idle':
      return { tone: 'neutral', words: testSendText.idle }
    case 'sending':
      return { tone: 'wait', words: testSendText.going }
    case 'refused':
      return { tone: 'bad', words: testSendText.refused }
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

/** The provider's own words, quoted: `412 Gmail_API: Invalid grant…`. */
export function quoted(httpStatus: number, text: string): string {
  const said = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
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
