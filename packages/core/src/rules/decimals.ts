import { readNumber } from '../model/ordered.ts'
import type { DecimalsRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'

/** Bounds the digits behind the dot; zeros at the end are none. What is no number is left to the rule `type`. */
export function compileDecimals({ max }: DecimalsRule): Check | RuleFlaw {
  if (!(Number.isInteger(max) && max >= 0)) return 'contradiction'
  const limit = max === 0 ? 1 : Number(`1e-${max}`)
  return (value) =>
    typeof value === 'string' && !Number.isNaN(readNumber(value)) && countDecimals(value) > max
      ? [{ code: 'stepMismatch', limit }]
      : nothing
}

/** The digits behind the dot of a number as HTML has it, an exponent taken into account. Never through binary fractions. */
function countDecimals(text: string): number {
  const [, whole = '', part = '', exponent = '0'] = /^-?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? []
  const digits = whole + part
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end -= 1
  return end === 0 ? 0 : part.length - (digits.length - end) - Number(exponent)
}
