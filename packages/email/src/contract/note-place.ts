import type { Form } from '@letterslot/core'
import { placedFields } from './placed-fields.ts'

/** Whether a parameter of the form is a text that a note of late messages can go to the end of. */
export function isNotePlace(form: Form, name: string): boolean {
  const fields = placedFields(form).map(({ field }) => field)
  const mapped = Object.entries(form.delivery?.map ?? {}).find(([key]) => key === name)?.[1]
  const field = fields.find((one) => one.name === name) ?? fields.find(({ id }) => id === mapped)
  return field?.kind === 'text' || field?.kind === 'textarea'
}
