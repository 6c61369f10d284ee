import { addDecimals, decimalText, readDecimal } from './decimal.ts'
import type { Field, RowField } from './field.ts'
import type { Value } from './values.ts'

/** The answers of a group that repeats, row by row: an entry for each of its questions. */
export function rowsIn(
  { fields = [] }: Pick<Field, 'fields'>,
  value: Value | undefined,
): readonly (readonly string[])[] {
  const entries = typeof value === 'object' ? value.map((one) => (typeof one === 'string' ? one : '')) : []
  const width = Math.max(1, fields.length)
  return Array.from({ length: Math.ceil(entries.length / width) }, (_, row) =>
    fields.map((_field, column) => entries[row * width + column] ?? ''),
  )
}

/** The name of a row, in the maker's word: `Person 2`. */
export function rowLabel({ item = '' }: Pick<Field, 'item'>, row: number): string {
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${row + 1}`.trim()
}

/** The question that a part of a group's answer answers. */
export function rowFieldAt({ fields = [] }: Pick<Field, 'fields'>, part: number): RowField | undefined {
  return fields[part % Math.max(1, fields.length)]
}

/**
 * The answers of a group as its parameter: a line for each row that has some, `Person 1: Bär Nordby, 10`.
 * @param say - puts an answer into words; by default it stays as it is.
 */
export function rowsText(
  field: Field,
  value: Value | undefined,
  say = (entry: string, _question: RowField | undefined): string => entry,
): string {
  return rowsIn(field, value)
    .map((row) => row.flatMap((entry, column) => (entry === '' ? [] : say(entry, field.fields?.[column]))))
    .filter((row) => row.length > 0)
    .map((row, index) => `${rowLabel(field, index)}: ${row.join(', ')}`)
    .join('\n')
}

/**
 * Adds up the numbers of one question over all rows, exactly; an entry that is none counts nothing.
 * @param name - the question's, within the group.
 * @returns a decimal without zeros at its end: `0` where there is no number.
 */
export function columnSum(field: Field, value: Value | undefined, name: string): string {
  const column = (field.fields ?? []).findIndex((one) => one.name === name)
  const numbers = rowsIn(field, value).flatMap((row) => readDecimal(row[column]?.trim() ?? '') ?? [])
  return decimalText(addDecimals(numbers))
}
