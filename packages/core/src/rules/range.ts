import { readOrdered } from '../ordered.ts'
import type { Field } from '../schema/field.ts'
import type { RangeRule } from '../schema/rule.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'

/**
 * Returns true when a distance is no whole number of steps. Browsers forgive what binary fractions cannot say (0.3 is
 * three steps of 0.1): Chromium a 2^24th of a step, we at least the rounding error of the distance itself.
 */
function isOffStep(distance: number, step: number): boolean {
  const rest = Math.abs(distance - step * Math.round(distance / step))
  return rest > Math.max(step / 2 ** 24, Math.abs(distance) / 2 ** 52)
}

/** Bounds and step of a number or a date. Source: HTML, `min`, `max` and `step`, which counts from `min`. */
export function compileRange({ min, max, step }: RangeRule, { kind }: Field): Check | RuleFlaw {
  const least = min === undefined ? -Infinity : readOrdered(kind, min)
  const most = max === undefined ? Infinity : readOrdered(kind, max)
  if (!(least <= most && (step === undefined || step > 0))) return 'contradiction'
  return (value) => {
    const actual = readOrdered(kind, value)
    const findings: readonly (Finding | false)[] = [
      min !== undefined && actual < least && { code: 'rangeUnderflow', limit: min },
      max !== undefined && actual > most && { code: 'rangeOverflow', limit: max },
      step !== undefined &&
        isOffStep(actual - (min === undefined ? 0 : least), step) && { code: 'stepMismatch', limit: step },
    ]
    return findings.filter((finding) => finding !== false)
  }
}
