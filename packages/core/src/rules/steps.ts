import { readNumber } from '../model/ordered.ts'
import { stepValues } from '../model/steps.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** Checks of ratings, scales and sliders that no rule asks for: a step that there is, or a number. Undefined for every other field. */
export const compileSteps: CompileRareRule = (rule, field) => {
  if (rule || !/^(rating|scale|slider)$/.test(field.kind)) return undefined
  if (field.kind === 'slider')
    return (value) => (Number.isNaN(readNumber(String(value))) ? [{ rule: -1, code: 'badInput' }] : nothing)
  const values = stepValues(field)
  return (value) => (values.includes(String(value)) ? nothing : [{ rule: -1, code: 'notAnOption' }])
}
