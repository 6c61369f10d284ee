import { readDate } from './date.ts'
import { readNumber } from './number.ts'
import type { FieldKind } from './schema/field.ts'

/**
 * Reads a value of a kind that has an order: a date as its day, anything else as a number.
 * @returns NaN, for which no comparison holds, when it is none.
 */
export function readOrdered(kind: FieldKind, value: unknown): number {
  return (kind === 'date' ? readDate : readNumber)(String(value))
}
