import { LetterslotError } from '@letterslot/core'

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

/** The provider's possession of the message although the call was rejected: it decides if a repeat could be a double. */
export type Sent = 'no' | 'maybe' | 'yes'

/** The facts of a rejection. */
export interface SendFailure {
  readonly code: SendErrorCode
  /** The answer's status; 0 when there was none. */
  readonly status: number
  /** The answer's whole text, to the character; ours when there was none. The error's `message` is one line of it. */
  readonly text: string
  readonly sent: Sent
  /** The developer's first thing to check. */
  readonly hint?: string
  /** The wait that the provider asks for (its `Retry-After`), or the rest of our own `limitRate`, in ms. */
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
 * The rejection of `send` and `sendForm`, whatever went wrong: an `Error`, and `instanceof EmailJSResponseStatus` too, so that
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

/**
 * Cuts a provider's text to one line of at most 200 characters, without the tags of an HTML page. A short line stays as it
 * is. The result is text, not markup: its reader must escape it.
 */
export function oneLine(text: string): string {
  // Looks at the start only: an error page may have megabytes. "<ada@example.org>" in a mail server's words is no tag.
  const words = text.slice(0, 2000).replace(/(<[!/a-z][^>@]*>|\s)+/gi, ' ')
  return words.trim().slice(0, 200)
}

/** Ends a call before anything is sent. The status is 0 unless `facts` bring the one that the SDK makes up. */
export function throwSendError(code: SendErrorCode, text: string, facts?: Partial<SendFailure>): never {
  throw new SendError({ code, status: 0, text, sent: 'no', ...facts })
}

/** Refuses an argument of another kind, in the SDK's words. */
export function assertArgument(isRight: boolean, name: string, kind: string): asserts isRight {
  if (!isRight) throwSendError('bad-arguments', `The ${name} has to be ${kind}`)
}
