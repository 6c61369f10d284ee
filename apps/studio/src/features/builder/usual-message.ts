import type { DaysRule, Field, Form, Rule } from '@letterslot/core'
import { dayText, weekdays } from '@letterslot/core/rare-rules'
import { tryRule } from './try-rule.ts'
import { withMessage } from './with-message.ts'

/** A value that breaks a rule, where one can be named. */
function breaking(field: Field, rule: Rule): string {
  switch (rule.kind) {
    case 'required':
      return ''
    case 'type':
      return 'x'
    case 'length':
      if (field.kind === 'file') return Array.from({ length: rule.min ? 1 : (rule.max ?? 0) + 1 }, () => 'a.txt').join()
      if (field.kind === 'checkboxes') return rule.min ? '1' : String((rule.max ?? 0) + 1)
      return rule.max === undefined ? 'x' : 'x'.repeat(rule.max + 1)
    case 'range':
      return typeof rule.max === 'number' ? String(rule.max + 1) : '-1e9'
    case 'days':
      return breakingDay(rule)
    case 'file':
      return rule.maxBytes === undefined ? '\u0000' : `photo.jpg ${rule.maxBytes * 2} B`
    default:
      return '\u0000'
  }
}

/** A day that the rule does not offer: an excluded date, the Sunday or other weekday of some week, or one too early or late. */
function breakingDay({ from, to, not = [] }: DaysRule): string {
  if (from !== undefined) return '1970-01-01'
  if (to !== undefined) return '9999-12-31'
  const [first = ''] = not
  const weekday = weekdays.findIndex((one) => one === first)
  // 1970-01-04 was a Sunday.
  return weekday < 0 ? first : dayText(3 + weekday)
}

/** The default message of a rule; a general one if no example breaks it. */
export function usualMessage(form: Form, field: Field, index: number): string {
  const rule = field.rules[index]
  if (!rule) return ''
  const bare = { ...field, rules: field.rules.map((other, at) => (at === index ? withMessage(other, '') : other)) }
  return tryRule(form, bare, index, breaking(field, rule)) ?? 'The usual words'
}
