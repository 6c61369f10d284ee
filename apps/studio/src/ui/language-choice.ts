import type { StudioLanguage } from './language.ts'

/** The maker's choice of a language: one of them, or whichever the browser asks for. */
export type StudioLanguageChoice = 'browser' | StudioLanguage
export const languageChoices: readonly StudioLanguageChoice[] = ['browser', 'en', 'de']

// In localStorage, not in the database: it has to be known before the first module that has words in it.
const languageKey = 'letterslot.language'

/** The maker's choice; `browser` where there is none, or where the browser keeps nothing. */
export function readLanguageChoice(): StudioLanguageChoice {
  try {
    const stored = localStorage.getItem(languageKey)
    return languageChoices.find((choice) => choice === stored) ?? 'browser'
  } catch {
    return 'browser'
  }
}

/** Remembers the choice. @returns false where this browser keeps nothing, and the choice would not outlive a reload. */
export function writeLanguageChoice(choice: StudioLanguageChoice): boolean {
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
export function languageFor(choice: StudioLanguageChoice, wanted: readonly string[]): StudioLanguage {
  if (choice !== 'browser') return choice
  const first = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'de' || tag === 'en')
  return first === 'de' ? 'de' : 'en'
}
