import type { Field } from '../model/field.ts'
import { readDate } from '../model/ordered.ts'
import { type DayClock, dayText, localDay, weekdays } from '../rules/days.ts'
import { blockingRule, blockingRules } from './blocking-rules.ts'

/** The first and the last day with four digits for its year. */
const [firstDay, lastDay] = [readDate('0001-01-01'), readDate('9999-12-31')]

/** True for a day whose year has four digits. */
export function isInCalendar(day: number): boolean {
  return day >= firstDay && day <= lastDay
}

/**
 * Tells of a field of days if its rules certainly leave none, today and on all days to come. The days that its step meets come
 * back to each weekday within seven of them: so many are tried that one is left, unless there is none.
 */
export function hasNoDay(field: Field, clock: DayClock): boolean {
  const { min, max, step = 1 } = blockingRule(field, 'range') ?? {}
  const days = blockingRules(field, 'days').filter(({ from = -Infinity, to = Infinity }) => from <= to)
  const froms = days.flatMap(({ from }) => (from === undefined ? [] : [localDay(clock.now()) + from]))
  const least = Math.max(...froms, min === undefined ? -Infinity : readDate(String(min)))
  const most = max === undefined ? Infinity : readDate(String(max))
  if (blockingRules(field, 'range').length > 1 || (min !== undefined && readDate(String(min)) > most)) return false
  if (Number.isNaN(least) || Number.isNaN(most) || !Number.isInteger(step) || step < 1) return false
  const base = min === undefined ? 0 : readDate(String(min))
  const isUp = Number.isFinite(least) || !Number.isFinite(most)
  const start = isUp
    ? base + step * Math.ceil(((Number.isFinite(least) ? least : 0) - base) / step)
    : base + step * Math.floor((most - base) / step)
  const excluded = new Set(days.flatMap(({ not = [] }) => not))
  for (let tried = 0; tried <= 7 * (excluded.size + 1); tried += 1) {
    const day = start + (isUp ? tried : -tried) * step
    if (day < least || day > most) return true
    // Beyond the calendar nothing is certain.
    if (!isInCalendar(day)) return false
    // 1970-01-01 was a Thursday.
    const weekday = weekdays[(((day + 4) % 7) + 7) % 7]
    if (!(excluded.has(weekday ?? '') || excluded.has(dayText(day)))) return false
  }
  return true
}
