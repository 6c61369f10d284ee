import { type Language, languageOf, matchLocale } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { locales } from '@letterslot/core/messages/list'

/** More than any browser names, so that a longer header costs nothing. */
const maxWanted = 20

/**
 * Fetches the words of the first language that a browser wants and we have.
 * @param acceptLanguage - the header of that name: RFC 9110, 12.5.4.
 * @returns undefined for English, and where none is wanted, or its words cannot be had: an answer waits for no words.
 */
export async function visitorLanguage(acceptLanguage: string | undefined): Promise<Language | undefined> {
  const tag = wantedTags(acceptLanguage ?? '').find((wanted) => matchLocale(wanted, locales) !== undefined)
  if (tag === undefined || matchLocale(tag, ['en']) !== undefined) return undefined
  try {
    return languageOf(await loadTable({ locale: tag }), tag)
  } catch {
    return undefined
  }
}

/** Reads the tags of the header, the most wanted first. */
export function wantedTags(header: string): readonly string[] {
  return header
    .split(',', maxWanted)
    .map((part) => {
      const [tag = '', weight = ''] = part.split(';', 2)
      const [, quality] = /^\s*q=([\d.]{1,5})\s*$/.exec(weight) ?? []
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
