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
 * The next step of a message after an attempt. Nothing is ever discarded.
 * - `sent`: only the receipt is left.
 * - `requeue`: it keeps its place; its connection decides when.
 * - `backoff`: it waits by itself, up to the policy's patience.
 * - `retry-few`: the same, a few times.
 * - `probe`: a person must act, or the cause passes.
 * - `needs-action`: a person must act.
 */
export type Disposition = 'sent' | 'requeue' | 'backoff' | 'retry-few' | 'probe' | 'needs-action'

/** The one table of what each code means for its message. */
export const dispositions: Readonly<Record<AttemptCode, Disposition>> = {
  accepted: 'sent',
  network: 'requeue',
  timeout: 'requeue',
  'rate-limited': 'requeue',
  aborted: 'requeue',
  interrupted: 'requeue',
  'provider-failed': 'backoff',
  unknown: 'backoff',
  'unclear-answer': 'retry-few',
  'provider-refused': 'probe',
  rejected: 'needs-action',
  challenge: 'needs-action',
  'too-large': 'needs-action',
  blocked: 'needs-action',
  headless: 'needs-action',
  'bad-arguments': 'needs-action',
  'missing-public-key': 'needs-action',
  'missing-service-id': 'needs-action',
  'missing-template-id': 'needs-action',
}

/**
 * The result of one attempt: the client's codes; `accepted`; `unclear-answer`, a 2xx without the agreed text;
 * `interrupted`, the page died in the middle; `unknown`, a rejection that is not the client's.
 */
export type AttemptCode = SendErrorCode | 'accepted' | 'unclear-answer' | 'interrupted' | 'unknown'
