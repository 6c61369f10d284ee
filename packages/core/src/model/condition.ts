import type { FieldId } from './ids.ts'

/** The comparisons a condition may make; the names are those of the form document. */
export const operators = [
  'equal',
  'notEqual',
  'contains',
  'in',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'empty',
  'filled',
] as const

export type Operator = (typeof operators)[number]

/** Words, a number or a choice that the maker wrote down. */
export type FixedOperand = string | number | boolean | readonly string[]

/** The value that another field has, or a day counted from the visitor's own today, which is 0. */
export type LiveOperand = { readonly field: FieldId } | { readonly today: number }

/** Compares one field's value. `to` is absent for `empty` and `filled`, a list for `in`. */
export interface Comparison {
  readonly field: FieldId
  /** Compares the number of chosen options, of files or of rows that have some answer in place of the value. */
  readonly count?: true
  readonly is: Operator
  readonly to?: FixedOperand | LiveOperand
}

export type Condition =
  | Comparison
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

/** Returns true for an operand that is known only once a form is filled in. */
export function isLiveOperand(to: Comparison['to']): to is LiveOperand {
  return typeof to === 'object' && ('field' in to || 'today' in to)
}

/** The fields that a condition looks at, each as often as it does. */
export function conditionFields(condition: Condition): readonly FieldId[] {
  if ('all' in condition) return condition.all.flatMap(conditionFields)
  if ('any' in condition) return condition.any.flatMap(conditionFields)
  if ('not' in condition) return conditionFields(condition.not)
  const { field, to } = condition
  return isLiveOperand(to) && 'field' in to ? [field, to.field] : [field]
}
