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
