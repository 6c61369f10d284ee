import type { Field, Value } from '@letterslot/core'
import type { FormHandle } from './form-handle.ts'

/** The answers as a person reads them: what is copied, downloaded and put into a mail of the visitor's own. */
export function answersText({ form, fields, store }: FormHandle, reference: string): string {
  const values = store.values()
  const lines = fields
    .filter(({ id, kind }) => kind !== 'content' && kind !== 'hidden' && store.field(id).visible)
    .map((field) => `${field.label}: ${answerText(field, values[field.id])}`)
  return [form.title, ...lines, reference].join('\n')
}

function answerText({ options = [] }: Field, value: Value | undefined): string {
  const label = (chosen: string): string => options.find((option) => option.value === chosen)?.label ?? chosen
  if (typeof value === 'boolean') return value ? '✓' : ''
  return typeof value === 'string' ? label(value) : (value ?? []).map((one) => (typeof one === 'string' ? label(one) : one.name)).join(', ')
}
