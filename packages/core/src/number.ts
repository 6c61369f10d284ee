/**
 * Reads HTML's valid floating-point number.
 * @returns NaN when the text is none (`0x10`, `1.000,5`, `+1`, `1.`) or is beyond a double's range (`1e400`).
 * @see https://html.spec.whatwg.org/#valid-floating-point-number
 */
export function readNumber(text: string): number {
  const number = Number(text)
  return /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(number) ? number : Number.NaN
}
