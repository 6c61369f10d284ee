import { choiceOf } from '../model/choice-of.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { readOrdered } from '../model/ordered.ts'
import type { LengthRule, OptionsRule, RangeRule, Rule, RuleKind } from '../model/rule.ts'
import { holdsList, isEmpty } from '../model/values.ts'
import { type Check, type Finding, nothing, type RuleFlaw } from './check.ts'
import type { DayClock } from './days.ts'
import { type CompilePatternMatcher, compilePattern } from './pattern.ts'
import { compileType } from './type.ts'

/**
 * Makes a rare rule of a field ready to run, undefined for one that is not rare; without a rule, what the field asks by
 * itself, and undefined where that is nothing: `compileRareRule` of `@letterslot/core/rare-rules`.
 */
export type CompileRareRule = (
  rule: Rule | undefined,
  field: Field,
  options?: RareRuleOptions,
) => Check | RuleFlaw | undefined

/** The surroundings of a rare rule. */
export interface RareRuleOptions {
  /** Default: the device's. */
  readonly clock?: DayClock | undefined
  /** As in `RuleCompilers`: for the questions of a group that repeats. */
  readonly compilePatternMatcher?: CompilePatternMatcher | undefined
  readonly onReport?: ((report: RuleReport) => void) | undefined
}

/** A rule that was left out, wholly or for one answer, and why. It never keeps a visitor from sending. */
export interface RuleReport {
  readonly field: FieldId
  /** Index in the field's `rules`; of a question of a group -2 the first, as in its issues. */
  readonly rule: number
  readonly flaw: RuleFlaw
}

/** Code that only some forms need. */
export interface RuleCompilers {
  /**
   * `compileRareRule` of `@letterslot/core/rare-rules`, for a form that may have one. Without it such rules are reported
   * as unchecked, and no text is asked for beside a choice: other forms do not load their code.
   */
  readonly compileRareRule?: CompileRareRule | undefined
  /**
   * `compilePatternMatcher` of `@letterslot/core/patterns`, for a form with a pattern that the engine may take too long
   * for (`isDoubtful`). Without it such a rule is reported as unchecked.
   */
  readonly compilePatternMatcher?: CompilePatternMatcher | undefined
}

/** A rule of each kind. */
export type RuleOfKind = { readonly [One in Rule as One['kind']]: One }

/** Makes a rule of one kind ready to run, or says why it cannot be applied; undefined where its code is not there. */
type CompileRule<Kind extends RuleKind> = (
  rule: RuleOfKind[Kind],
  field: Field,
  compilers: RuleCompilers,
) => Check | RuleFlaw | undefined

/** The code of rules, by kind. A rule of another kind is a rare one, or reported as unchecked. */
export type RuleCode = { readonly [Kind in RuleKind]?: CompileRule<Kind> }

/** The code of rules of every kind that is not rare. */
export const everyRule: RuleCode = {
  required: () => checkRequired,
  type: compileType,
  length: compileLength,
  range: compileRange,
  pattern: compilePattern,
  options: compileOptions,
}

/** Counts UTF-16 code units of a text, as HTML's `minlength` and `maxlength` do, or chosen options. */
export function compileLength({ min = 0, max = Infinity }: LengthRule, field: Field): Check | RuleFlaw {
  const most = (holdsList(field) && field.options?.length) || Infinity
  if (!(min >= 0 && min <= max && min <= most)) return 'contradiction'
  return (value) => {
    const isText = typeof value === 'string'
    const actual = typeof value === 'boolean' ? 0 : value.length
    if (actual < min) return [{ code: isText ? 'tooShort' : 'tooFew', limit: min, actual }]
    if (actual > max) return [{ code: isText ? 'tooLong' : 'tooMany', limit: max, actual }]
    return nothing
  }
}

/** An answer must be given. Source: HTML, `required`. */
export const checkRequired: Check = (value) => (isEmpty(value) ? [{ code: 'valueMissing' }] : nothing)

/** Requires chosen values to be among the field's options. */
export function compileOptions(_rule: OptionsRule, { options }: Field): Check {
  const isOption = (chosen: unknown): boolean => choiceOf(options, chosen) !== undefined
  return (value) => ([value].flat().every(isOption) ? nothing : [{ code: 'notAnOption' }])
}

/**
 * Returns true when a distance is no whole number of steps. Browsers forgive what binary fractions cannot say (0.3 is
 * three steps of 0.1): Chromium a 2^24th of a step, we at least the rounding error of the distance itself.
 */
function isOffStep(distance: number, step: number): boolean {
  const rest = Math.abs(distance - step * Math.round(distance / step))
  return rest > Math.max(step / 2 ** 24, Math.abs(distance) / 2 ** 52)
}

/** Bounds and step of a number or a date. Source: HTML, `min`, `max` and `step`, which counts from `min`. */
export function compileRange({ min, max, step }: RangeRule, { kind }: Field): Check | RuleFlaw | undefined {
  const least = min === undefined ? -Infinity : readOrdered(kind, min)
  const most = max === undefined ? Infinity : readOrdered(kind, max)
  // Bounds of times are no numbers: their code is a rare rule's.
  if (!(least <= most && (step ?? 1) > 0)) return kind === 'number' || kind === 'date' ? 'contradiction' : undefined
  return (value) => {
    const actual = readOrdered(kind, value)
    const outside: readonly Finding[] =
      min !== undefined && actual < least
        ? [{ code: 'rangeUnderflow', limit: min }]
        : max !== undefined && actual > most
          ? [{ code: 'rangeOverflow', limit: max }]
          : nothing
    return step !== undefined && isOffStep(actual - (min === undefined ? 0 : least), step)
      ? [...outside, { code: 'stepMismatch', limit: step }]
      : outside
  }
}
