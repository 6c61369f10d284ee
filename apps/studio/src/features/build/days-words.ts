import { type DaysRule, formatDay } from '@letterslot/core'
import { weekdays } from '@letterslot/core/rare-rules'

/** A first or last day, as makers choose it. */
export const dayChoices = [
  { value: 'any', label: 'Any day' },
  { value: 'today', label: 'Today' },
  { value: 'counted', label: 'Days from today' },
] as const

/** The label of a number of days; a negative one is in the past. */
export const countWords = { from: 'How many days from today', to: 'In the next … days' } as const

interface Weekday {
  readonly day: string
  readonly name: string
  readonly isExcluded: boolean
}

interface ExcludedDate {
  readonly day: string
  readonly words: string
}

/** The days that a rule leaves out: each weekday, Monday first, and single days in their order. */
export function daysOf({ not = [] }: DaysRule): {
  readonly weekdays: readonly Weekday[]
  readonly dates: readonly ExcludedDate[]
} {
  const week = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
  const dates = not.filter((one) => !week.some((day) => day === one)).toSorted()
  return {
    weekdays: week.map((day) => ({
      day,
      name: `${day.charAt(0).toUpperCase()}${day.slice(1)}s`,
      isExcluded: not.includes(day),
    })),
    dates: dates.map((day) => ({ day, words: formatDay(day, 'en-GB') })),
  }
}

/** The rule with another first or last day; undefined is any. */
export function withDayCount(rule: DaysRule, bound: 'from' | 'to', count: number | undefined): DaysRule {
  const { [bound]: _before, ...rest } = rule
  return count === undefined ? rest : { ...rest, [bound]: count }
}

/** The rule with a day left out: a weekday by its name, or a date. */
export function withDay(rule: DaysRule, day: string): DaysRule {
  return { ...rule, not: [...new Set([...(rule.not ?? []), day])] }
}

/** The rule with a day offered again. */
export function withoutDay({ not, ...rest }: DaysRule, day: string): DaysRule {
  const left = not?.filter((one) => one !== day) ?? []
  return left.length > 0 ? { ...rest, not: left } : rest
}
