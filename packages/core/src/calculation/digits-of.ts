import type { Field } from '../model/field.ts'
import { maxDecimals } from '../model/limits.ts'

/** Digits behind the dot that a calculated value is rounded to: the maker's, else its currency's, else 6. */
export function digitsOf({ decimals, currency }: Pick<Field, 'decimals' | 'currency'>): number {
  return decimals ?? (currency === undefined ? maxDecimals : currencyDigits(currency))
}

/** The digits of a currency's smaller unit: 2 for NOK, 0 for JPY. Source: ISO 4217, as the engine knows it. */
function currencyDigits(currency: string): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return 2
  }
}
