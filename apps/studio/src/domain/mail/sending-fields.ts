import type { Field, Form } from '@letterslot/core'

/** The fields that send a parameter, in document order. */
export function sendingFields(form: Form): readonly Field[] {
  return form.pages.flatMap((page) => page.fields).filter(({ kind }) => kind !== 'content')
}
