/**
 * Reads HTML's valid date string; years may have more than four digits.
 * @returns days since 1970-01-01, NaN when there is no such day. The last one is 275760-09-13, as for the browsers.
 * @see https://html.spec.whatwg.org/#valid-date-string
 */
export function readDate(text: string): number {
  const [, year = 0, month = 0, day = 0] = /^(\d{4,99})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.getTime() / 86_400_000
    : Number.NaN
}
