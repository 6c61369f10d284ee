import { matchLocale } from '@letterslot/core/language'
import { spokenLanguages } from '@letterslot/core/messages/names'
import { language } from '../../ui/language.ts'

/** The languages that we speak, as BCP 47 tags. */
export const spokenTags = spokenLanguages.map(({ locale }) => locale)

/**
 * The name of a language in that of the studio, for makers who do not read it: `German`, `Brazilian Portuguese`.
 * @param inLanguage - BCP 47. Default: the studio's.
 */
export function languageName(tag: string, inLanguage: string = language): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag
  } catch {
    // A draft may hold what is no language tag.
    return tag
  }
}

/** The name of a language in itself: `Deutsch`, `Deutsch (de-AT)`; of one that we do not speak what the browser calls it. */
export function ownLanguageName(tag: string): string {
  const served = matchLocale(tag, spokenTags)
  const spoken = spokenLanguages.find(({ locale }) => locale === served)
  if (spoken) return spoken.locale === tag ? spoken.name : `${spoken.name} (${tag})`
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag)
    return name === undefined ? tag : `${name} (${tag})`
  } catch {
    return tag
  }
}

/** The languages that we speak as a list to choose from, in the order of the studio's language: `German · Deutsch`. */
export function languageChoices(
  inLanguage: string = language,
): readonly { readonly value: string; readonly label: string }[] {
  return spokenLanguages
    .map(({ locale, name: own }) => {
      const name = languageName(locale, inLanguage)
      return { value: locale, label: name === own ? name : `${name} · ${own}` }
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, inLanguage))
}
