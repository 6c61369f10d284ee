/**
 * Reads a `Retry-After` header: seconds, or a date.
 * @param now - ms since 1970; a date is measured from it.
 * @returns ms to wait, never negative; undefined when there is no header or it says neither.
 * @see RFC 9110, section 10.2.3
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}
