import { type FieldId, type Form, holdsValue } from '@letterslot/core'

/** Sends a field's answer under one more name; what had the name has it no longer. */
export function mapParameter(form: Form, name: string, field: FieldId): Form {
  return withMap(form, [...mapEntries(form).filter(([key]) => key !== name), [name, field]])
}

/** Takes a name out of the mapping, and with it the note of late messages that went to its text. */
export function unmapParameter(form: Form, name: string): Form {
  const unmapped = withMap(
    form,
    mapEntries(form).filter(([key]) => key !== name),
  )
  return form.delivery?.noteIn === name && !hasNamedField(form, name) ? withoutNote(unmapped) : unmapped
}

function withMap(form: Form, entries: readonly (readonly [string, string])[]): Form {
  if (!form.delivery) return form
  const { map: _, ...delivery } = form.delivery
  return { ...form, delivery: entries.length === 0 ? delivery : { ...delivery, map: Object.fromEntries(entries) } }
}

/** The form without a place for notes of late messages. */
export function withoutNote(form: Form): Form {
  if (!form.delivery) return form
  const { noteIn: _, ...delivery } = form.delivery
  return { ...form, delivery }
}

function mapEntries({ delivery }: Form): readonly (readonly [string, string])[] {
  return Object.entries(delivery?.map ?? {})
}

/** True when a field that gives an answer has the name; a content block gives none. */
export function hasNamedField(form: Form, name: string): boolean {
  return form.pages.some((page) => page.fields.some((field) => holdsValue(field.kind) && field.name === name))
}
