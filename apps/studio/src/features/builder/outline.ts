import type { Field, FieldId, Form } from '@letterslot/core'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { rowsOf } from '../../domain/document/form-rows.ts'

/** The place of a field in a row that it shares: its first field, one between, or its last. */
export type RowPart = 'first' | 'middle' | 'last'

/** A field in the outline of a form. */
export interface OutlineField {
  readonly field: Field
  /** Undefined where the field has a row of its own. */
  readonly row: RowPart | undefined
  /** Of a section: the fields that stand in it. */
  readonly inside: readonly OutlineField[]
}

/** A page in the outline, with its fields in their order: those of a section stand in it. */
export interface OutlinePage {
  readonly id: string
  /** Its position, from 1. */
  readonly position: number
  /** The number of all its fields, those that are not looked for included. */
  readonly count: number
  readonly fields: readonly OutlineField[]
}

/** Tells which fields stand side by side, as a wide form lays them out. */
export function rowParts(fields: readonly Field[]): ReadonlyMap<FieldId, RowPart> {
  const shared = rowsOf(fields).filter(({ length }) => length > 1)
  return new Map(shared.flatMap((row) => row.map(({ id }, index) => [id, rowPart(index, row.length)])))
}

function rowPart(index: number, length: number): RowPart {
  if (index === 0) return 'first'
  return index === length - 1 ? 'last' : 'middle'
}

/**
 * The pages of a form with their fields.
 * @param query - leaves those fields whose label or parameter has it, and the pages that hold one.
 */
export function outlineOf(form: Form, query: string): readonly OutlinePage[] {
  const wanted = query.trim().toLowerCase()
  const pages = form.pages.map(({ id, fields }, index): OutlinePage => {
    const parts = rowParts(fields)
    const found = fields.filter((field) => `${fieldTitle(field)} ${field.name}`.toLowerCase().includes(wanted))
    return {
      id,
      position: index + 1,
      count: fields.length,
      fields: nested(found.map((field) => ({ field, row: parts.get(field.id), inside: [] }))),
    }
  })
  return wanted === '' ? pages : pages.filter(({ fields }) => fields.length > 0)
}

/** Puts the fields behind each section into it; a section that is not looked for holds none. */
function nested(found: readonly OutlineField[]): readonly OutlineField[] {
  const starts = found.flatMap(({ field }, index) => (field.kind === 'section' ? [index] : []))
  const sections = starts.flatMap((start, index) => {
    const section = found[start]
    return section ? [{ ...section, inside: found.slice(start + 1, starts[index + 1]) }] : []
  })
  return [...found.slice(0, starts[0]), ...sections]
}
