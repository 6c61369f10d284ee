import type { Field, Rule } from '@letterslot/core'
import { intakeRuleText as text } from '../../domain/texts/intake.ts'

function bounds(min: number | string | undefined, max: number | string | undefined): readonly string[] {
  return [...(min === undefined ? [] : [text.atLeast(min)]), ...(max === undefined ? [] : [text.atMost(max)])]
}

function ruleTexts(rule: Rule): readonly string[] {
  switch (rule.kind) {
    case 'required':
      return [text.required]
    case 'length':
      return bounds(rule.min, rule.max)
    case 'range':
      return [
        ...bounds(rule.min, rule.max),
        ...(rule.step === undefined || rule.step === 1 ? [] : [text.step(rule.step)]),
      ]
    case 'pattern':
      return [text.pattern]
    case 'file':
      return rule.accept === undefined ? [] : [text.file(rule.accept)]
    case 'type':
    case 'days':
    case 'options':
      return []
  }
}

/** A field's rules and choices in a few words: `required, at most 80`. */
export function ruleWords({ rules, options }: Pick<Field, 'rules' | 'options'>): string {
  return [...rules.flatMap(ruleTexts), ...(options ? [text.options(options.length)] : [])].join(', ')
}
