import { choiceOf } from '../model/choice-of.ts'
import { type Condition, isLiveOperand, type LiveOperand } from '../model/condition.ts'
import { countIn } from '../model/count-in.ts'
import type { FieldId } from '../model/ids.ts'
import type { Seen } from '../rules/comparisons.ts'
import { type DayClock, dayText, localDay } from '../rules/days.ts'
import { evaluate } from '../rules/evaluate.ts'

/**
 * Returns true when a condition holds, or there is none, as `evaluate` does; it may also compare with another answer and with the visitor's
 * today, and count what was chosen, and rows.
 * @param see - what the condition may know of a field; undefined for one that does not exist, which counts as empty.
 */
export function evaluateLogic(
  condition: Condition | undefined,
  see: (id: FieldId) => Seen | undefined,
  clock: DayClock = Date,
): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => evaluateLogic(part, see, clock))
  if ('any' in condition) return condition.any.some((part) => evaluateLogic(part, see, clock))
  if ('not' in condition) return !evaluateLogic(condition.not, see, clock)
  const { count, to } = condition
  const fixed = isLiveOperand(to) ? { ...condition, to: readOperand(to, see, clock) } : condition
  if (count) return evaluate(fixed, (id) => countThings(see(id)))
  const seen = see(fixed.field)
  if (seen && isLiveOperand(to) && 'today' in to)
    return evaluate(fixed, () => ({ kind: 'date', value: String(seen.value).replace(/T.*/, '') }))
  if (!seen || !/time/.test(seen.kind) || !/^(gr|le|at)/.test(fixed.is)) return evaluate(fixed, see)
  return evaluate({ ...fixed, to: timeNumber(fixed.to) }, () => ({ kind: 'number', value: timeNumber(seen.value) }))
}

/** A number with the order of times, or of days with a time, to the second: the digits that they are written with. */
function timeNumber(text: unknown): string {
  const digits = `${text}`.replace(/\D/g, '')
  return digits && digits.padEnd(14, '0').slice(0, 14)
}

/** The number of things in an answer, as a number field has it. */
function countThings(seen: Seen | undefined): Seen {
  return { kind: 'number', value: String(seen ? countIn(seen, seen.value) : 0) }
}

/** A day, or another field's answer, as it is written down. */
function readOperand(
  to: LiveOperand,
  see: (id: FieldId) => Seen | undefined,
  clock: DayClock,
): string | boolean | readonly string[] {
  if ('today' in to) return dayText(localDay(clock.now()) + to.today)
  const { value = '', options }: Partial<Seen> = see(to.field) ?? {}
  // What was written beside a choice is no part of it.
  const words = (one: unknown): string => String(choiceOf(options, one) ?? one)
  if (typeof value === 'boolean') return value
  return typeof value === 'object' ? value.map(words) : words(value)
}
