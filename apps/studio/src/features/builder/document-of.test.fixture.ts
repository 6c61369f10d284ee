import type { Form } from '@letterslot/core'
import { starterEmail } from '@letterslot/email'
import type { StudioDocument } from '../../model/studio-document.ts'

/** Makes the document around a form. */
export function documentOf(form: Form): StudioDocument {
  return { form, email: starterEmail(form, { id: 'tmpl_test', to: 'you@example.org' }), connectionId: undefined }
}
