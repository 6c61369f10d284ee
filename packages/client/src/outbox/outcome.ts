import { readAnswer } from '../answer.ts'
import { oneLine } from '../one-line.ts'
import { SendError, type Sent } from '../send-error.ts'
import type { AttemptCode } from './attempt-code.ts'
import type { Answer } from './outbox.ts'

/** What one attempt came to, as it is recorded. */
export interface Outcome {
  readonly code: AttemptCode
  readonly status: number
  readonly text: string
  /** Whether the provider has the message. */
  readonly sent: Sent
  /** How long the provider asks to wait. */
  readonly retryAfterMs?: number | undefined
}

/** Reads what a `send` resolved to. Only a 2xx with the agreed text is a yes. */
export function readOutcome({ status, text }: Answer): Outcome {
  const code = readAnswer(status, text)
  const isNo = status > 399 && code !== 'provider-failed'
  return { code, status, text: oneLine(text), sent: code === 'accepted' ? 'yes' : isNo ? 'no' : 'maybe' }
}

/** Reads what a `send` rejected with. What is not the client's error may have happened at any moment. */
export function readRejection(error: unknown): Outcome {
  if (!(error instanceof SendError)) return { code: 'unknown', status: 0, text: oneLine(`${error}`), sent: 'maybe' }
  const { code, status, text, sent, retryAfterMs } = error
  return { code, status, text: oneLine(text), sent, retryAfterMs }
}
