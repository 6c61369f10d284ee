import type { AtLeastOneRule } from '../model/rule.ts'
import { isEmpty } from '../model/values.ts'
import { type Check, nothing } from './check.ts'

/** Wants an answer of this field or of one of the others. One that nobody sees has none. */
export function compileAtLeastOne({ with: fields }: AtLeastOneRule): Check {
  return (value, see) => {
    const others = fields.flatMap(({ field }) => see?.(field) ?? [])
    if (!isEmpty(value) || others.some((other) => !isEmpty(other.value))) return nothing
    // What cannot be answered is not asked for.
    const labels = others.flatMap(({ isHidden, label = '' }) => (isHidden ? [] : [label]))
    return [{ code: 'valueMissing', ...(labels.length > 0 && { others: labels.join(', ') }) }]
  }
}
