import { readAnswer, SendError } from '@letterslot/client'
import type { Failure } from '@letterslot/core/form-state'
import { failureTextLength } from './constants.ts'
import type { Answer } from './transport.ts'

/** A failure, and whether the message may have arrived all the same. */
export interface FailedAttempt {
  readonly failure: Failure
  readonly maybeSent: boolean
}

/** What an answer means: undefined where it is the agreed yes, and only there. */
export function refusalOf({ status, text }: Answer): FailedAttempt | undefined {
  const code = readAnswer(status, text)
  if (code === 'accepted') return undefined
  return { failure: { code, status, text: oneLine(text) }, maybeSent: /unclear|failed/.test(code) }
}

/** What a transport's rejection means. What is not the client's error may have happened at any moment. */
export function readFailure(error: unknown): FailedAttempt {
  if (!(error instanceof SendError))
    return { failure: { code: 'unknown', status: 0, text: oneLine(`${error}`) }, maybeSent: true }
  const { code, status, text, field, limitBytes, sent } = error
  return { failure: { code, status, text: oneLine(text), field, limitBytes }, maybeSent: sent !== 'no' }
}

function oneLine(text: string): string {
  return text
    .trim()
    .replace(/\s*\n.*/s, '')
    .slice(0, failureTextLength)
}
