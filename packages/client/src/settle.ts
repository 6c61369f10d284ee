import { readRefusal } from './answer.ts'
import { refuse } from './refuse.ts'
import { EmailJSResponseStatus } from './response-status.ts'
import { readRetryAfter } from './retry-after.ts'

/**
 * Ends a call by the answer that came.
 * @param sent - what is known so far; a plain refusal is a no whatever was known.
 * @param retryAfter - the header, where there is one.
 * @throws {SendError} for anything but a 2xx.
 */
export function settleByAnswer(
  status: number,
  text: string,
  sent: 'no' | 'maybe',
  retryAfter: string | null = null,
): EmailJSResponseStatus {
  if (status > 199 && status < 300) return new EmailJSResponseStatus(status, text)
  const code = readRefusal(status, text)
  // A refusal is a no. A server that failed, or sends us elsewhere, may have taken the message before.
  const isNo = status > 399 && code !== 'provider-failed'
  return refuse(code, text, {
    status,
    sent: isNo ? 'no' : sent,
    retryAfterMs: readRetryAfter(retryAfter),
  })
}

/** Ends a call whose provider could not be reached, or whose answer did not come through. */
export function settleUnreached(sent: 'no' | 'maybe', cause?: unknown): never {
  // A browser does not tell an answer without CORS headers from none.
  return refuse('network', 'Network Error', { sent, cause, hint: 'Check the allowed origins' })
}
