import { assertNever } from '@letterslot/core'
import { testSendText } from '../../catalogue/connect.ts'
import type { Rejection } from '../../sending/provider-answer.ts'
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

function whyRefused(code: Rejection['code'], kind: StoredConnection['kind']): string {
  const { why } = testSendText
  switch (code) {
    case 'missing-public-key':
    case 'missing-service-id':
    case 'missing-template-id':
      return why.notConnected
    case 'network':
      return kind === 'test-inbox' ? why.inboxSilent : why.silent
    case 'timeout':
      return why.timeout
    case 'blocked':
    case 'headless':
      return why.blocked
    case 'too-large':
      return why.tooLarge
    case 'aborted':
      return why.aborted
    case 'rate-limited':
      return why.rateLimited
    case 'provider-failed':
      return why.failed
    case 'provider-refused':
      return why.account
    case 'rejected':
    case 'bad-arguments':
      return why.rejected
    case 'challenge':
      return why.challenge
    case 'unknown':
      return why.unknown
    default:
      return assertNever(code)
  }
}

/** Why a message was not accepted by this kind of connection, in words, and whether it may be there all the same. */
export function refusalWords(
  { code, maybeSent }: Pick<Rejection, 'code' | 'maybeSent'>,
  kind: StoredConnection['kind'],
): string {
  return `${whyRefused(code, kind)} ${maybeSent ? testSendText.maybeSent : testSendText.nothingSent}`
}
