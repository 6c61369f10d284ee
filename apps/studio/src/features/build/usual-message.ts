import type { Field, Form, Rule } from '@letterslot/core'
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
    case 'file':
      return rule.maxBytes === undefined ? '\u0000' : `photo.jpg ${rule.maxBytes * 2} B`
    default:
      return '\u0000'
  }
}

/** What visitors read when a rule that has no words of its own is broken; a general word where none can be shown. */
export function usualMessage(form: Form, field: Field, index: number): string {
  const rule = field.rules[index]
  if (!rule) return ''
  const bare = { ...field, rules: field.rules.map((other, at) => (at === index ? withMessage(other, '') : other)) }
  return tryRule(form, bare, index, breaking(field, rule)) ?? 'The usual words'
}
