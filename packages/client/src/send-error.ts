import { LetterslotError } from '@letterslot/core'
import { oneLine } from './one-line.ts'

/** Every code that a call can be rejected with. docs/reference/errors.md says when, and what to do. */
export const sendErrorCodes = [
  'missing-public-key',
  'missing-service-id',
  'missing-template-id',
  'bad-arguments',
  'headless',
  'blocked',
  'too-large',
  'network',
  'timeout',
  'aborted',
  'rate-limited',
  'provider-failed',
  'provider-refused',
  'rejected',
  'challenge',
] as const

/** Why a call was rejected: stable across versions, for programs. */
export type SendErrorCode = (typeof sendErrorCodes)[number]

/** Whether the provider took the message although the call was rejected: what decides if a repeat could be a double. */
export type Sent = 'no' | 'maybe' | 'yes'

/** The facts of a rejection. */
export interface SendFailure {
  readonly code: SendErrorCode
  /** The answer's status; 0 when there was none. */
  readonly status: number
  /** The answer's whole text, to the character; ours when there was none. The error's `message` is one line of it. */
  readonly text: string
  readonly sent: Sent
  /** What to look at first, for the developer. */
  readonly hint?: string
  /** How long the provider asks to wait (its `Retry-After`), or the rest of our own `limitRate`. */
  readonly retryAfterMs?: number | undefined
  /** `too-large`: the largest parameter, or that of the file. */
  readonly field?: string
  /** `too-large`: the file's own name, where it is one. */
  readonly file?: string
  /** `too-large`: bytes of all parameters together, of the file, or of all files. */
  readonly sizeBytes?: number
  /** `too-large`: bytes that were allowed. */
  readonly limitBytes?: number
  readonly cause?: unknown
}

/**
 * What `send` and `sendForm` reject with, whatever went wrong: an `Error`, and `instanceof EmailJSResponseStatus` too, so that
 * handlers written for the SDK find `status` and `text` where they were.
 */
export class SendError extends LetterslotError implements SendFailure {
  override readonly name = 'SendError'
  declare readonly code: SendErrorCode
  declare readonly status: number
  declare readonly text: string
  declare readonly sent: Sent
  declare readonly hint?: string
  declare readonly retryAfterMs?: number | undefined
  declare readonly field?: string
  declare readonly file?: string
  declare readonly sizeBytes?: number
  declare readonly limitBytes?: number

  constructor(facts: SendFailure) {
    super(oneLine(facts.text) || facts.code, facts)
    Object.assign(this, facts)
  }
}
