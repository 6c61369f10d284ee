import type { Field } from '../schema/field.ts'
import type { FileRule, Rule } from '../schema/rule.ts'
import type { Check, RuleFlaw } from './check.ts'
import { compileLength } from './length.ts'
import { compileOptions } from './options.ts'
import { compilePattern } from './pattern.ts'
import { compileRange } from './range.ts'
import { checkRequired } from './required.ts'
import { compileType } from './type.ts'

/** Makes the rules for files ready to run: `compileFile` of `@letterslot/core/files`. */
export type CompileFile = (rule: FileRule) => Check | RuleFlaw

/**
 * Makes a rule of a field ready to run, or says why it cannot be applied.
 * @param compileFile - an argument, since most forms have no files and do without its code.
 */
export function compileRule(rule: Rule, field: Field, compileFile?: CompileFile): Check | RuleFlaw {
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
      // The one kind that is left, or this does not compile.
      return compileFile?.(rule) ?? 'unchecked'
  }
}
