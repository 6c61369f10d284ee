import { choiceOf } from '../model/choice-of.ts'
import { addDecimals, compareDecimals, decimalText, readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import { readDate } from '../model/ordered.ts'
import type { CompareRule } from '../model/rule.ts'
import { isEmpty } from '../model/values.ts'
import { type Check, nothing } from './check.ts'
import { dayText } from './days.ts'
import { evaluate } from './evaluate.ts'

/**
 * Compares an answer with another field's. One that is missing, or is not of the same kind, asks nothing. The order of times is left to
 * their own code.
 */
export function compileCompare({ is, to, plus = 0 }: CompareRule, field: Field): Check | undefined {
  const isLeast = is === 'atLeast'
  const code = isLeast ? 'rangeUnderflow' : 'rangeOverflow'
  if (/^at/.test(is) && /time/.test(field.kind)) return undefined
  return (value, see) => {
    const other = see?.(to.field)
    if (!other || isEmpty(other.value)) return nothing
    const words = String(choiceOf(other.options, other.value) ?? other.value)
    if (is === 'equal' || is === 'notEqual') {
      const holds = evaluate({ field: to.field, is, to: words }, () => ({ ...field, value }))
      return holds ? nothing : [{ code: is === 'equal' ? 'notSame' : 'sameAsOther', others: other.label ?? '' }]
    }
    if (field.kind === 'date') {
      const [day, bound] = [readDate(String(value)), readDate(words) + plus]
      // Beyond what a calendar says there is no day to name.
      if (!(Math.abs(bound) < 1e8)) return nothing
      const isBroken = isLeast ? day < bound : day > bound
      return isBroken ? [{ code, limit: dayText(bound) }] : nothing
    }
    const [number, base, step] = [String(value), words, String(plus)].map(readDecimal)
    if (!number || !base || !step) return nothing
    const bound = addDecimals([base, step])
    const distance = compareDecimals(number, bound)
    return (isLeast ? distance < 0 : distance > 0) ? [{ code, limit: decimalText(bound) }] : nothing
  }
}
