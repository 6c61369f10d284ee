import type { Field, FieldId, Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'

/** A fault of one field, with its place inside it: `name`, `rules/1/pattern`, `''` for the field itself. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

const fieldPointer = /^\/pages\/(\d+)\/fields\/(\d+)(?:\/(.*))?$/

/** What keeps each field from being published, as core says it, by field. */
export function fieldFaults(form: Form): ReadonlyMap<FieldId, readonly FieldFault[]> {
  const parsed = parseForm(form)
  const found = new Map<FieldId, FieldFault[]>()
  if (parsed.ok) return found
  for (const { pointer, message } of parsed.error.faults) {
    const [, page, index, path = ''] = fieldPointer.exec(pointer) ?? []
    const field = form.pages[Number(page)]?.fields[Number(index)]
    if (field) found.set(field.id, [...(found.get(field.id) ?? []), { path, message }])
  }
  return found
}

/** The first fault at a place of a field or below it. */
export function faultAt(faults: readonly FieldFault[], path: string): string | undefined {
  return faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}/`))?.message
}

/**
 * Why a field must not become what is proposed: the first fault at that place of the form as it would be.
 * Faults elsewhere are not the proposal's.
 */
export function refusal(form: Form, proposed: Field, path: string): string | undefined {
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => (field.id === proposed.id ? proposed : field)),
  }))
  return faultAt(fieldFaults({ ...form, pages }).get(proposed.id) ?? [], path)
}
