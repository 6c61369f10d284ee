import type { Form } from '@letterslot/core'
import {
  chooseLanguage,
  languageOf,
  languagesOf,
  localizeForm,
  matchLocale,
  withChangedTexts,
} from '@letterslot/core/language'
import { keepInAddress, LanguageChoice, marksFor, wantedLanguages } from '@letterslot/react/parts'
import type { ElementTables, Speak, SpeakingElement, Spoken, SpokenForm } from './element-class.ts'
import { inheritingNothing } from './inheriting-nothing.ts'

/**
 * Makes elements speak.
 * @param tables - where there is no form, its first speaks for a page in another language.
 * @param css - the style sheet of the choice among languages.
 */
export function createSpeak(tables: ElementTables, css: string): Speak {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const chosen = new WeakMap<SpeakingElement, string>()
  const locales = [...tables.values()].map(({ locale }) => locale)
  // English needs no table.
  const noForm = {
    locale: locales[0] ?? 'en',
    translations: Object.fromEntries([...locales, 'en'].map((locale) => [locale, {}])),
  }

  function languageFor({ locale: tag, address, texts }: Pick<Form, 'locale' | 'address' | 'texts'>): Spoken {
    // In a language that we lack, a maker's own sentences stand among English ones.
    const locale = matchLocale(tag, locales) ?? (texts ? 'en' : '')
    const table =
      tables.get(`${locale}-${address}`) ??
      tables.get(locale) ??
      [...tables.values()].find((one) => one.locale === locale)
    if (!table) return { language: undefined }
    const language = languageOf(Object.setPrototypeOf(withChangedTexts(table, texts), null), tag)
    // Said in any case: taken away again, a language that was English would be drawn as none.
    return { language: { ...language, lang: language.lang ?? tag } }
  }

  function choiceFor(element: SpeakingElement, languages: readonly string[], tag: string): SpokenForm['choice'] {
    if (languages.length === 1) return undefined
    const root = element.shadowRoot
    if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== sheet), sheet]
    const choose = (picked: string): void => {
      chosen.set(element, picked)
      keepInAddress(picked)
      element.attributeChangedCallback('lang', null, picked)
    }
    return <LanguageChoice languages={languages} chosen={tag} isReady onChoose={choose} />
  }

  function speak(element: SpeakingElement, whole: Form): SpokenForm
  function speak(element: SpeakingElement): Spoken
  function speak(element: SpeakingElement, whole?: Form): Spoken {
    const tag = chooseLanguage(whole ?? noForm, [chosen.get(element) ?? '', ...wantedLanguages(element)])
    if (!whole) return languageFor({ locale: tag })
    const form = inLanguage(whole, tag)
    const choice = choiceFor(element, languagesOf(whole), tag)
    const spoken: SpokenForm = { ...languageFor(form), form, choice, createMarks: marksFor(whole, tag) }
    return spoken
  }
  return Object.assign(speak, { tables })
}

/** A form's words in one of its languages; its objects inherit nothing, as those of the document that was read. */
function inLanguage(whole: Form, tag: string): Form {
  const form = localizeForm(whole, tag)
  return form === whole ? whole : JSON.parse(JSON.stringify(form), inheritingNothing)
}
