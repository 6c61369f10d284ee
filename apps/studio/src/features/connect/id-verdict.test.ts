import { expect, it } from 'vitest'
import { brandConnectionId, type EmailJsConnection } from '../../model/connection.ts'
import type { VerificationState } from '../../model/verification-state.ts'
import { idVerdict } from './AccountPanel.tsx'

const ids = { origin: '', publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const connection: EmailJsConnection = { kind: 'emailjs', id: brandConnectionId('c'), name: 'EmailJS', ...ids }
const test = { at: '2026-05-20T12:02:00Z', reference: '7F3K-Q2', answer: { httpStatus: 200, text: 'OK' } }
const refused: VerificationState = {
  ...test,
  status: 'refused',
  answer: { httpStatus: 400, text: 'The service ID not found' },
  code: 'rejected',
  maybeSent: false,
}
const parts = ['publicKey', 'serviceId', 'templateId'] as const
const wordsIn = (state: VerificationState) => parts.map((part) => idVerdict(part, ids, { ...connection, state })?.words)

it('[T873] [F80] a verdict is of the id that the answer was about, and of no other', () => {
  expect(wordsIn(refused)).toEqual(['No answer about it', 'Not found there', 'No answer about it'])
  expect(idVerdict('serviceId', ids, { ...connection, state: refused })?.tone).toBe('bad')
})

it('[T873] [F80] an id is green once the mail arrived, and not because it was accepted', () => {
  expect(idVerdict('serviceId', ids, { ...connection, state: { ...test, status: 'accepted' } })?.tone).toBe('wait')
  const arrived: VerificationState = { ...test, status: 'arrived', arrivedAt: test.at }
  expect(idVerdict('serviceId', ids, { ...connection, state: arrived })?.tone).toBe('ok')
})

it('[T873] nothing is said of an id that is missing, and of another one only that it is not in use', () => {
  expect(idVerdict('serviceId', { ...ids, serviceId: ' ' }, connection)).toBe(undefined)
  expect(idVerdict('serviceId', { ...ids, serviceId: 'service_2' }, { ...connection, state: refused })).toEqual({
    tone: 'neutral',
    words: 'Not in use yet',
  })
  expect(wordsIn({ status: 'entered' })).toEqual(['Not tested', 'Not tested', 'Not tested'])
  const tests = [{ reference: '7F3K-Q2', savedAt: test.at, bytes: 1200 }]
  expect(idVerdict('serviceId', ids, { ...connection, tests })?.words).toBe('No answer about it')
})
