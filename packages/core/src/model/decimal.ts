/** A decimal number, exactly: `units` / 10^`scale`. Binary fractions cannot say 0.1. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

/** UTF-16 code units of an answer that is read as a number. */
const maxNumberLength = 200

/**
 * Reads HTML's valid floating-point number, exactly.
 * @returns undefined when the text is none, is beyond what HTML takes for a number (`1e400`), or has more than 200 characters.
 * @see https://html.spec.whatwg.org/#valid-floating-point-number
 */
export function readDecimal(text: string): Decimal | undefined {
  if (text.length > maxNumberLength || !Number.isFinite(Number(text))) return undefined
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^(-?)(?=\.?\d)(\d*)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const units = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

/** Returns the sum of decimals, exactly. */
export function addDecimals(numbers: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...numbers.map((number) => number.scale))
  const units = numbers.reduce((sum, number) => sum + number.units * 10n ** BigInt(scale - number.scale), 0n)
  return { units, scale }
}

/** Returns a number below, at or above 0, as the first decimal is to the second. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const { units } = addDecimals([one, { ...other, units: -other.units }])
  return units === 0n ? 0 : units < 0n ? -1 : 1
}

/** Writes a decimal without an exponent and without zeros at its end: `-0.5`. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const at = digits.length - scale
  const fraction = digits.slice(at).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${fraction && `.${fraction}`}`
}
