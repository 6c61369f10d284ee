import { readAnswer } from './answer.ts'
import { longestTimerMs } from './limits.ts'
import { oneLine } from './one-line.ts'
import { EmailJSResponseStatus } from './response-status.ts'
import { readRetryAfter } from './retry-after.ts'
import { SendError } from './send-error.ts'

/** One request of the wire. */
export interface WireRequest {
  /** Scheme, host and port; a slash at its end does no harm. */
  readonly origin: string
  readonly path: '/api/v1.0/email/send' | '/api/v1.0/email/send-form'
  readonly body: string | FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Posts once and waits for the whole answer.
 * @returns status and text of any 2xx.
 * @throws {SendError} for everything else.
 */
export async function post(request: WireRequest): Promise<EmailJSResponseStatus> {
  const { origin, path, body, headers = {}, timeoutMs, signal } = request
  const controller = new AbortController()
  const giveUp = (code: 'aborted' | 'timeout', text: string, sent: 'no' | 'maybe'): void =>
    controller.abort(new SendError({ code, status: 0, text, sent, cause: signal?.reason }))
  const onAbort = (): void => giveUp('aborted', 'Aborted', 'maybe')
  if (signal?.aborted) giveUp('aborted', 'Aborted', 'no')
  signal?.addEventListener('abort', onAbort)
  const timer = setTimeout(
    () => giveUp('timeout', `No answer within ${timeoutMs / 1000} s`, 'maybe'),
    Math.min(timeoutMs, longestTimerMs),
  )
  try {
    const response = await fetch(origin.replace(/\/+$/, '') + path, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: controller.signal,
    })
    return readResponse(response, await response.text())
  } catch (cause) {
    if (cause instanceof SendError) throw cause
    if (controller.signal.aborted) throw controller.signal.reason
    throw new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe', hint: networkHint, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

const networkHint = '(unreachable, or its allowed origins leave out this page)'

function readResponse({ status, ok, headers }: Response, text: string): EmailJSResponseStatus {
  if (ok) return new EmailJSResponseStatus(status, text)
  const code = readAnswer(status, text)
  if (code === 'accepted' || code === 'unclear-answer') throw new RangeError(`Status ${status} is no failure.`)
  throw new SendError({
    code,
    status,
    text: oneLine(text) || (status < 400 ? 'Redirected' : ''),
    sent: status < 400 || code === 'provider-failed' ? 'maybe' : 'no',
    retryAfterMs: readRetryAfter(headers.get('retry-after')),
  })
}
