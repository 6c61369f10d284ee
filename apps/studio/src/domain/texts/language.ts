import { localized } from './localized.ts'

/** The words of the choice of a form's language. */
export const languageText = localized('languageText', {
  label: 'Language of the form',
  help: 'Our sentences for visitors are in it: the button, problems, what became of a message. Your own words stay as you write them. A new form is in English.',
  translate: 'Translate…',
  /** A region, or a language that is not in the list. */
  own: (locale: string, name: string | undefined): string =>
    name === undefined ? `${locale} (our sentences in English)` : `${name} (${locale})`,
  address: 'How visitors are addressed',
  addresses: [
    { value: 'formal', label: 'Formally' },
    { value: 'informal', label: 'Informally' },
  ],
})
