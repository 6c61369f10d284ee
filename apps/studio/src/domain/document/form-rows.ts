import type { Field, FieldId, Form } from '@letterslot/core'
import { castDraft, current, type Draft, isDraft } from 'mutative'
import { assignChanges } from './command.ts'
import { allFields, findField } from './find-field.ts'

/** The columns that a field takes of the six of a row, on a wide form. */
const columns = { full: 6, half: 3, third: 2 } as const
const allColumns = 6

/** The widths of fields that share a row, by their number. */
const sharedWidths = ['full', 'half', 'third'] as const

/** The rows of a page's fields, as a wide form lays them out. */
export function rowsOf<Of extends Pick<Field, 'kind' | 'width'>>(fields: readonly Of[]): readonly (readonly Of[])[] {
  const rows: Of[][] = []
  let left = 0
  for (const field of fields) {
    // A hidden field is not seen, and takes no room.
    if (field.kind === 'hidden') continue
    const width = columnCount(field)
    const row = rows.at(-1)
    if (row && width <= left) row.push(field)
    else rows.push([field])
    left = (row && width <= left ? left : allColumns) - width
  }
  return rows
}

function columnCount({ width = 'full' }: Pick<Field, 'width'>): number {
  return columns[width]
}

/**
 * Lets a change take fields out of rows: those that stay in a row share its width, and so do those that left it together,
 * unless they come beside others. What fills its rows without that is left alone.
 * @param taken - the fields that the change moves, removes or gives another kind.
 */
export function sharingRows(
  taken: readonly FieldId[],
  change: (form: Draft<Form>) => void,
): (document: { readonly form: Draft<Form> }) => void {
  const isTaken = new Set(taken)
  return ({ form }) => {
    const before = formRows(form)
    const filled = new Set(before.filter(isFilledRow).flatMap((row) => row.map(({ id }) => id)))
    change(form)
    const plain = formRows(form)
    const parted = before.flatMap((row) => {
      const ids = row.map(({ id }) => id)
      const [left, stayed] = [ids.filter((id) => isTaken.has(id)), ids.filter((id) => !isTaken.has(id))]
      if (left.length === 0 || stayed.length === 0) return []
      const isStillOne = plain.some((one) => ids.every((id) => holdsOneOf(one, [id])))
      return isStillOne ? [] : [{ left, stayed }]
    })
    if (parted.length === 0) return
    const asTheyWere = new Map(plain.flatMap((row) => row.map(({ id, width }) => [id, width])))
    for (const { stayed } of parted) share(form, stayed)
    const shared = formRows(form)
    for (const { left } of parted) {
      const isAlone = shared.every((row) => !holdsOneOf(row, left) || row.every(({ id }) => isTaken.has(id)))
      if (isAlone) share(form, left)
    }
    if (hasGaps(plain, filled) || !hasGaps(formRows(form), filled)) return
    for (const id of parted.flatMap(({ left, stayed }) => [...left, ...stayed])) setWidth(form, id, asTheyWere.get(id))
  }
}

function formRows(form: Draft<Form>): readonly (readonly Field[])[] {
  return current(form).pages.flatMap(({ fields }) => rowsOf<Field>(fields))
}

function isFilledRow(row: readonly Field[]): boolean {
  return row.reduce((sum, field) => sum + columnCount(field), 0) === allColumns
}

function holdsOneOf(row: readonly Field[], ids: readonly FieldId[]): boolean {
  return row.some(({ id }) => ids.includes(id))
}

/** True where a field that stood in a full row stands in one that is not. */
function hasGaps(rows: readonly (readonly Field[])[], filled: ReadonlySet<FieldId>): boolean {
  return rows.some((row) => !isFilledRow(row) && row.some(({ id }) => filled.has(id)))
}

/** Gives fields the width with which they fill a row together. */
function share(form: Draft<Form>, ids: readonly FieldId[]): void {
  for (const id of ids) setWidth(form, id, sharedWidths[ids.length - 1])
}

function setWidth(form: Draft<Form>, id: FieldId, width: Field['width']): void {
  const { page, index = 0, field } = findField(form, id) ?? {}
  if (!page || !field || (field.width ?? 'full') === width) return
  // In a copy: a field that was moved is no draft, but the very one of the document as it was.
  const copy = { ...(isDraft(field) ? current(field) : field) }
  assignChanges(copy, { width })
  page.fields[index] = castDraft(copy)
}

/** A field that shared its row with one that went, and its widths with and without that one. */
export interface GrownField {
  readonly id: FieldId
  readonly width: Field['width']
  readonly without: Field['width']
}

/** The fields that have another width since others went. */
export function grownFields(before: Form, after: Form): readonly GrownField[] {
  const widths = new Map(allFields(after).map(({ id, width }) => [id, width]))
  return allFields(before).flatMap(({ id, width }) =>
    widths.has(id) && widths.get(id) !== width ? [{ id, width, without: widths.get(id) }] : [],
  )
}
