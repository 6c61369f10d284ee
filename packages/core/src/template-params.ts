import type { FieldId } from './ids.ts'
import type { Field } from './schema/field.ts'
import type { Form } from './schema/form.ts'
import type { Value } from './values.ts'

function text(value: Value): string {
  return typeof value === 'string' ? value : typeof value === 'object' ? value.join(', ') : value ? 'yes' : ''
}

/**
 * What is sent, by parameter name: every field that has a value to send, then the names that `delivery.map` adds.
 * @param sent - the field's value; undefined when it is not sent at all.
 */
export function makeTemplateParams(
  form: Form,
  fields: ReadonlyMap<FieldId, Field>,
  sent: (field: Field) => Value | undefined,
): Record<string, string> {
  const entries: [string, string][] = []
  const add = (name: string, field: Field | undefined): void => {
    const value = field && sent(field)
    if (value !== undefined) entries.push([name, text(value)])
  }
  for (const field of fields.values()) add(field.name, field)
  const map: Readonly<Record<string, string>> = form.delivery?.map ?? {}
  for (const field of fields.values()) {
    for (const name of Object.keys(map)) if (map[name] === field.id) add(name, field)
  }
  // Not by assignment: a parameter named `__proto__` would be lost.
  return Object.fromEntries(entries)
}
