import type { FieldId, Form } from '@letterslot/core'
import { rowsOf } from '../../domain/document/form-rows.ts'
import type { DropPlace } from './builder-state.ts'
import type { Box } from './drop-gap.ts'
import { indexWithout } from './several-fields.ts'

/** The side of a field that another one is put to. */
export type Side = 'before' | 'after'

/** A row that a field comes into. */
export interface RowPlace {
  /** Counted without the field that comes. */
  readonly place: DropPlace
  readonly others: readonly FieldId[]
  readonly width: 'full' | 'half' | 'third'
  /** The width of the field that comes. Default: that of the row. */
  readonly own?: 'full'
  /** The row that it leaves, if that is another one. */
  readonly left?: RowLeft
}

/** Those who stay in a row that a field leaves, and the width that each has then. */
interface RowLeft {
  readonly others: readonly FieldId[]
  readonly width: 'full' | 'half'
}

/** The number of fields that a row can hold. */
const mostInRow = 3

/**
 * The row of a field with another one in it.
 * @param comer - the field that comes, where the form has it already.
 * @returns undefined where the row is full, or nothing would change.
 */
export function rowWith(form: Form, target: FieldId, side: Side, comer: FieldId | undefined): RowPlace | undefined {
  if (target === comer) return undefined
  const stands = (one: FieldId | undefined): boolean =>
    form.pages.some(({ fields }) => fields.some(({ id, kind }) => id === one && kind === 'section'))
  // The title of a section has a row of its own.
  if (stands(target) || stands(comer)) return undefined
  const page = form.pages.find(({ fields }) => fields.some(({ id }) => id === target))
  const row = page && rowsOf(page.fields).find((one) => one.some(({ id }) => id === target))
  if (!page || !row) return undefined
  const others = row.map(({ id }) => id).filter((id) => id !== comer)
  if (others.length >= mostInRow) return undefined
  const at = page.fields.findIndex(({ id }) => id === target) + (side === 'after' ? 1 : 0)
  const place = { pageId: page.id, index: at }
  const gone = new Set(comer === undefined ? [] : [comer])
  const left = comer === undefined || row.some(({ id }) => id === comer) ? undefined : rowLeft(form, comer)
  return {
    ...(left && { left }),
    place: { pageId: page.id, index: indexWithout(form, gone, place) },
    others,
    width: others.length === 1 ? 'half' : 'third',
  }
}

/** The row of a field without it, and its place below that; undefined where it has a row of its own. */
export function rowWithout(form: Form, id: FieldId): RowPlace | undefined {
  const left = rowLeft(form, id)
  const page = form.pages.find(({ fields }) => fields.some((one) => one.id === id))
  const last = page?.fields.findLastIndex((one) => one.id === id || left?.others.includes(one.id))
  if (!page || !left || last === undefined) return undefined
  return { place: { pageId: page.id, index: last }, ...left, own: 'full' }
}

function rowLeft(form: Form, id: FieldId): RowLeft | undefined {
  const row = form.pages.flatMap(({ fields }) => rowsOf(fields)).find((one) => one.some((field) => field.id === id))
  const others = (row ?? []).map((field) => field.id).filter((other) => other !== id)
  return others.length === 0 ? undefined : { others, width: others.length === 1 ? 'full' : 'half' }
}

/** True where a field can come behind another one in its row, and does not stand there yet. */
export function canPutBeside(form: Form, target: FieldId, comer: FieldId): boolean {
  const row = rowWith(form, target, 'after', comer)
  const page = form.pages.find(({ id }) => id === row?.place.pageId)
  const isThere = rowsOf(page?.fields ?? []).some(
    (one) => one.some(({ id }) => id === target) && one.some(({ id }) => id === comer),
  )
  return row !== undefined && !isThere
}

/** Narrower fields are not parted: there would be no room to write; CSS pixels. */
const narrowestPx = 240
/** A grip hangs over a field's edge by as much, where no side is meant; CSS pixels. */
const gripPx = 16

/** The side of a field that a point means: its left or right third, at half of its height. */
export function sideAt(box: Box, at: { readonly x: number; readonly y: number }): Side | undefined {
  const width = box.right - box.left
  const down = (at.y - box.top) / (box.bottom - box.top)
  if (width < narrowestPx || down < 0.25 || down > 0.75) return undefined
  const along = at.x - box.left
  if (along > gripPx && along < width / 3) return 'before'
  return along > (width * 2) / 3 && along < width ? 'after' : undefined
}
