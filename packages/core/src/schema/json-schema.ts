import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import { holdsValue } from '../model/kind-traits.ts'
import { spreadSections } from '../model/spread-sections.ts'
import { constrain, type JsonSchema } from './json-schema-constraints.ts'

/**
 * Describes what a form sends, its template parameters, in JSON Schema draft 2020-12; files travel beside them. Whatever the form accepts the
 * schema accepts; it cannot say everything that the form checks (conditions, steps, UTF-16 lengths).
 */
export function formToJsonSchema(form: Form): JsonSchema {
  const all = spreadSections(form).pages.flatMap((page) => page.fields)
  const fields = all.filter(({ kind }) => holdsValue(kind) && kind !== 'file')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: form.title,
    ...(form.description && { description: form.description }),
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
    // A signature that is drawn is a file.
    required: fields.filter(({ kind, visibleWhen }) => !visibleWhen && kind !== 'signature').map(({ name }) => name),
  }
}

function schemaOfField(field: Field): JsonSchema {
  const isRequired = field.rules.some(({ kind }) => kind === 'required')
  const constraints = constrain(field)
  return {
    title: field.label,
    ...(field.help && { description: field.help }),
    type: 'string',
    // An empty value breaks only `required`.
    ...(isRequired
      ? { minLength: 1, ...constraints }
      : hasKeys(constraints) && { anyOf: [{ const: '' }, constraints] }),
  }
}

function hasKeys(schema: JsonSchema): boolean {
  return Object.keys(schema).length > 0
}
