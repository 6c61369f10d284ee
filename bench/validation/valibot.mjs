import * as v from 'valibot'
import { answersBy, fields } from '../two-hundred-fields.mjs'
import { measureValidation } from './measure.mjs'

/** HTML's valid floating-point number. */
const number = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i

/** The rules of a field as valibot's actions, check for check; `rfcEmail` is HTML's production, as ours. */
function schemaOf({ kind, rules, options }) {
  const actions = rules.flatMap((rule) => {
    if (rule.kind === 'required') return [v.nonEmpty()]
    if (rule.kind === 'length') return [v.maxLength(rule.max)]
    if (rule.kind === 'pattern') return [v.regex(new RegExp(`^(?:${rule.pattern})$`, 'v'))]
    if (rule.kind === 'range') return [v.transform(Number), v.minValue(rule.min), v.maxValue(rule.max)]
    return [kind === 'email' ? v.rfcEmail() : v.regex(number)]
  })
  const choice = kind === 'select' ? [v.picklist(options.map(({ value }) => value))] : []
  return v.pipe(v.string(), ...actions, ...choice)
}

measureValidation({
  compile: () => v.object(Object.fromEntries(fields.map(({ field }) => [field.name, schemaOf(field)]))),
  check: (schema, values) => v.safeParse(schema, values, { abortPipeEarly: true }).issues?.length ?? 0,
  good: answersBy('name', 'good'),
  bad: answersBy('name', 'bad'),
})
