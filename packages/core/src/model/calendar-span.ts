import { readDate } from './ordered.ts'
import { readMoment } from './read-moment.ts'

/** A time in a calendar, in no time zone, as RFC 5545 writes it: days, `20270331`, or days with times of them, `20270331T140000`. */
export interface CalendarSpan {
  readonly start: string
  /** The moment that it is over: of days the one behind the last. Absent: on the same day, or none is known. */
  readonly end?: string
}

/**
 * Reads a day, `2027-03-31`, or a day and a time of it, `2027-03-31T14:00`, or two of them with a slash between. A time that is missing
 * behind its `T` makes it a day; an end that is none, or is not behind its start, is left out.
 * @returns undefined where it begins with no such day, or one that a calendar file cannot write.
 */
export function readCalendarSpan(text: string): CalendarSpan | undefined {
  const [from, to] = text.split('/', 2).map(readPoint)
  if (!from) return undefined
  const start = writePoint(from)
  if (!to || to.isDay !== from.isDay || to.minutes < from.minutes || (!to.isDay && to.minutes === from.minutes))
    return { start }
  const end = writePoint({ ...to, minutes: to.minutes + (to.isDay ? 1440 : 0) })
  // The last day that can be written has none behind it.
  return end.startsWith('+') ? { start } : { start, end }
}

interface CalendarTime {
  readonly isDay: boolean
  /** From 1970-01-01. */
  readonly minutes: number
}

function readPoint(text: string): CalendarTime | undefined {
  const [day = '', time = ''] = text.trim().split('T', 2)
  const isDay = time === ''
  const minutes = isDay ? readDate(day) * 1440 : readMoment('datetime', `${day}T${time}`)
  // RFC 5545 has four digits for a year.
  return day.length === 10 && !Number.isNaN(minutes) ? { isDay, minutes } : undefined
}

function writePoint({ isDay, minutes }: CalendarTime): string {
  const digits = new Date(Math.floor(minutes * 60) * 1000).toISOString().replaceAll(/[-:]|\..*/g, '')
  return isDay ? digits.slice(0, 8) : digits
}
