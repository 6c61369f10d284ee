import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { RuleKind } from '../model/rule.ts'

/** A JSON Schema, as far as we write them. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/**
 * Describes what a form sends, its template parameters, in JSON Schema draft 2020-12; files travel beside them. Whatever the form accepts the
 * schema accepts; it cannot say everything that the form checks (conditions, steps, UTF-16 lengths).
 */
export function formToJsonSchema(form: Form): JsonSchema {
  const fields = form.pages.flatMap((page) => page.fields).filter(({ kind }) => kind !== 'content' && kind !== 'file')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: form.title,
    ...(form.description && { description: form.description }),
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, describe(field)])),
    required: fields.filter(({ visibleWhen }) => !visibleWhen).map(({ name }) => name),
  }
}

function describe(field: Field): JsonSchema {
  const isRequired = has(field, 'required')
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

function constrain(field: Field): JsonSchema {
  if (field.kind === 'consent') return { enum: ['yes'] }
  const isList = field.kind === 'checkboxes'
  const length = field.rules.find((rule) => rule.kind === 'length')
  const pattern = field.rules.find((rule) => rule.kind === 'pattern')
  return {
    ...(has(field, 'type') && field.kind === 'email' && { format: 'email' }),
    ...(has(field, 'type') && field.kind === 'url' && { format: 'uri' }),
    ...(has(field, 'type') && field.kind === 'number' && { pattern: '^-?(\\d+|\\d*\\.\\d+)([eE][+-]?\\d+)?$' }),
    ...(has(field, 'type') && field.kind === 'date' && { pattern: '^\\d{4,}-\\d\\d-\\d\\d$' }),
    ...(has(field, 'options') && !isList && offered(field)),
    // JSON Schema counts code points, a form code units: half as many code points may do.
    ...(length?.min && !isList && { minLength: Math.ceil(length.min / 2) }),
    ...(length?.max !== undefined && !isList && { maxLength: length.max }),
    ...(pattern && compilesUnderU(pattern.pattern) && { pattern: `^(?:${pattern.pattern})$` }),
  }
}

/** One of the options; or the beginning of the one that takes a text, and the text. */
function offered({ options = [] }: Field): JsonSchema {
  const values = { enum: options.map(({ value }) => value) }
  const open = options.find(({ freeText }) => freeText)
  // By its syntax characters (ECMAScript, SyntaxCharacter); no other may be escaped under the flag `u`.
  const begin = open?.value.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
  return open ? { anyOf: [values, { pattern: `^${begin}: ` }] } : values
}

/** JSON Schema's patterns have the flag `u` (JSON Schema Core, 6.4); what only `v` knows is left out, not guessed. */
function compilesUnderU(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').unicode
  } catch {
    return false
  }
}

function has(field: Field, kind: RuleKind): boolean {
  return field.rules.some((rule) => rule.kind === kind)
}

function hasKeys(schema: JsonSchema): boolean {
  return Object.keys(schema).length > 0
}
