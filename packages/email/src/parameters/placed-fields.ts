import { type Field, type Form, holdsValue } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'

/** A field that sends a parameter, and its JSON pointer into the form. */
export interface PlacedField {
  readonly field: Field
  readonly place: string
}

/** The fields of a form that send a parameter, in document order, each with its place and the condition of its section too. */
export function placedFields(form: Form): readonly PlacedField[] {
  return spreadSections(form).pages.flatMap((page, pageIndex) =>
    page.fields.flatMap((field, index) =>
      holdsValue(field.kind) ? [{ field, place: `/pages/${pageIndex}/fields/${index}` }] : [],
    ),
  )
}

/** The fields of a form that send a parameter, in document order: every one but headings and paragraphs. */
export function parameterFields(form: Form): readonly Field[] {
  return placedFields(form).map(({ field }) => field)
}

/** A field with its place, as findings name it. */
export function formPlace(place: string): string {
  return `form:${place}`
}

/** The pointer of a name below an object; `~` and `/` as RFC 6901 has them. */
export function keyPlace(place: string, key: string): string {
  return `form:${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** True for a parameter whose text can end with a note of late messages. */
export function isNotePlace(form: Form, name: string): boolean {
  const fields = placedFields(form).map(({ field }) => field)
  const mapped = Object.entries(form.delivery?.map ?? {}).find(([key]) => key === name)?.[1]
  const field = fields.find((one) => one.name === name) ?? fields.find(({ id }) => id === mapped)
  return field?.kind === 'text' || field?.kind === 'textarea'
}
