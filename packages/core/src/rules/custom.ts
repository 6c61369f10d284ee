import { maxCustomLength } from '../model/limits.ts'
import { nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/** The bound of an answer that a kind of the site's own gives; undefined for every other field, and for a rule. */
export const compileCustom: CompileRareRule = (rule, { kind }) => {
  if (rule || kind !== 'custom') return undefined
  return (value) => {
    const actual = typeof value === 'string' ? value.length : 0
    return actual > maxCustomLength ? [{ rule: -1, code: 'tooLong', limit: maxCustomLength, actual }] : nothing
  }
}
