import type { RowField } from './field.ts'
import type { FieldKind } from './field-kind.ts'
import type { Value } from './values.ts'

/** A field whose things are counted; `fields` are the questions of a group that repeats. */
export interface Counted {
  readonly kind: FieldKind
  readonly fields?: readonly RowField[] | undefined
}

/** The number of things in an answer: chosen options, files, and rows that have some answer; of any other 1 where it was given. */
export function countIn({ kind, fields = [] }: Counted, value: Value = ''): number {
  if (typeof value !== 'object') return value === '' || value === false ? 0 : 1
  // What has several parts is one answer.
  const isOne = /^(name|address|dateRange)$/.test(kind)
  const width = isOne ? Infinity : kind === 'rows' ? Math.max(1, fields.length) : 1
  return new Set(value.flatMap((entry, at) => (entry === '' ? [] : Math.floor(at / width)))).size
}
