import { choiceOf } from '../model/choice-of.ts'
import type { Condition } from '../model/condition.ts'
import type { FieldId } from '../model/ids.ts'
import { comparisons, type Seen } from './comparisons.ts'

/**
 * Returns true when a condition holds, or there is none.
 * @param see - what the condition may know of a field; undefined for one that does not exist, which counts as empty.
 */
export function evaluate(condition: Condition | undefined, see: (id: FieldId) => Seen | undefined): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => evaluate(part, see))
  if ('any' in condition) return condition.any.some((part) => evaluate(part, see))
  if ('not' in condition) return !evaluate(condition.not, see)
  const { kind, options, value } = see(condition.field) ?? { kind: 'text', value: '' }
  // What was written beside a choice is no part of it.
  const choice = <One>(one: One): One | string => choiceOf(options, one) ?? one
  return comparisons[condition.is](
    { kind, value: typeof value === 'object' ? value.map(choice) : choice(value) },
    condition.to,
  )
}
