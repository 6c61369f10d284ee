import type { FieldKind } from './field-kind.ts'

/**
 * Reads a value of a kind that has an order: a date as its day, anything else as a number.
 * @returns NaN, for which no comparison holds, when it is none.
 */
export function readOrdered(kind: FieldKind, value: unknown): number {
  return (kind === 'date' ? readDate : readNumber)(String(value))
}

/**
 * Reads HTML's valid floating-point number.
 * @returns NaN when the text is none (`0x10`, `1.000,5`, `+1`, `1.`) or is beyond a double's range (`1e400`).
 * @see https://html.spec.whatwg.org/#valid-floating-point-number
 */
export function readNumber(text: string): number {
  const number = Number(text)
  return /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(number) ? number : Number.NaN
}

/**
 * Reads HTML's valid date string; years may have more than four digits.
 * @returns days since 1970-01-01, NaN when there is no such day. The last one is 275760-09-13, as for the browsers.
 * @see https://html.spec.whatwg.org/#valid-date-string
 */
export function readDate(text: string): number {
  const [, year = 0, month = 0, day = 0] = /^(\d{4,99})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  // A day that no month has is of another one.
  return year > 0 && date.getUTCMonth() === month - 1 ? date.getTime() / 86_400_000 : Number.NaN
}
