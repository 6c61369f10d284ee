import { readDate } from '../model/ordered.ts'
import { readMoment } from '../model/read-moment.ts'
import type { CompareRule } from '../model/rule.ts'
import { type Check, nothing } from './check.ts'
import type { CompileRareRule } from './registry.ts'

/**
 * The rules `range`, `compare` by an order and, without a rule, `type` of a field for a time, or for a day and a time; undefined for every other.
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
      if (min !== undefined && actual < least) return [{ code: 'rangeUnderflow', limit: min }]
      return max !== undefined && actual > most ? [{ code: 'rangeOverflow', limit: max }] : nothing
    }
  }
  if (rule?.kind === 'compare') return compareTimes(rule, kind)
  const type = rule ? -1 : rules.findIndex((one) => one.kind === 'type')
  return type < 0 ? undefined : (value) => (Number.isNaN(read(value)) ? [{ rule: type, code: 'badInput' }] : nothing)
}

function compareTimes({ is, to, plus = 0 }: CompareRule, kind: 'time' | 'datetime'): Check {
  const isLeast = is === 'atLeast'
  return (value, see) => {
    const moment = readMoment(kind, String(value))
    const bound = readMoment(kind, String(see?.(to.field)?.value)) + plus
    const limit = momentText(kind, bound)
    const isBroken = isLeast ? moment < bound : moment > bound
    return isBroken && limit !== undefined ? [{ code: isLeast ? 'rangeUnderflow' : 'rangeOverflow', limit }] : nothing
  }
}

/** The end of a day, and of the last day with four digits for its year; minutes. */
const ends = { time: 1440, datetime: readDate('9999-12-31') * 1440 + 1440 }

/** A time, or a day and a time, as their inputs have them; undefined beyond what a clock or a calendar says. */
function momentText(kind: 'time' | 'datetime', minutes: number): string | undefined {
  const first = kind === 'time' ? 0 : readDate('0001-01-01') * 1440
  if (!(minutes >= first && minutes < ends[kind])) return undefined
  const text = new Date(Math.round(minutes * 60_000)).toISOString().replace(/(:00)?\.000Z$|Z$/, '')
  return kind === 'time' ? text.slice(11) : text
}
