import type { Field, MatrixRow, Option } from './field.ts'
import type { Value } from './values.ts'

/** A row of a matrix with what was chosen in it, in the order of the options. */
export interface AnsweredRow {
  readonly row: MatrixRow
  readonly chosen: readonly Option[]
}

type MatrixField = Pick<Field, 'rows' | 'options'>

/** An answer to a row, as it is held, sent and compared: `Throwing: Often`. */
export function rowEntry(row: Pick<MatrixRow, 'value'>, option: Pick<Option, 'value'>): string {
  return `${row.value}: ${option.value}`
}

/** The values that a field offers: of a matrix its entries, row by row; of a choice those of its options. */
export function offeredValues({ rows, options = [] }: MatrixField): readonly string[] {
  return rows
    ? rows.flatMap((row) => options.map((option) => rowEntry(row, option)))
    : options.map(({ value }) => value)
}

/** The rows of a matrix, each with what was chosen in it; an entry that it does not have is left out. */
export function answeredRows(
  { rows = [], options = [] }: MatrixField,
  value: Value | undefined,
): readonly AnsweredRow[] {
  const given = new Set<unknown>(typeof value === 'object' ? value : [])
  return rows.map((row) => ({ row, chosen: options.filter((option) => given.has(rowEntry(row, option))) }))
}

/** The answers as their parameter: a line for each row that has some, `Throwing: Often`; several of a row with commas between. */
export function matrixText(field: MatrixField, value: Value | undefined): string {
  return answeredRows(field, value)
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ row, chosen }) => `${row.value}: ${chosen.map((option) => option.value).join(', ')}`)
    .join('\n')
}

/** A part of that parameter between two commas, as people read it: by the labels of its rows and options. */
export function matrixInWords(field: MatrixField, part: string): string {
  const { rows = [], options = [] } = field
  const words = new Map([
    ...options.map(({ value, label }) => [value, label] as const),
    ...rows.flatMap((row) =>
      options.map((option) => [rowEntry(row, option), `${row.label}: ${option.label}`] as const),
    ),
  ])
  return part
    .split('\n')
    .map((line) => words.get(line) ?? line)
    .join('\n')
}
