import type { Form } from '@letterslot/core'
import { starterEmail } from '@letterslot/email'
import type { StudioDocument } from '../../document/studio-document.ts'

/** What the maker edits as one, around a form. */
export function documentOf(form: Form): StudioDocument {
  return { form, email: starterEmail(form, { id: 'tmpl_test', to: 'you@example.org' }), connectionId: undefined }
}
