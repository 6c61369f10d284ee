import type { Form } from '@letterslot/core'
import type { Finding } from './finding.ts'
import { isNotePlace } from './note-place.ts'

/** Finds a note of late messages that would go to the end of nothing: its text is gone, or is none any more. */
export function checkNote(form: Form): readonly Finding[] {
  const name = form.delivery?.noteIn ?? ''
  if (name === '' || isNotePlace(form, name)) return []
  return [{ code: 'note-gone', weight: 'must', place: 'form:/delivery/noteIn', name, fix: { kind: 'clearNote' } }]
}
