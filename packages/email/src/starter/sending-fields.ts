import type { Field, Form } from '@letterslot/core'

/** The fields of a form that send a parameter, in document order: every one but headings and paragraphs. */
export function sendingFields(form: Form): readonly Field[] {
  return form.pages.flatMap((page) => page.fields).filter((field) => field.kind !== 'content')
}
