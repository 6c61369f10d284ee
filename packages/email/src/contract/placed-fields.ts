import type { Field, Form } from '@letterslot/core'

/** A field that sends a parameter, and its JSON pointer into the form. */
export interface PlacedField {
  readonly field: Field
  readonly place: string
}

/** The fields of a form that send a parameter, in document order, each with its place. */
export function placedFields(form: Form): readonly PlacedField[] {
  return form.pages.flatMap((page, pageIndex) =>
    page.fields.flatMap((field, index) =>
      field.kind === 'content' ? [] : [{ field, place: `/pages/${pageIndex}/fields/${index}` }],
    ),
  )
}

/** A field with its place, as findings name it. */
export function formPlace(place: string): string {
  return `form:${place}`
}

/** The pointer of a name below an object; `~` and `/` as RFC 6901 has them. */
export function keyPlace(place: string, key: string): string {
  return `form:${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
