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

/** Compares one field's value. `to` is absent for `empty` and `filled`, a list for `in`. */
export interface Comparison {
  readonly field: FieldId
  readonly is: Operator
  readonly to?: string | number | boolean | readonly string[]
}

export type Condition =
  | Comparison
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
