import { readAnswer, SendError } from '@letterslot/client'
import { RelayAnswerError } from '../relay/relay-answer-error.ts'

/**
 * Turns what the relay's management answered before anything was sent (at pairing, or when it was given the template)
 * into the rejection that the client makes of the same answer: so a form tells the visitor what is so, that nothing
 * went out. What is no answer of a relay stays as it is.
 */
export function asSendError(error: unknown): unknown {
  if (!(error instanceof RelayAnswerError)) return error
  const { status, message, cause } = error
  if (status === 0) return new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'no', cause })
  const answer = readAnswer(status, message)
  const code = answer === 'accepted' || answer === 'unclear-answer' ? 'rejected' : answer
  return new SendError({ code, status, text: message, sent: 'no', cause: error })
}
