import { readDate } from '../date.ts'
import { readNumber } from '../number.ts'
import type { Field } from '../schema/field.ts'
import type { RangeRule } from '../schema/rule.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'

/**
 * Whether a distance is no whole number of steps. Browsers forgive what binary fractions cannot say (0.3 is three steps
 * of 0.1): Chromium a 2^24th of a step, we at least the rounding error of the distance itself.
 */
function isOffStep(distance: number, step: number): boolean {
  const rest = Math.abs(distance - step * Math.round(distance / step))
  return rest > Math.max(step / 2 ** 24, Math.abs(distance) / 2 ** 52)
}

/** Bounds and step of a number or a date. Source: HTML, `min`, `max` and `step`, which counts from `min`. */
export function compileRange({ min, max, step }: RangeRule, { kind }: Field): Check | RuleFlaw {
  const read = kind === 'date' ? readDate : readNumber
  const least = min === undefined ? -Infinity : read(String(min))
  const most = max === undefined ? Infinity : read(String(max))
  if (!(least <= most && (step === undefined || step > 0))) return 'contradiction'
  return (value) => {
    const actual = read(String(value))
    const findings: Finding[] = []
    if (min !== undefined && actual < least) findings.push({ code: 'rangeUnderflow', limit: min })
    if (max !== undefined && actual > most) findings.push({ code: 'rangeOverflow', limit: max })
    if (step !== undefined && isOffStep(actual - (min === undefined ? 0 : least), step)) {
      findings.push({ code: 'stepMismatch', limit: step })
    }
    return findings
  }
}
