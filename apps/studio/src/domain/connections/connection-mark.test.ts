import { expect, it } from 'vitest'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { VerificationState } from '../../model/verification-state.ts'
import { connectionFor, noAccountIds } from './account-ids.ts'
import { connectionMark } from './connection-mark.ts'

const nowMs = new Date(2026, 4, 20, 15, 0).getTime()
const at = new Date(2026, 4, 20, 14, 2).toISOString()
const minuteLater = new Date(2026, 4, 20, 14, 3).toISOString()
const account = connectionFor('emailjs', { ...noAccountIds, publicKey: 'pk', serviceId: 's', templateId: 't' }, [])
const test = { at, reference: '7F3K-Q2', answer: { httpStatus: 200, text: 'OK' } }
const refusedAs = (httpStatus: number, text: string): VerificationState => ({
  ...test,
  status: 'refused',
  answer: { httpStatus, text },
  code: httpStatus < 402 ? 'rejected' : 'provider-refused',
  maybeSent: false,
})
const failed = {
  ...test,
  status: 'refused',
  answer: { httpStatus: 503, text: 'Service Unavailable' },
  code: 'provider-failed',
  maybeSent: true,
} as const
const silent = { ...test, answer: { httpStatus: 0, text: 'Network Error' }, code: 'network', maybeSent: false } as const
const inState = (state: VerificationState): StoredConnection => ({ ...account, state })

it.each<readonly [VerificationState, string, string]>([
  [{ status: 'entered' }, 'neutral', 'Entered, not tested'],
  [{ status: 'accepted', ...test }, 'wait', 'Accepted 14:02. Did it arrive?'],
  [{ status: 'arrived', arrivedAt: minuteLater, ...test }, 'ok', 'Arrived 14:03'],
  [{ status: 'missing', missedAt: minuteLater, ...test }, 'bad', 'Accepted 14:02. It did not arrive'],
  [{ status: 'unclear', ...test }, 'wait', 'Perhaps accepted 14:02'],
  [{ status: 'unanswered', ...silent }, 'wait', 'No answer 14:02'],
  [refusedAs(400, 'The service ID not found. To …'), 'bad', 'Refused 14:02: the service ID was not found'],
  [refusedAs(400, 'The Public Key is invalid. To …'), 'bad', 'Refused 14:02: the public key is not valid'],
  [refusedAs(400, 'The template ID not found. To …'), 'bad', 'Refused 14:02: the template ID was not found'],
  [refusedAs(404, 'Account not found'), 'bad', 'Refused 14:02: the account was not found'],
  [refusedAs(412, 'Gmail_API: Invalid grant'), 'bad', 'Refused 14:02: the mailbox is disconnected'],
  [failed, 'wait', 'Perhaps accepted 14:02: the provider has a fault'],
])('[T862] [F80] a connection as %j is marked %s, “%s”', (state, tone, words) => {
  expect(connectionMark(inState(state), nowMs)).toEqual({ status: state.status, tone, words })
})

it('[T862] an account whose only test has no answer yet is not called untested; a test inbox is ready all the same', () => {
  const tests = [{ reference: '7F3K-Q2', savedAt: at, bytes: 1200 }]
  expect(connectionMark({ ...account, tests }, nowMs)).toEqual({
    status: 'tried',
    tone: 'wait',
    words: 'Test sent 14:02. No answer known yet',
  })
  expect(connectionMark({ ...practiceConnection, tests }, nowMs)).toMatchObject({ tone: 'neutral', words: 'Ready' })
})

it('[T862] nothing was entered where nothing could be, and no connection is none', () => {
  expect(connectionMark(account, nowMs)).toMatchObject({ status: 'entered', tone: 'neutral' })
  expect(connectionMark(practiceConnection, nowMs)).toMatchObject({ tone: 'neutral', words: 'Ready' })
  expect(connectionMark(undefined, nowMs)).toEqual({ status: 'none', tone: 'neutral', words: 'Not connected' })
})
