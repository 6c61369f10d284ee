import { readAnswer, SendError } from '@letterslot/client'
import { assertNever } from '@letterslot/core'
import type { EmailErrorCode } from '@letterslot/email'

/** The answer that the provider and the relay give where a mail cannot be made, so that practice teaches the truth. */
interface Refusal {
  readonly status: number
  readonly text: string
}

/** Turns the reason why there is no mail into the rejection that the client makes of the provider's own answer. */
export function practiceRefusal(code: EmailErrorCode, cause: Error): SendError {
  return rejection(refusalFor(code), cause)
}

/** The rejection where this browser did not keep the mail: nothing was accepted. */
export function storageRefusal(cause: unknown): SendError {
  return rejection({ status: 503, text: 'This browser did not keep the mail. Nothing was accepted' }, cause)
}

function rejection({ status, text }: Refusal, cause: unknown): SendError {
  const answer = readAnswer(status, text)
  const code = answer === 'accepted' || answer === 'unclear-answer' ? 'rejected' : answer
  return new SendError({ code, status, text, sent: 'no', cause })
}

function refusalFor(code: EmailErrorCode): Refusal {
  switch (code) {
    case 'tag-raw':
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
    case 'parameter-not-text':
    case 'template-faults':
      return { status: 400, text: 'Template: One or more dynamic variables are corrupted' }
    case 'recipient-empty':
      return { status: 422, text: 'The recipients address is empty' }
    case 'recipient-invalid':
      return { status: 422, text: 'The recipients address is corrupted' }
    case 'recipient-from-visitor':
      return { status: 422, text: 'The recipients address may not come from a visitor' }
    default:
      return assertNever(code)
  }
}
