import type { SendErrorCode } from './send-error.ts'

/** The answer of a provider. Accepted is what has a 2xx status and the text `OK`. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** The meaning of a failure answer. */
export type RefusalCode = Extract<
  SendErrorCode,
  'rate-limited' | 'provider-failed' | 'provider-refused' | 'rejected' | 'challenge'
>

/** The meaning of any answer. The first two are no rejections: a call resolves on any 2xx, as the SDK's does. */
export type AnswerCode = 'accepted' | 'unclear-answer' | RefusalCode

// Matched against `${status} ${text}`; the first row that fits decides. Statuses and texts are the provider's own, as its
// documentation and its users report them.
const refusalPatterns: readonly (readonly [pattern: RegExp, code: RefusalCode])[] = [
  [/^429/, 'rate-limited'],
  [/^(5|40[89]|425)/, 'provider-failed'],
  [/^4.*(captcha|timeout-or-duplicate)/is, 'challenge'],
  // 0 and 3xx: a redirect, which is not followed; a portal, or a relay that moved. A 413 says "limit" too, but of this one
  // message, not of the account.
  [/^([03]|40[234]|412|426|4(?!13).*(quota|limit))/is, 'provider-refused'],
]

/**
 * Reads an answer that is no 2xx.
 * @param status - 0 for a redirect, whose status browsers hide.
 */
export function readRefusal(status: number, text: string): RefusalCode {
  return refusalPatterns.find(([pattern]) => pattern.test(`${status} ${text}`))?.[1] ?? 'rejected'
}

/**
 * Reads any answer: what became of the message, where a call only says whether it failed.
 * @param status - 0 for a redirect, whose status browsers hide.
 * @returns `accepted` only for a 2xx with the agreed text `OK`; a captive portal's page is `unclear-answer`.
 */
export function readAnswer(status: number, text: string): AnswerCode {
  if (status < 200 || status > 299) return readRefusal(status, text)
  return text.trim() === 'OK' ? 'accepted' : 'unclear-answer'
}
