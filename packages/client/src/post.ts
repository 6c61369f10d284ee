import type { Answer } from './answer.ts'
import { longestTimerMs } from './limits.ts'
import { readResponse, throwUnreachable } from './read-response.ts'
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
): Promise<Answer> {
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
