import { currencyDecimals } from '../model/amount.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** As `readAmount` gives it, at most so long that the last zeros are found in no time. */
const plainAmount = /^-?\d{1,40}(?:\.(\d{1,40}))?$/

/**
 * The rule `type` of an amount: a number, with no more decimals than its currency has. Undefined for every other field. Bounds
 * and sums are those of numbers.
 */
export const compileCurrency: CompileRareRule = (rule, { kind, rules, currency }) => {
  if (kind !== 'currency') return undefined
  // Bounds that leave something between them never come here.
  if (rule) return rule.kind === 'range' ? 'contradiction' : undefined
  const type = rules.findIndex((one) => one.kind === 'type')
  if (type < 0) return undefined
  const most = currencyDecimals(currency)
  const limit = most === 0 ? 1 : Number(`1e-${most}`)
  return (value) => {
    const [amount, decimals = ''] = plainAmount.exec(String(value)) ?? []
    if (amount === undefined) return [{ rule: type, code: 'badInput' }]
    const written = decimals.replace(/0+$/, '').length
    return written > most ? [{ rule: type, code: 'stepMismatch', limit }] : nothing
  }
}
