import { syncAnswers, syncStarter } from '@letterslot/email'
import type { StudioDocument } from './studio-document.ts'

/**
 * Brings what follows the form in step with it: the automatic rows of the mail's answers tables, and the mail's texts
 * that the maker has not edited. A command that writes the mail itself has the last word on its texts.
 */
export function followForm(before: StudioDocument, after: StudioDocument): StudioDocument {
  const isMailWritten = after.email !== before.email
  const isFormSame = after.form === before.form
  const texts = isMailWritten || isFormSame ? after.email : syncStarter(after.email, before.form, after.form)
  const email = syncAnswers(texts, after.form)
  return email === after.email ? after : { ...after, email }
}
