import type { Answer } from '../answer.ts'
import { readAnswer } from '../answer.ts'
import { oneLine, SendError, type SendErrorCode, type Sent } from '../send-error.ts'

/** The outcome of one attempt, as it is recorded. */
export interface AttemptOutcome {
  readonly code: AttemptCode
  readonly status: number
  readonly text: string
  /** The provider's possession of the message. */
  readonly sent: Sent
  /** The wait that the provider asks for, in ms. */
  readonly retryAfterMs?: number | undefined
}

/** Reads the answer that a `send` resolved to. Only a 2xx with the agreed text is a yes. */
export function readOutcome({ status, text }: Answer): AttemptOutcome {
  const code = readAnswer(status, text)
  const isNo = status > 399 && code !== 'provider-failed'
  return { code, status, text: oneLine(text), sent: code === 'accepted' ? 'yes' : isNo ? 'no' : 'maybe' }
}

/** Reads the rejection of a `send`. An error that is not the client's may have happened at any moment. */
export function readRejection(error: unknown): AttemptOutcome {
  if (!(error instanceof SendError)) return { code: 'unknown', status: 0, text: oneLine(`${error}`), sent: 'maybe' }
  const { code, status, text, sent, retryAfterMs } = error
  return { code, status, text: oneLine(text), sent, retryAfterMs }
}

/**
 * The result of one attempt: the client's codes; `accepted`; `unclear-answer`, a 2xx without the agreed text;
 * `interrupted`, the page died in the middle; `unknown`, a rejection that is not the client's.
 */
export type AttemptCode = SendErrorCode | 'accepted' | 'unclear-answer' | 'interrupted' | 'unknown'
