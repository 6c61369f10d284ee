import { readRefusal } from './answer.ts'
import { longestTimerMs } from './limits.ts'
import { EmailJSResponseStatus } from './response-status.ts'
import { assertArgument, throwSendError } from './send-error.ts'

/** The origin of a request, and its time limit. */
export interface Destination {
  readonly origin: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Posts once and waits for the whole answer.
 * @returns status and text of any 2xx.
 * @throws {SendError} for everything else.
 */
export async function post(
  { origin, timeoutMs, signal }: Destination,
  path: 'send' | 'send-form',
  body: string | FormData,
): Promise<EmailJSResponseStatus> {
  assertArgument(timeoutMs > 0, 'timeoutMs', 'a positive number')
  const timer = AbortSignal.timeout(Math.min(timeoutMs, longestTimerMs))
  let sent: 'no' | 'maybe' = 'no'
  let response: Response
  let text: string
  try {
    signal?.throwIfAborted()
    sent = 'maybe'
    response = await fetch(`${origin}/api/v1.0/email/${path}`, {
      method: 'POST',
      // Of a form the browser writes the type itself, with the boundary.
      headers: path === 'send' ? { 'Content-type': 'application/json' } : {},
      body,
      redirect: 'manual',
      // Safari before 17.4 cannot join signals: there the time limit stays and the caller's wish is met late.
      signal: (signal && AbortSignal.any?.([signal, timer])) ?? timer,
    })
    text = await response.text()
  } catch (cause) {
    if (signal?.aborted) throwSendError('aborted', 'Aborted', { sent, cause })
    if (timer.aborted) throwSendError('timeout', 'Timeout', { sent, cause })
    return throwUnreachable(sent, cause)
  }
  return readResponse(response.status, text, sent, response.headers.get('retry-after'))
}

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
): EmailJSResponseStatus {
  if (status > 199 && status < 300) return new EmailJSResponseStatus(status, text)
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
