import type { Field } from '../schema/field.ts'
import type { FileRule, Rule } from '../schema/rule.ts'
import type { Check, RuleFlaw } from './check.ts'
import { compileLength } from './length.ts'
import { compileOptions } from './options.ts'
import { type CompilePatternMatcher, compilePattern } from './pattern.ts'
import { compileRange } from './range.ts'
import { checkRequired } from './required.ts'
import { compileType } from './type.ts'

/** Makes the rules for files ready to run: `compileFile` of `@letterslot/core/files`. */
export type CompileFile = (rule: FileRule) => Check | RuleFlaw

/** Code that only some forms need. */
export interface RuleCompilers {
  /**
   * `compileFile` of `@letterslot/core/files`, for a form that may ask for files. Without it the rules of files are
   * reported as unchecked: a form that asks for none does not load their code.
   */
  readonly compileFile?: CompileFile | undefined
  /**
   * `compilePatternMatcher` of `@letterslot/core/patterns`, for a form with a pattern that the engine may take too long
   * for (`isDoubtful`). Without it such a rule is reported as unchecked.
   */
  readonly compilePatternMatcher?: CompilePatternMatcher | undefined
}

/**
 * Makes a rule of a field ready to run, or says why it cannot be applied.
 * @param compilers - arguments, since most forms do without their code.
 */
export function compileRule(rule: Rule, field: Field, compilers: RuleCompilers): Check | RuleFlaw {
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
      return compilePattern(rule, compilers)
    case 'options':
      return compileOptions(field)
    default:
      // The one kind that is left, or this does not compile.
      return compilers.compileFile?.(rule) ?? 'unchecked'
  }
}
