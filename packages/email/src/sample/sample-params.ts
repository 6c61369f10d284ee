import { compileForm, type FieldId, type Form, type Value } from '@letterslot/core'
import { fileNames, filesOf } from '@letterslot/core/files'
import { sendingFields } from '../starter/sync-answers.ts'
import { sampleValue } from './sample-value.ts'

/** The parameters of every mail beside the answers; the id is one that no submission will ever have. */
const ownParams = {
  letterslot_id: '7F3KQ200000000000000000000',
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2027-06-01T14:02:00+02:00',
  letterslot_sent_at: '2027-06-01T14:02:00+02:00',
  letterslot_attempts: '1',
} as const

/**
 * Returns made-up answers to a form, as if Ada Lovelace had filled it in: the same each time, that keep to the fields'
 * bounds and options. Fields that her answers hide are absent, as in a real submission.
 */
export function sampleParams(form: Form): Record<string, string> {
  const values = sampleValues(form)
  const compiled = compileForm(form)
  return { ...compiled.templateParams(values), ...fileNames(filesOf(compiled, values)), ...ownParams }
}

/** Returns Ada Lovelace's answers by field, the same each time; a file is a name and a size. */
export function sampleValues(form: Form): Partial<Record<FieldId, Value>> {
  const values: Partial<Record<FieldId, Value>> = {}
  for (const field of sendingFields(form)) values[field.id] = sampleValue(field)
  return values
}
