import * as yup from 'yup'
import { answersBy, type BenchField, fields } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

/** The rules of a field as yup has them; its e-mail address is HTML's production, as ours. */
function schemaOf({ kind, rules, options }: BenchField): yup.Schema {
  const range = rules.find((rule) => rule.kind === 'range')
  if (range) return yup.number().required().min(range.min).max(range.max)
  let schema = yup.string()
  for (const rule of rules) {
    if (rule.kind === 'required') schema = schema.required()
    else if (rule.kind === 'length') schema = schema.max(rule.max)
    else if (rule.kind === 'pattern') schema = schema.matches(new RegExp(`^(?:${rule.pattern})$`, 'v'))
    else if (kind === 'email') schema = schema.email()
  }
  return options ? schema.oneOf(options.map(({ value }) => value)) : schema
}

measureValidation({
  compile: () =>
    yup.object(Object.fromEntries(fields.slice(0, hundred).map(({ field }) => [field.name, schemaOf(field)]))),
  check(schema, values) {
    try {
      schema.validateSync(values, { abortEarly: false })
      return 0
    } catch (error) {
      if (!(error instanceof yup.ValidationError)) throw error
      // A field may fail several of its checks at once.
      return new Set(error.inner.map(({ path }) => path)).size
    }
  },
  good: answersBy('name', 'good', hundred),
  bad: answersBy('name', 'bad', hundred),
})
