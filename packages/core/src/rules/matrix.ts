import { answeredRows } from '../model/matrix.ts'
import type { Finding } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/**
 * Checks a matrix: every answer is an option of a row of its own, one a row unless several may be chosen; with `everyRow` each row has one
 * once one has. A finding in a row has its index as `part`, from 0. Undefined for every other field.
 */
export const compileMatrix: CompileRareRule = (rule, field) => {
  if (rule || field.kind !== 'matrix') return undefined
  const required = field.rules.findIndex(({ kind }) => kind === 'required')
  return (value) => {
    const rows = answeredRows(field, value)
    const known = rows.reduce((sum, { chosen }) => sum + chosen.length, 0)
    const isForeign = typeof value === 'object' && value.length > known
    return [
      ...(isForeign ? [{ rule: -1, code: 'notAnOption' } as const] : []),
      ...rows.flatMap(({ chosen }, part): readonly Finding[] => {
        if (chosen.length > 1 && !field.multiple)
          return [{ rule: -1, code: 'tooMany', limit: 1, actual: chosen.length, part }]
        return chosen.length === 0 && field.everyRow ? [{ rule: required, code: 'valueMissing', part }] : []
      }),
    ]
  }
}
