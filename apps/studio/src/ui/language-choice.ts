import type { Language } from './language.ts'

/** The maker's choice of a language: one of them, or whichever the browser asks for. */
export type LanguageChoice = 'browser' | Language
export const languageChoices: readonly LanguageChoice[] = ['browser', 'en', 'de']

// In localStorage, not in the database: it has to be known before the first module that has words in it.
const languageKey = 'letterslot.language'

/** The maker's choice; `browser` where there is none, or where the browser keeps nothing. */
export function readLanguageChoice(): LanguageChoice {
  try {
    const stored = localStorage.getItem(languageKey)
    return languageChoices.find((choice) => choice === stored) ?? 'browser'
  } catch {
    return 'browser'
  }
}

/** Remembers the choice. @returns false where this browser keeps nothing, and the choice would not outlive a reload. */
export function writeLanguageChoice(choice: LanguageChoice): boolean {
  try {
    localStorage.setItem(languageKey, choice)
    return true
  } catch {
    return false
  }
}

/**
 * The language of the screens by a choice.
 * @param wanted - the browser's languages as BCP 47 tags, the one liked best first.
 */
export function languageFor(choice: LanguageChoice, wanted: readonly string[]): Language {
  if (choice !== 'browser') return choice
  const first = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'de' || tag === 'en')
  return first === 'de' ? 'de' : 'en'
}
