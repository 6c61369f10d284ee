import { readMoment } from '../model/read-moment.ts'
import { type Finding, nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/**
 * The rules `range` and, without a rule, `type` of a field for a time, or for a day and a time; undefined for every other.
 * Source: HTML, the input types `time` and `datetime-local`.
 */
export const compileTimes: CompileRareRule = (rule, { kind, rules }) => {
  if (kind !== 'time' && kind !== 'datetime') return undefined
  const read = (text: unknown): number => readMoment(kind, String(text))
  if (rule?.kind === 'range') {
    const { min, max } = rule
    const [least, most] = [min === undefined ? -Infinity : read(min), max === undefined ? Infinity : read(max)]
    if (!(least <= most)) return 'contradiction'
    return (value) => {
      const actual = read(value)
      const findings: Finding[] = []
      if (min !== undefined && actual < least) findings.push({ code: 'rangeUnderflow', limit: min })
      if (max !== undefined && actual > most) findings.push({ code: 'rangeOverflow', limit: max })
      return findings
    }
  }
  const type = rule ? -1 : rules.findIndex((one) => one.kind === 'type')
  return type < 0 ? undefined : (value) => (Number.isNaN(read(value)) ? [{ rule: type, code: 'badInput' }] : nothing)
}
