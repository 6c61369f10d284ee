import { readDate } from '../model/ordered.ts'
import type { DaysRule } from '../model/rule.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'

/** Time, as an argument: tests bring their own. */
export interface DayClock {
  /** Milliseconds since 1970. */
  now(): number
}

/** The names of weekdays in `not`, as `Date` counts them. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** The day of a calendar on the wall beside the visitor, in days since 1970-01-01. */
export function localDay(nowMs: number): number {
  const now = new Date(nowMs)
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000
}

/** A day as HTML's date inputs have it. */
export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Days counted from the visitor's today, and days that are not offered: of a day, the day of a time, and both days of a range.
 * A text that is no day is left to the rule `type`.
 */
export function compileDays({ from, to, not = [] }: DaysRule, clock: DayClock = Date): Check | RuleFlaw {
  if (from !== undefined && to !== undefined && !(from <= to)) return 'contradiction'
  const findIn = (answer: string): readonly Finding[] => {
    const [text = ''] = answer.split('T', 1)
    const day = readDate(text)
    if (Number.isNaN(day)) return []
    const today = localDay(clock.now())
    // 1970-01-01 was a Thursday.
    const weekday = weekdays[(((day + 4) % 7) + 7) % 7]
    const excluded = not.find((one) => one === weekday || one === text)
    const findings: readonly (Finding | false)[] = [
      from !== undefined && day < today + from && { code: 'rangeUnderflow', limit: dayText(today + from) },
      to !== undefined && day > today + to && { code: 'rangeOverflow', limit: dayText(today + to) },
      excluded !== undefined && { code: 'dayExcluded', limit: excluded },
    ]
    return findings.filter((finding) => finding !== false)
  }
  return (value) =>
    Array.isArray(value)
      ? value.flatMap((text, part) => findIn(String(text)).map((finding) => ({ ...finding, part })))
      : findIn(String(value))
}
