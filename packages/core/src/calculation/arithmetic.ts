import type { Decimal } from '../model/decimal.ts'

/** Digits behind the dot of a calculated number; what has more is rounded, half away from zero. */
export const calculatedDigits = 20

/** Digits of a calculated number, those behind the dot included. What is longer is no result. */
const maxDigits = 60

const limit = 10n ** BigInt(maxDigits)

/** Divides whole numbers, and rounds half away from zero, as prices are. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n
  const [above, below] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor]
  const quotient = (2n * above + below) / (2n * below)
  return isNegative ? -quotient : quotient
}

/** Rounds a decimal to digits behind the dot, half away from zero. */
export function roundDecimal(number: Decimal, digits: number): Decimal {
  const { units, scale } = number
  return scale <= digits ? number : { units: divideRounded(units, 10n ** BigInt(scale - digits)), scale: digits }
}

/** Brings a result within the bounds of calculated numbers; undefined where it is beyond them. */
export function boundDecimal(number: Decimal): Decimal | undefined {
  const rounded = roundDecimal(number, calculatedDigits)
  return rounded.units < limit && rounded.units > -limit ? rounded : undefined
}

/** Multiplies decimals, exactly up to 20 digits behind the dot. */
export function multiplyDecimals(one: Decimal, other: Decimal): Decimal | undefined {
  return boundDecimal({ units: one.units * other.units, scale: one.scale + other.scale })
}

/** Divides decimals to 20 digits behind the dot; undefined where the divisor is 0. */
export function divideDecimals(dividend: Decimal, divisor: Decimal): Decimal | undefined {
  if (divisor.units === 0n) return undefined
  const above = dividend.units * 10n ** BigInt(calculatedDigits + divisor.scale)
  return boundDecimal({
    units: divideRounded(above, divisor.units * 10n ** BigInt(dividend.scale)),
    scale: calculatedDigits,
  })
}
