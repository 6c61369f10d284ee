import { choiceOf } from '../choice-of.ts'
import type { Field } from '../schema/field.ts'
import type { OptionsRule } from '../schema/rule.ts'
import type { Check } from './check.ts'

/** Requires chosen values to be among the field's options. */
export function compileOptions(_rule: OptionsRule, { options }: Field): Check {
  return (value) =>
    [value].flat().every((chosen) => choiceOf(options, chosen) !== undefined) ? [] : [{ code: 'notAnOption' }]
}
