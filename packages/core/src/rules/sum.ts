import { addDecimals, compareDecimals, type Decimal, decimalText, readDecimal } from '../model/decimal.ts'
import type { SumRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'

/** Bounds the sum of a number and those of other fields. What is missing counts nothing; what is no number is left to its own rules. */
export function compileSum({ with: others, min = -Infinity, max = Infinity }: SumRule): Check | RuleFlaw {
  if (!(min <= max)) return 'contradiction'
  const [least, most] = [min, max].map((bound) => readDecimal(String(bound)))
  return (value, see) => {
    const fields = others.flatMap(({ field }) => see?.(field) ?? [])
    const numbers: Decimal[] = []
    for (const text of [value, ...fields.map((field) => field.value)].map(String)) {
      const number = text === '' ? undefined : readDecimal(text)
      if (number) numbers.push(number)
      else if (text !== '') return nothing
    }
    const sum = addDecimals(numbers)
    const told = { actual: Number(decimalText(sum)), others: fields.map(({ label }) => label).join(', ') }
    if (least && compareDecimals(sum, least) < 0) return [{ code: 'sumTooLow', limit: min, ...told }]
    if (most && compareDecimals(sum, most) > 0) return [{ code: 'sumTooHigh', limit: max, ...told }]
    return nothing
  }
}
