import type { FieldId, Form, Value } from '@letterslot/core'
import { sendingFields } from '../starter/sending-fields.ts'
import { sampleValue } from './sample-value.ts'

/** Returns Ada Lovelace's answers by field, the same each time; a file is a name and a size. */
export function sampleValues(form: Form): Partial<Record<FieldId, Value>> {
  const values: Partial<Record<FieldId, Value>> = {}
  for (const field of sendingFields(form)) values[field.id] = sampleValue(field)
  return values
}
