import * as v from 'valibot'
import { answersBy, type BenchField, fields } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

/** HTML's valid floating-point number. */
const number = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i

type Check = v.PipeItem<string, string, v.BaseIssue<unknown>>

/** The rules of a field as valibot's actions, check for check; `rfcEmail` is HTML's production, as ours. */
function schemaOf({ kind, rules, options }: BenchField): v.GenericSchema<string, string | number> {
  const range = rules.find((rule) => rule.kind === 'range')
  if (range) {
    const { min, max } = range
    // A number is wanted and of its type: the checks of a text end where it becomes one.
    return v.pipe(v.string(), v.nonEmpty(), v.regex(number), v.transform(Number), v.minValue(min), v.maxValue(max))
  }
  const checks = rules.map((rule): Check => {
    if (rule.kind === 'required') return v.nonEmpty()
    if (rule.kind === 'length') return v.maxLength(rule.max)
    if (rule.kind === 'pattern') return v.regex(new RegExp(`^(?:${rule.pattern})$`, 'v'))
    return kind === 'email' ? v.rfcEmail() : v.regex(number)
  })
  const choice: Check[] = options ? [v.picklist(options.map(({ value }) => value))] : []
  return v.pipe(v.string(), ...checks, ...choice)
}

measureValidation({
  compile: () =>
    v.object(Object.fromEntries(fields.slice(0, hundred).map(({ field }) => [field.name, schemaOf(field)]))),
  check: (schema, values) => v.safeParse(schema, values, { abortPipeEarly: true }).issues?.length ?? 0,
  good: answersBy('name', 'good', hundred),
  bad: answersBy('name', 'bad', hundred),
})
