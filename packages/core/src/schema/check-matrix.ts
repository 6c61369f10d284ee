import type { FieldKind } from '../model/field-kind.ts'
import { maxMatrixOptions, maxMatrixRows } from '../model/limits.ts'
import { rowEntry } from '../model/matrix.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** The entries that a matrix can have, row by row, as far as it can be read; reports nothing. */
export function readEntries(field: Place): readonly (readonly string[])[] {
  const [rows, options] = [readTexts(field.at('rows')), readTexts(field.at('options'))]
  // One that is too large is refused for that.
  if (rows.length > maxMatrixRows || options.length > maxMatrixOptions) return []
  return rows.map((row) => options.map((option) => rowEntry({ value: row }, { value: option })))
}

function readTexts(place: Place): readonly string[] {
  const found = Array.isArray(place.value) ? (place.list() ?? []) : []
  return found.map((one) => one.at('value').value).filter((value) => typeof value === 'string')
}

/** Checks the rows of a matrix, and that its options are those of one; other kinds have none. */
export function checkMatrix(field: Place, kind: FieldKind): void {
  const [rows, everyRow] = [field.at('rows'), field.at('everyRow')]
  if (kind !== 'matrix') {
    for (const place of [rows, everyRow])
      if (place.isPresent()) place.report('options-mismatch', faultText`A field of kind “${kind}” has no rows.`)
    return
  }
  if (everyRow.isPresent()) everyRow.boolean()
  const list = rows.list()
  if (list?.length === 0) rows.report('empty', faultText`There are no rows to answer.`)
  if (list && list.length > maxMatrixRows)
    rows.report('too-large', faultText`A matrix has at most ${maxMatrixRows} rows.`)
  const taken = new Set<string>()
  for (const row of list ?? []) {
    if (!row.object()) continue
    const value = row.at('value').words()
    row.at('label').words()
    if (value !== undefined && taken.has(value))
      row.at('value').report('duplicate', faultText`The row “${value}” is there twice.`)
    taken.add(value ?? '')
  }
  checkColumns(field.at('options'))
  checkEntries(field)
}

function checkColumns(place: Place): void {
  const options = Array.isArray(place.value) ? (place.list() ?? []) : []
  if (options.length > maxMatrixOptions)
    place.report('too-large', faultText`A matrix has at most ${maxMatrixOptions} choices.`)
  for (const option of options)
    if (option.at('price').isPresent())
      option.at('price').report('options-mismatch', faultText`No choice of a matrix has a price.`)
}

/** Row and choice are told apart by what stands between them: `a: b` and `c` are not to be taken for `a` and `b: c`. */
function checkEntries(field: Place): void {
  const rowOf = new Map<string, number>()
  for (const [row, entries] of readEntries(field).entries())
    for (const entry of entries) {
      if ((rowOf.get(entry) ?? row) !== row)
        field.at('rows').report('duplicate', faultText`“${entry}” could be an answer to two of the rows.`)
      rowOf.set(entry, row)
    }
  const start = field.at('default')
  if (field.at('multiple').value === true || !Array.isArray(start.value)) return
  const chosen = start.value.map((entry) => rowOf.get(String(entry))).filter((row) => row !== undefined)
  if (new Set(chosen).size < chosen.length)
    start.report('contradiction', faultText`Of one row only one choice can be chosen.`)
}
