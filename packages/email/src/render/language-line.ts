import { matchLocale } from '@letterslot/core/language'

/** The word for a language's name, in each language that a form may speak. */
const languageWords: Readonly<Record<string, string>> = {
  ar: 'اللغة',
  bg: 'Език',
  ca: 'Llengua',
  cs: 'Jazyk',
  da: 'Sprog',
  de: 'Sprache',
  el: 'Γλώσσα',
  en: 'Language',
  es: 'Idioma',
  et: 'Keel',
  fi: 'Kieli',
  fr: 'Langue\u00a0',
  he: 'שפה',
  hr: 'Jezik',
  hu: 'Nyelv',
  id: 'Bahasa',
  it: 'Lingua',
  ja: '言語',
  ko: '언어',
  lt: 'Kalba',
  lv: 'Valoda',
  nb: 'Språk',
  nl: 'Taal',
  pl: 'Język',
  'pt-BR': 'Idioma',
  ro: 'Limba',
  ru: 'Язык',
  sv: 'Språk',
  tr: 'Dil',
  uk: 'Мова',
  'zh-Hans': '语言',
}

/** The longest tag that is read, in characters: RFC 5646, 4.4.1. */
const maxTagLength = 35

/**
 * Says in the mail's language which other one the visitor read the form in: "Language: German".
 * @param tag - `letterslot_language`, as a stranger may have written it.
 * @param locale - BCP 47, the mail's own.
 * @returns undefined where it is the mail's own, or no language tag.
 */
export function languageLine(tag: string | undefined, locale: string): string | undefined {
  if (!tag || tag.length > maxTagLength || matchLocale(tag, [locale])) return undefined
  const own = matchLocale(locale, Object.keys(languageWords)) ?? 'en'
  try {
    const names = new Intl.DisplayNames([own === 'en' ? 'en' : locale, own], { type: 'language' })
    return `${languageWords[own]}: ${names.of(tag)}`
  } catch {
    return undefined
  }
}
