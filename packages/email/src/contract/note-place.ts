import type { Form } from '@letterslot/core'
import { placedFields } from './placed-fields.ts'

/** True for a parameter whose text can end with a note of late messages. */
export function isNotePlace(form: Form, name: string): boolean {
  const fields = placedFields(form).map(({ field }) => field)
  const mapped = Object.entries(form.delivery?.map ?? {}).find(([key]) => key === name)?.[1]
  const field = fields.find((one) => one.name === name) ?? fields.find(({ id }) => id === mapped)
  return field?.kind === 'text' || field?.kind === 'textarea'
}
