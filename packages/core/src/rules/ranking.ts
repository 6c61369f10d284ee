import { ranksIn } from '../model/ranking.ts'
import { type Finding, nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/**
 * Checks an order: each rank has an option of the field, and no option has two; an order that is wanted has every rank. A
 * finding has the rank as its `part`, from 0. Undefined for every other field.
 */
export const compileRanking: CompileRareRule = (rule, field) => {
  if (rule || field.kind !== 'ranking') return undefined
  const offered = new Set(field.options?.map(({ value }) => value))
  const required = field.rules.findIndex(({ kind }) => kind === 'required')
  return (value) => {
    const before = new Set<string>()
    return ranksIn(field, value).flatMap((one, part): readonly Finding[] => {
      if (one === '') return required >= 0 ? [{ rule: required, code: 'valueMissing', part }] : nothing
      const isRight = offered.has(one) && !before.has(one)
      before.add(one)
      return isRight ? nothing : [{ rule: -1, code: 'notAnOption', part }]
    })
  }
}
