import type { SendErrorCode } from './send-error.ts'

/** What an answer means. The first two are not rejections: the call resolves on any 2xx, as the SDK's does. */
export type AnswerCode =
  | 'accepted'
  | 'unclear-answer'
  | Extract<SendErrorCode, 'rate-limited' | 'provider-failed' | 'provider-refused' | 'rejected' | 'challenge'>

interface AnswerRule {
  readonly status: RegExp
  /** Absent: any text. */
  readonly text?: RegExp
  readonly code: AnswerCode
}

// The first row that fits decides. Statuses and texts are the provider's, as its documentation and its users report them.
const answerRules: readonly AnswerRule[] = [
  { status: /^2/, text: /^\s*OK\s*$/, code: 'accepted' },
  { status: /^2/, code: 'unclear-answer' },
  { status: /429/, code: 'rate-limited' },
  { status: /^5|408|409|425/, code: 'provider-failed' },
  // Says "limit" of this one message, where other texts say it of the account.
  { status: /413/, code: 'rejected' },
  { status: /^4/, text: /captcha|timeout-or-duplicate/i, code: 'challenge' },
  // A redirect is not followed: it hides its status (0) and where it leads. A portal or a moved relay; both may pass.
  { status: /^[03]|402|403|404|412|426/, code: 'provider-refused' },
  { status: /^4/, text: /quota|limit/i, code: 'provider-refused' },
]

/**
 * Reads an answer by its status and text.
 * @param status - 0 for a redirect, which browsers do not let us see.
 * @returns `accepted` only for a 2xx with the agreed text `OK`.
 */
export function readAnswer(status: number, text: string): AnswerCode {
  const rule = answerRules.find((row) => row.status.test(`${status}`) && (row.text?.test(text) ?? true))
  return rule?.code ?? 'rejected'
}
