import { formatDay } from './format-day.ts'

/**
 * A day in words, and the time of it where the text has one: `3 June 2027, 14:00` for `2027-06-03T14:00`. Every other text
 * stays as it is; so does a time alone, which people read as it was typed.
 * @param locale - BCP 47.
 */
export function formatMoment(text: string, locale: string): string {
  const [, day, time] = /^([-\d]+)T(\d\d:\d\d\S*)$/.exec(text) ?? []
  if (day === undefined) return formatDay(text, locale)
  const words = formatDay(day, locale)
  return words === day ? text : `${words}, ${time}`
}
