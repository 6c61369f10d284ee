import type { FieldId, Form } from '@letterslot/core'
import type { DropPlace } from './builder-state.ts'
import { type FieldPosition, fieldPosition, fieldPositions } from './field-order.ts'

/** Which fields are selected: one that has the focus, and further ones. */
export interface FieldSelection {
  readonly fieldId: FieldId | undefined
  readonly otherFieldIds: readonly FieldId[]
}

/** The selected fields with their places, in document order. */
export function selectedPlaces(form: Form, { fieldId, otherFieldIds }: FieldSelection): readonly FieldPosition[] {
  return fieldPositions(form).filter(({ field }) => field.id === fieldId || otherFieldIds.includes(field.id))
}

/** Selects every field from one to another, both included; the focus is on the other. */
export function rangeSelection(form: Form, from: FieldId | undefined, to: FieldId): FieldSelection {
  const places = fieldPositions(form)
  const end = places.findIndex(({ field }) => field.id === to)
  const start = places.findIndex(({ field }) => field.id === from)
  if (start < 0 || end < 0) return { fieldId: to, otherFieldIds: [] }
  const between = places.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { fieldId: to, otherFieldIds: between.map(({ field }) => field.id).filter((id) => id !== to) }
}

/** Takes a field into the selection, with the focus, or out of it; the last one stays. */
export function toggledSelection({ fieldId, otherFieldIds }: FieldSelection, id: FieldId): FieldSelection {
  if (fieldId === undefined) return { fieldId: id, otherFieldIds: [] }
  if (fieldId === id) {
    const last = otherFieldIds.at(-1)
    return last === undefined
      ? { fieldId, otherFieldIds }
      : { fieldId: last, otherFieldIds: otherFieldIds.slice(0, -1) }
  }
  if (otherFieldIds.includes(id)) return { fieldId, otherFieldIds: otherFieldIds.filter((other) => other !== id) }
  return { fieldId: id, otherFieldIds: [...otherFieldIds, fieldId] }
}

/**
 * The place for several fields once they have moved by one field, or to the next page, up or down: they stand together
 * then.
 * @returns undefined where there is nothing to pass; the index counts without them.
 */
export function placeBeside(form: Form, moved: readonly FieldPosition[], by: -1 | 1): DropPlace | undefined {
  const ids = new Set(moved.map(({ field }) => field.id))
  const edge = by < 0 ? moved[0] : moved.at(-1)
  const page = form.pages.findIndex(({ id }) => id === edge?.pageId)
  if (!edge || page < 0) return undefined
  const { id, fields = [] } = form.pages[page] ?? {}
  const passed = edge.index + by
  if (id !== undefined && fields[passed]) {
    const index = indexWithout(form, ids, { pageId: id, index: passed })
    return { pageId: id, index: by < 0 ? index : index + 1 }
  }
  const beside = form.pages[page + by]
  return beside && { pageId: beside.id, index: by < 0 ? beside.fields.filter((one) => !ids.has(one.id)).length : 0 }
}

/** The place that a field has once it is moved by one; undefined at the beginning and the end of the form. */
export function stepPlace(form: Form, id: FieldId, by: -1 | 1): DropPlace | undefined {
  const place = fieldPosition(form, id)
  return place && placeBeside(form, [place], by)
}

/** The index of a gap once some fields of its page are gone. */
export function indexWithout(form: Form, ids: ReadonlySet<FieldId>, { pageId, index }: DropPlace): number {
  const fields = form.pages.find(({ id }) => id === pageId)?.fields ?? []
  return fields.slice(0, index).filter(({ id }) => !ids.has(id)).length
}
