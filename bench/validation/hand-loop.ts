import { answersBy, type BenchField, fields } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

/** The production of HTML for an e-mail address, and its valid floating-point number. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i
const number = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i
const patterns = new Map<string, RegExp>()
const patternOf = (pattern: string): RegExp => {
  const known = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'v')
  patterns.set(pattern, known)
  return known
}

interface Issue {
  readonly field: string
  readonly rule: number
  readonly code: string
  readonly limit?: number
  readonly actual?: number
}

/** A check as one writes it by hand for these rules: one loop, and an issue of the same shape as ours. */
function check(all: readonly BenchField[], values: Readonly<Record<string, string>>): number {
  const issues: Issue[] = []
  for (const { id, kind, rules } of all) {
    const raw = values[id] ?? ''
    const text = kind === 'email' || kind === 'number' ? raw.trim() : raw
    for (let rule = 0; rule < rules.length; rule += 1) {
      const one = rules[rule]
      if (text === '') {
        if (one?.kind === 'required') issues.push({ field: id, rule, code: 'valueMissing' })
      } else if (one?.kind === 'length' && text.length > one.max) {
        issues.push({ field: id, rule, code: 'tooLong', limit: one.max, actual: text.length })
      } else if (one?.kind === 'type' && !(kind === 'email' ? email : number).test(text)) {
        issues.push({ field: id, rule, code: kind === 'email' ? 'typeMismatch' : 'badInput' })
      } else if (one?.kind === 'range') {
        const value = Number(text)
        if (value < one.min) issues.push({ field: id, rule, code: 'rangeUnderflow', limit: one.min })
        if (value > one.max) issues.push({ field: id, rule, code: 'rangeOverflow', limit: one.max })
      } else if (one?.kind === 'pattern' && !patternOf(one.pattern).test(text)) {
        issues.push({ field: id, rule, code: 'patternMismatch' })
      }
    }
  }
  return issues.length
}

measureValidation({
  compile: () => fields.slice(0, hundred).map(({ field }) => field),
  check,
  good: answersBy('id', 'good', hundred),
  bad: answersBy('id', 'bad', hundred),
})
