import { newFormId } from './new-id.ts'
import type { StudioDocument } from './studio-document.ts'

/** The same document under a new id of its own, mail included. */
export function copyDocument(document: StudioDocument, title: string = document.form.title): StudioDocument {
  const id = newFormId()
  return {
    ...document,
    form: { ...document.form, id, title },
    email: { ...document.email, id: `tmpl_${id}`, formId: id },
  }
}
