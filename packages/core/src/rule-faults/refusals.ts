import type { Field } from '../model/field.ts'
import { type Form, formFormat } from '../model/form.ts'
import { brandFieldId, brandFormId, brandPageId } from '../model/ids.ts'
import type { Rule } from '../model/rule.ts'
import type { Value } from '../model/values.ts'
import { compileForm } from '../rules/compile.ts'
import type { DayClock } from '../rules/days.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { compileRareRule } from '../rules/rare.ts'

const id = brandFieldId('f')

/**
 * Makes a question of a field's rules, without other fields and conditions: which of them refuse an answer, and go on to do so as
 * days pass. -1 stands for what its kind asks by itself.
 */
export function refusalsOf(field: Field, clock?: DayClock): (value: Value) => readonly number[] {
  const { visibleWhen: _visible, requiredWhen: _required, ...own } = field
  const bare: Field = { ...own, id, rules: field.rules.map(lasting) }
  const form: Form = { format: formFormat, version: 1, id: brandFormId('f'), title: '', locale: 'en', pages: [] }
  const compiled = compileForm(
    { ...form, pages: [{ id: brandPageId('p'), fields: [bare] }] },
    { compilePatternMatcher, compileRareRule: (rule, of) => compileRareRule(rule, of, { clock }) },
  )
  return (value) => compiled.validateField(id, { [id]: value }).map(({ rule }) => rule)
}

/** A day that is too late today may be sent some other day; one that is too early will not. */
function lasting(rule: Rule): Rule {
  if (rule.kind !== 'days' || rule.to === undefined) return rule
  const { to: _to, ...rest } = rule
  return rest
}
