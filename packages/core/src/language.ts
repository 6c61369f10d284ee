export { chooseLanguage, languagesOf, localizeForm } from './localize-form.ts'
export { type Language, languageOf } from './messages/language.ts'
export type { LocaleMessages, LocaleTable } from './messages/locale-table.ts'
export { matchLocale } from './messages/match-locale.ts'
