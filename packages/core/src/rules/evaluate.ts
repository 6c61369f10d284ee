import { choiceOf } from '../model/choice-of.ts'
import type { Condition, Operator } from '../model/condition.ts'
import type { FieldKind, Option } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { readOrdered } from '../model/ordered.ts'
import { isEmpty, type Value } from '../model/values.ts'

/** A field as a condition sees it: its kind, and its value (empty while a condition hides it). */
export interface Seen {
  readonly kind: FieldKind
  readonly value: Value
  readonly options?: readonly Option[] | undefined
}

function isSame({ kind, value }: Seen, to: unknown): boolean {
  if (typeof value === 'boolean') return value === (to === true || to === 'yes')
  if (typeof value === 'object') {
    const wanted = [to].flat()
    return wanted.length === value.length && value.every((chosen) => wanted.includes(chosen))
  }
  return value === String(to) || (kind === 'number' && distance({ kind, value }, to) === 0)
}

/** Returns the distance of a number or a day above another; NaN, for which no order holds, when either is none. */
function distance({ kind, value }: Seen, to: unknown): number {
  return readOrdered(kind, value) - readOrdered(kind, to)
}

const comparisons: Readonly<Record<Operator, (seen: Seen, to: unknown) => boolean>> = {
  equal: isSame,
  notEqual: (seen, to) => !isSame(seen, to),
  contains: ({ value }, to) => typeof value !== 'boolean' && value.includes(String(to)),
  in: ({ value }, to) => [value].flat().some((chosen) => [to].flat().includes(chosen)),
  greater: (seen, to) => distance(seen, to) > 0,
  atLeast: (seen, to) => distance(seen, to) >= 0,
  less: (seen, to) => distance(seen, to) < 0,
  atMost: (seen, to) => distance(seen, to) <= 0,
  empty: ({ value }) => isEmpty(value),
  filled: ({ value }) => !isEmpty(value),
}

/**
 * Returns true when a condition holds.
 * @param see - what the condition may know of a field; undefined for one that does not exist, which counts as empty.
 */
export function evaluate(condition: Condition, see: (id: FieldId) => Seen | undefined): boolean {
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
