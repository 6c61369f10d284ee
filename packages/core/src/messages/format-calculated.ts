import type { Field } from '../model/field.ts'
import { maxDecimals } from '../model/limits.ts'

/** The facts that say how a number is written: an amount of a currency, a number with a unit, or a plain one. */
export type NumberFormat = Pick<Field, 'currency' | 'decimals' | 'unit'>

/**
 * Writes a calculated number as the language does: an amount with its currency, a unit behind it, digits in groups.
 * @returns the text as it is where it is no number.
 */
export function formatCalculated({ currency, decimals, unit }: NumberFormat, text: string, locale: string): string {
  if (!isDecimal(text)) return text
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  try {
    const style =
      currency === undefined ? { maximumFractionDigits: maxDecimals } : ({ style: 'currency', currency } as const)
    const number = new Intl.NumberFormat(locale, { ...style, ...digits }).format(text)
    return unit ? `${number}\u00A0${unit}` : number
  } catch {
    // A language or a currency that the engine does not take.
    return [text, currency ?? unit].filter(Boolean).join('\u00A0')
  }
}

/** True for a decimal without an exponent. An engine reads it exactly. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text)
}
