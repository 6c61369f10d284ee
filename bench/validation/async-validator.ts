import { createRequire } from 'node:module'
import type { RuleItem, Rules } from 'async-validator'
import { answersBy, type BenchField, fields } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

// Its package names a CommonJS file, whose default export an import would wrap once more.
const { default: Schema }: typeof import('async-validator') = createRequire(import.meta.url)('async-validator')
Schema.warning = () => {}

/** The rules of a field as its descriptors, check for check. */
function rulesOf({ kind, rules, options }: BenchField): RuleItem[] {
  const range = rules.find((rule) => rule.kind === 'range')
  if (range) return [{ required: true, type: 'number', min: range.min, max: range.max, transform: Number }]
  const checks = rules.map((rule): RuleItem => {
    if (rule.kind === 'required') return { required: true }
    if (rule.kind === 'length') return { max: rule.max }
    if (rule.kind === 'pattern') return { pattern: new RegExp(`^(?:${rule.pattern})$`, 'v') }
    return kind === 'email' ? { type: 'email' } : {}
  })
  return options ? [...checks, { type: 'enum', enum: options.map(({ value }) => value) }] : checks
}

measureValidation({
  compile: () => {
    const rules: Rules = Object.fromEntries(fields.slice(0, hundred).map(({ field }) => [field.name, rulesOf(field)]))
    return new Schema(rules)
  },
  check(schema, values) {
    let found = 0
    // It calls back at once where every rule answers at once; the promise says the same later.
    schema
      .validate({ ...values }, { suppressWarning: true }, (errors) => {
        // A field may fail several of its checks at once.
        found = new Set(errors?.map(({ field }) => field)).size
      })
      .catch(() => {})
    return found
  },
  good: answersBy('name', 'good', hundred),
  bad: answersBy('name', 'bad', hundred),
})
