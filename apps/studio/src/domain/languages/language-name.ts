import { matchLocale } from '@letterslot/core/language'
import { spokenLanguages } from '@letterslot/core/messages/names'

/** The languages that we speak, as BCP 47 tags. */
export const spokenTags = spokenLanguages.map(({ locale }) => locale)

/** The name of a language in itself: `Deutsch`, `Deutsch (de-AT)`; of one that we do not speak what the browser calls it. */
export function languageName(tag: string): string {
  const served = matchLocale(tag, spokenTags)
  const spoken = spokenLanguages.find(({ locale }) => locale === served)
  if (spoken) return spoken.locale === tag ? spoken.name : `${spoken.name} (${tag})`
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag)
    return name === undefined ? tag : `${name} (${tag})`
  } catch {
    // A draft may hold what is no language tag.
    return tag
  }
}
