import type { Field } from '../schema/field.ts'
import type { LengthRule } from '../schema/rule.ts'
import type { Check, RuleFlaw } from './check.ts'

/** Counts UTF-16 code units of a text, as HTML's `minlength` and `maxlength` do, or chosen options. */
export function compileLength({ min = 0, max = Infinity }: LengthRule, field: Field): Check | RuleFlaw {
  const most = field.kind === 'checkboxes' ? (field.options?.length ?? 0) : Infinity
  if (!(min >= 0 && min <= max && min <= most)) return 'contradiction'
  return (value) => {
    const isText = typeof value === 'string'
    const actual = typeof value === 'boolean' ? 0 : value.length
    if (actual < min) return [{ code: isText ? 'tooShort' : 'tooFew', limit: min, actual }]
    if (actual > max) return [{ code: isText ? 'tooLong' : 'tooMany', limit: max, actual }]
    return []
  }
}
