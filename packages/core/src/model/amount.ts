/** ISO 4217: three capitals. */
export function isCurrencyCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code)
}

/** The digits of a currency behind the dot: 2 for `NOK`, 0 for `JPY`, 3 for `KWD`; 2 for one that is none. Source: ISO 4217, by Intl. */
export function currencyDecimals(currency: string | undefined): number {
  if (currency === undefined || !isCurrencyCode(currency)) return 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** As long as an amount may be, in UTF-16 code units: no amount that is meant has more. */
const maxAmountLength = 40

const groupedDigits = /^\d{1,3}(?:[.,]\d{3})+$/

/**
 * Reads an amount as people write it: a comma or a point before the decimals, digits in groups of three or none. One comma or
 * point alone stands before decimals, but in a currency that has none.
 * @returns HTML's number, `1250.50`, with the decimals that were written; undefined where the text says no amount for certain.
 */
export function readAmount(text: string, decimals: number): string | undefined {
  if (text.length > maxAmountLength) return undefined
  const typed = text.trim().replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1')
  const [, sign = '', digits = ''] = /^([-−]?)([\d.,]+)$/.exec(typed) ?? []
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits[last] ?? ''
  const isGroup =
    last >= 0 && groupedDigits.test(digits) && !hasBoth(digits) && (decimals === 0 || digits.indexOf(mark) !== last)
  const whole = last < 0 || isGroup ? digits : digits.slice(0, last)
  const fraction = last < 0 || isGroup ? '' : digits.slice(last + 1)
  if (!(/^\d+$/.test(whole) || (groupedDigits.test(whole) && !hasBoth(whole) && (isGroup || !whole.includes(mark)))))
    return undefined
  if (last >= 0 && !isGroup && !/^\d+$/.test(fraction)) return undefined
  return `${sign && '-'}${whole.replace(/\D/g, '')}${fraction && `.${fraction}`}`
}

const hasBoth = (text: string): boolean => text.includes('.') && text.includes(',')
