import { syncAnswers } from '@letterslot/email'
import type { StudioDocument } from './studio-document.ts'

/** Brings what follows the form in step with it: the automatic rows of the mail's answers tables. */
export function followForm(document: StudioDocument): StudioDocument {
  const email = syncAnswers(document.email, document.form)
  return email === document.email ? document : { ...document, email }
}
