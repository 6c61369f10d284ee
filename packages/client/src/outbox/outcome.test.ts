import { expect, it } from 'vitest'
import { SendError } from '../send-error.ts'
import { readOutcome, readRejection } from './outcome.ts'

it.each([
  [200, ' OK\n', { code: 'accepted', sent: 'yes' }],
  [200, '<html>Sign in to the hotel</html>', { code: 'unclear-answer', sent: 'maybe' }],
  [204, '', { code: 'unclear-answer', sent: 'maybe' }],
  [0, '', { code: 'provider-refused', sent: 'maybe' }],
  [503, 'busy', { code: 'provider-failed', sent: 'maybe' }],
  [412, 'Invalid grant', { code: 'provider-refused', sent: 'no' }],
  [429, 'Too Many Requests', { code: 'rate-limited', sent: 'no' }],
  [400, 'OK', { code: 'rejected', sent: 'no' }],
] as const)('[L67] [F42] takes only a 2xx with OK for sent: %i %s', (status, text, read) => {
  expect(readOutcome({ status, text })).toMatchObject({ ...read, status })
})

it('[L67] reads what a send rejects with, and doubts what is not the client’s', () => {
  const error = new SendError({ code: 'rate-limited', status: 429, text: 'Slow', sent: 'no', retryAfterMs: 5000 })
  expect(readRejection(error)).toEqual({
    code: 'rate-limited',
    status: 429,
    text: 'Slow',
    sent: 'no',
    retryAfterMs: 5000,
  })
  expect(readRejection(new TypeError('odd\n thing'))).toEqual({
    code: 'unknown',
    status: 0,
    text: 'TypeError: odd thing',
    sent: 'maybe',
  })
})
