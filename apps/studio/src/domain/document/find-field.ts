import { type Field, type FieldId, type Form, holdsValue } from '@letterslot/core'
import type { Draft } from 'mutative'

/** A field's place within a form. */
export interface FieldPlace {
  readonly page: Draft<Form>['pages'][number]
  readonly index: number
  readonly field: Draft<Field>
}

/** Finds a field of a draft and the page it stands on. */
export function findField(form: Draft<Form>, id: FieldId): FieldPlace | undefined {
  for (const page of form.pages) {
    const index = page.fields.findIndex((field) => field.id === id)
    const field = page.fields[index]
    if (field) return { page, index, field }
  }
  return undefined
}

/** Every field of a form, in document order. */
export function allFields(form: Form): readonly Field[] {
  return form.pages.flatMap((page) => page.fields)
}

/** The fields that send a parameter, in document order. */
export function fieldsWithParameter(form: Form): readonly Field[] {
  return form.pages.flatMap((page) => page.fields).filter(({ kind }) => holdsValue(kind))
}
