import type { Operator } from '../model/condition.ts'
import type { Option, RowField } from '../model/field.ts'
import type { FieldKind } from '../model/field-kind.ts'
import { readOrdered } from '../model/ordered.ts'
import { isEmpty, type Value } from '../model/values.ts'

/** A field as a condition sees it: its kind, and its value (empty while a condition hides it). */
export interface Seen {
  readonly kind: FieldKind
  readonly value: Value
  readonly label?: string
  /** No visitor sees it now. */
  readonly isHidden?: boolean
  readonly options?: readonly Option[] | undefined
  /** Of a group that repeats: its questions. */
  readonly fields?: readonly RowField[] | undefined
}

function isEqualTo({ kind, value }: Seen, to: unknown): boolean {
  if (typeof value === 'boolean') return value === (to === true || to === 'yes')
  if (typeof value === 'object') {
    const wanted = [to].flat()
    return wanted.length === value.length && value.every((chosen) => wanted.includes(chosen))
  }
  return value === String(to) || (/^(nu|cu)/.test(kind) && distance({ kind, value }, to) === 0)
}

/** Returns the distance of a number or a day above another; NaN, for which no order holds, when either is none. */
function distance({ kind, value }: Seen, to: unknown): number {
  return readOrdered(kind, value) - readOrdered(kind, to)
}

/** The comparisons that a condition may make, each with what it compares to. */
export const comparisons: Readonly<Record<Operator, (seen: Seen, to: unknown) => boolean>> = {
  equal: isEqualTo,
  notEqual: (seen, to) => !isEqualTo(seen, to),
  contains: ({ value }, to) => typeof value !== 'boolean' && value.includes(String(to)),
  in: ({ value }, to) => [value].flat().some((chosen) => [to].flat().includes(chosen)),
  greater: (seen, to) => distance(seen, to) > 0,
  atLeast: (seen, to) => distance(seen, to) >= 0,
  less: (seen, to) => distance(seen, to) < 0,
  atMost: (seen, to) => distance(seen, to) <= 0,
  empty: ({ value }) => isEmpty(value),
  filled: ({ value }) => !isEmpty(value),
}
