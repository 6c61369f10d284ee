import { readDate } from '../model/ordered.ts'

/**
 * A day in words: `3 June 2027` for `2027-06-03`; a text that is no day stays as it is.
 * @param locale - BCP 47.
 */
export function formatDay(text: string, locale: string): string {
  const day = readDate(text)
  if (Number.isNaN(day)) return text
  try {
    return new Date(day * 86_400_000).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  } catch {
    // No language is called so.
    return text
  }
}
