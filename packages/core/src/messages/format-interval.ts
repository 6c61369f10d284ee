import { formatDay } from './format-day.ts'

/**
 * A range of days in words: `12 June 2026 – 13 June 2026` for `2026-06-12/2026-06-13`. What is no day stays as it is.
 * @param locale - BCP 47.
 */
export function formatInterval(text: string, locale: string): string {
  return text
    .split('/', 3)
    .map((day) => formatDay(day, locale))
    .join(' – ')
}
