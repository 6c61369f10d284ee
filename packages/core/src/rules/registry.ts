import { assertNever } from '../assert-never.ts'
import type { Field } from '../schema/field.ts'
import type { Rule } from '../schema/rule.ts'
import type { Check, RuleFlaw } from './check.ts'
import { compileLength } from './length.ts'
import { compileOptions } from './options.ts'
import { compilePattern } from './pattern.ts'
import { compileRange } from './range.ts'
import { checkRequired } from './required.ts'
import { compileType } from './type.ts'

/** Makes a rule of a field ready to run, or says why it cannot be applied. */
export function compileRule(rule: Rule, field: Field): Check | RuleFlaw {
  switch (rule.kind) {
    case 'required':
      return checkRequired
    case 'type':
      return compileType(field)
    case 'length':
      return compileLength(rule, field)
    case 'range':
      return compileRange(rule, field)
    case 'pattern':
      return compilePattern(rule)
    case 'options':
      return compileOptions(field)
    default:
      return assertNever(rule)
  }
}
