import { Ajv } from 'ajv'
import { answersBy, type BenchField, fields } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

/** HTML's production for an e-mail address. */
const email =
  "^[\\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?(?:\\.[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?)*$"

/** The rules of a field as a JSON Schema, check for check. */
function schemaOf({ kind, rules, options }: BenchField): object {
  if (options) return { enum: options.map(({ value }) => value) }
  const range = rules.find((rule) => rule.kind === 'range')
  if (range) return { type: 'number', minimum: range.min, maximum: range.max }
  return Object.assign(
    { type: 'string' },
    ...rules.map((rule) => {
      if (rule.kind === 'required') return { minLength: 1 }
      if (rule.kind === 'length') return { maxLength: rule.max }
      if (rule.kind === 'pattern') return { pattern: `^(?:${rule.pattern})$` }
      return kind === 'email' ? { pattern: email } : {}
    }),
  )
}

measureValidation({
  compile: () =>
    // The answers are texts: numbers are made of them, in place.
    new Ajv({ allErrors: true, coerceTypes: true }).compile({
      type: 'object',
      properties: Object.fromEntries(fields.slice(0, hundred).map(({ field }) => [field.name, schemaOf(field)])),
    }),
  check(validate, values) {
    validate({ ...values })
    return new Set(validate.errors?.map(({ instancePath }) => instancePath)).size
  },
  good: answersBy('name', 'good', hundred),
  bad: answersBy('name', 'bad', hundred),
})
