import type { Field } from './schema/field.ts'
import type { Form } from './schema/form.ts'
import type { Value } from './values.ts'

function text(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'yes' : '') : [value].flat().join(', ')
}

/**
 * What is sent, by parameter name: every field that has a value to send, then the names that `delivery.map` adds.
 * @param sent - the field's value; undefined when it is not sent at all.
 */
export function makeTemplateParams(
  form: Form,
  fields: ReadonlyMap<string, Field>,
  sent: (field: Field) => Value | undefined,
): Record<string, string> {
  const entries: [string, string][] = []
  const add = (name: string, field: Field | undefined): void => {
    const value = field && sent(field)
    if (value !== undefined) entries.push([name, text(value)])
  }
  for (const field of fields.values()) add(field.name, field)
  for (const [name, id] of Object.entries(form.delivery?.map ?? {})) add(name, fields.get(id))
  // Not by assignment: a parameter named `__proto__` would be lost.
  return Object.fromEntries(entries)
}
