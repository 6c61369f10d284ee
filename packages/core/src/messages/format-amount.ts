import { currencyDecimals, isCurrencyCode, readAmount } from '../model/amount.ts'

/**
 * An amount in words: `NOK 1,250.00` for `1250`; a text that is none stays as it is.
 * @param currency - ISO 4217.
 * @param locale - BCP 47.
 */
export function formatAmount(text: string, currency: string | undefined, locale: string): string {
  const decimals = currencyDecimals(currency)
  const amount = readAmount(text, decimals)
  if (amount === undefined || !isNumericString(amount) || currency === undefined || !isCurrencyCode(currency))
    return text
  try {
    // More digits than the currency has are a fault, and shown.
    const maximumFractionDigits = Math.max(decimals, /\.(\d+)$/.exec(amount)?.[1]?.length ?? 0)
    return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits }).format(amount)
  } catch {
    // No language is called so.
    return text
  }
}

/** As `readAmount` gives it: exactly, where a binary number would round. */
function isNumericString(amount: string): amount is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(amount)
}

/** The sign or the code of a currency, as a language writes it beside an amount: `kr`, `€`, `US$`. */
export function currencySign(currency: string | undefined, locale: string): string {
  if (currency === undefined || !isCurrencyCode(currency)) return ''
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? currency
  } catch {
    return currency
  }
}
