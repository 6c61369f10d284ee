import { type Answer, readRefusal } from './answer.ts'
import { throwSendError } from './send-error.ts'

/**
 * Ends a call by the answer that came.
 * @param sent - what is known so far; a plain refusal is a no whatever was known.
 * @param retryAfter - the header, where there is one.
 * @throws {SendError} for anything but a 2xx.
 */
export function readResponse(
  status: number,
  text: string,
  sent: 'no' | 'maybe',
  retryAfter: string | null = null,
): Answer {
  if (status > 199 && status < 300) return { status, text }
  const code = readRefusal(status, text)
  // A refusal is a no. A server that failed, or sends us elsewhere, may have taken the message before.
  const isNo = status > 399 && code !== 'provider-failed'
  return throwSendError(code, text, {
    status,
    sent: isNo ? 'no' : sent,
    retryAfterMs: readRetryAfter(retryAfter),
  })
}

/** Ends a call whose provider could not be reached, or whose answer did not come through. */
export function throwUnreachable(sent: 'no' | 'maybe', cause?: unknown): never {
  // A browser does not tell an answer without CORS headers from none.
  return throwSendError('network', 'Network Error', { sent, cause, hint: 'Check the allowed origins' })
}

/**
 * Reads a `Retry-After` header: seconds, or a date.
 * @param now - ms since 1970; a date is measured from it.
 * @returns ms to wait; undefined when the header asks for no wait, or cannot be read.
 * @see RFC 9110, section 10.2.3
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const waitMs = Number(header) * 1000 || Date.parse(header ?? '') - now
  return waitMs > 0 ? waitMs : undefined
}
