import { maxSignatureLength } from '../model/limits.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** The bound of a typed name, which every signature has; undefined for every other field, and for a rule. */
export const compileSignature: CompileRareRule = (rule, { kind }) => {
  if (rule || kind !== 'signature') return undefined
  return (value) => {
    const actual = typeof value === 'string' ? value.length : 0
    return actual > maxSignatureLength ? [{ rule: -1, code: 'tooLong', limit: maxSignatureLength, actual }] : nothing
  }
}
