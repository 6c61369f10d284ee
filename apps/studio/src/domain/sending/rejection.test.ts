import { SendError } from '@letterslot/client'
import { expect, it } from 'vitest'
import { asSendError } from './create-studio-transports.ts'
import { rejectionOf } from './rejection.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

it.each([
  [0, 'The relay does not answer.', { code: 'network', httpStatus: 0, text: 'Network Error', maybeSent: false }],
  [401, 'Pair again.', { code: 'rejected', httpStatus: 401, text: 'Pair again.', maybeSent: false }],
  [503, 'It cannot write.', { code: 'provider-failed', httpStatus: 503, text: 'It cannot write.', maybeSent: false }],
  [200, 'Not local.', { code: 'rejected', httpStatus: 200, text: 'Not local.', maybeSent: false }],
])('[T307] a relay’s %i before a send says that nothing went out', (status, words, rejection) => {
  expect(rejectionOf(asSendError(new RelayAnswerError(status, '', words)))).toEqual(rejection)
})

it('[T307] what is no answer of a relay stays as it is', () => {
  const error = new SendError({ code: 'timeout', status: 0, text: 'Timeout', sent: 'maybe' })
  expect(asSendError(error)).toBe(error)
  expect(rejectionOf(error)).toEqual({ code: 'timeout', httpStatus: 0, text: 'Timeout', maybeSent: true })
})

it('[T307] what is not the client’s own may have happened at any moment', () => {
  expect([rejectionOf(new Error('Out of luck')), rejectionOf('gone')]).toEqual([
    { code: 'unknown', httpStatus: 0, text: 'Out of luck', maybeSent: true },
    { code: 'unknown', httpStatus: 0, text: 'gone', maybeSent: true },
  ])
})
