import type { Field, FieldId, Form } from '@letterslot/core'
import { createContext, useContext } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { positionInGap } from './drop-gap.ts'

/** A field's page, its index there, and its position among all fields, from 0. */
export interface FieldPosition {
  readonly field: Field
  readonly pageId: string
  readonly index: number
  readonly position: number
  /** True for the last one of its page. */
  readonly isLast: boolean
}

/** Every field of a form with its place. */
export interface FieldOrder {
  /** In document order. */
  readonly places: readonly FieldPosition[]
  readonly byId: ReadonlyMap<FieldId, FieldPosition>
}

/** Every field with its place, in document order. */
export function fieldPositions(form: Form): readonly FieldPosition[] {
  return form.pages
    .flatMap(({ id, fields }) =>
      fields.map((field, index) => ({ field, pageId: id, index, isLast: index === fields.length - 1 })),
    )
    .map((place, position) => ({ ...place, position }))
}

/** The place of one field; undefined without an id, or where the form does not have it. */
export function fieldPosition(form: Form, id: FieldId | undefined): FieldPosition | undefined {
  return fieldPositions(form).find(({ field }) => field.id === id)
}

function fieldOrder(form: Form): FieldOrder {
  const places = fieldPositions(form)
  return { places, byId: new Map(places.map((place) => [place.field.id, place])) }
}

/** Makes what orders the fields of a form once for each change of it, however many ask. */
export function createFieldOrders(): (form: Form) => FieldOrder {
  let last: { readonly form: Form; readonly order: FieldOrder } | undefined
  return (form) => {
    if (last?.form !== form) last = { form, order: fieldOrder(form) }
    return last.order
  }
}

/** Orders the fields of a form; given by `BuildStep`, so that its parts share one order. */
export const FieldOrdersContext = createContext<(form: Form) => FieldOrder>(fieldOrder)

/** Reads a part of the open form's order; draws again only when that part changes. */
export function useFieldOrder<T>(select: (order: FieldOrder) => T): T {
  const orderOf = useContext(FieldOrdersContext)
  return useDocument(({ form }) => select(orderOf(form)))
}

/** The field before another one, on its page. */
export function previousOnPage(form: Form, id: FieldId): Field | undefined {
  const { fields = [] } = form.pages.find((page) => page.fields.some((one) => one.id === id)) ?? {}
  return fields[fields.findIndex((one) => one.id === id) - 1]
}

/**
 * Returns the place that a field has once it fell into a gap of a page.
 * @param gap - counted with the field where it still is.
 */
export function placeInGap(
  from: FieldPosition,
  gap: { readonly pageId: string; readonly index: number },
): { readonly pageId: string; readonly index: number } {
  return from.pageId === gap.pageId ? { ...gap, index: positionInGap(from.index, gap.index) } : gap
}

/** Returns the place behind the last field of a page. */
export function endOf({ pages }: Form, pageId: string): { readonly pageId: string; readonly index: number } {
  return { pageId, index: pages.find(({ id }) => id === pageId)?.fields.length ?? 0 }
}
