import type { Form } from '@letterslot/core'
import type { Finding } from './finding.ts'
import { placedFields } from './placed-fields.ts'

/** Finds a note of late messages that would go to the end of nothing: its text is gone, or is none any more. */
export function checkNote(form: Form): readonly Finding[] {
  const name = form.delivery?.noteIn ?? ''
  if (name === '') return []
  const fields = placedFields(form).map(({ field }) => field)
  const mapped = Object.entries(form.delivery?.map ?? {}).find(([key]) => key === name)?.[1]
  const field = fields.find((one) => one.name === name) ?? fields.find(({ id }) => id === mapped)
  if (field?.kind === 'text' || field?.kind === 'textarea') return []
  return [{ code: 'note-gone', weight: 'must', place: 'form:/delivery/noteIn', name, fix: { kind: 'clearNote' } }]
}
