import { compileForm, type Form } from '@letterslot/core'
import { fileNames, filesOf } from '@letterslot/core/files'
import { sampleValues } from './sample-values.ts'

/** What every mail carries beside the answers; an id that no submission will ever have. */
const ownParams = {
  letterslot_id: '7F3KQ200000000000000000000',
  letterslot_reference: '7F3K-Q2',
  letterslot_written_at: '2027-06-01T14:02:00+02:00',
  letterslot_sent_at: '2027-06-01T14:02:00+02:00',
  letterslot_attempts: '1',
} as const

/**
 * What a form would send if Ada Lovelace filled it in: made-up answers, the same each time, that keep to the fields'
 * bounds and options. Fields that her answers hide are absent, as in a real submission.
 */
export function sampleParams(form: Form): Record<string, string> {
  const values = sampleValues(form)
  const compiled = compileForm(form)
  return { ...compiled.templateParams(values), ...fileNames(filesOf(compiled, values)), ...ownParams }
}
