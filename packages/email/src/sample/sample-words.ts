import type { Field } from '@letterslot/core'

/** A sentence of a sample, in the form's language where that is German, else in English. */
interface SampleWords {
  /** A believable text of several lines. */
  readonly paragraph: string
  /** A line that says it is a sample. */
  readonly answerTo: (label: string) => string
  /** The same line's beginning, and that of a second one. */
  readonly another: readonly [first: string, second: string]
}

const englishSample: SampleWords = {
  paragraph: `Hello,
I found your form and would like to know more. Could you write back this week?
Thank you, Ada`,
  answerTo: (label) => `A sample answer to “${label}”`,
  another: ['A sample', 'Another sample'],
}

const germanSample: SampleWords = {
  paragraph: `Guten Tag,
ich habe Ihr Formular gefunden und würde gern mehr erfahren. Können Sie mir diese Woche antworten?
Danke, Ada`,
  answerTo: (label) => `Beispielantwort zu „${label}“`,
  another: ['Beispielantwort', 'Andere Beispielantwort'],
}

/**
 * The sentences of a sample.
 * @param locale - of the form, a BCP 47 tag.
 */
export function sampleWords(locale: string | undefined): SampleWords {
  return /^de\b/.test(locale ?? '') ? germanSample : englishSample
}

/** Made-up answers by HTML's autofill field names; telephone number and addresses are reserved for examples. */
export const byAutofill: Readonly<Record<string, string>> = {
  name: 'Ada Lovelace',
  'given-name': 'Ada',
  'family-name': 'Lovelace',
  nickname: 'Ada',
  email: 'ada@example.org',
  tel: '+44 20 7946 0018',
  url: 'https://example.org',
  organization: 'Analytical Engines',
  'organization-title': 'Mathematician',
  'street-address': '12 Sample Street',
  'address-line1': '12 Sample Street',
  'address-level2': 'London',
  'postal-code': 'SW1Y 4JH',
  country: 'GB',
  'country-name': 'United Kingdom',
  bday: '1815-12-10',
}

/** Meanings of parameters by the words in their names, the most certain first. */
const autofillByName: readonly (readonly [RegExp, string])[] = [
  [/first_?name|given/i, 'given-name'],
  [/last_?name|family|surname/i, 'family-name'],
  [/company|organi[sz]ation/i, 'organization'],
  [/e-?mail/i, 'email'],
  [/phone|mobile|tel$/i, 'tel'],
  [/website|homepage|url$/i, 'url'],
  [/street|address/i, 'street-address'],
  [/post_?code|zip/i, 'postal-code'],
  [/city|town/i, 'address-level2'],
  [/country/i, 'country-name'],
  [/name/i, 'name'],
]

/**
 * A believable line for a text field: by autofill name, by parameter name, else one that says it is a sample.
 * @param locale - of the form.
 */
export function sampleLine(field: Field, locale: string | undefined): string {
  const kind = field.autocomplete ?? ''
  const guess = autofillByName.find(([pattern]) => pattern.test(field.name))?.[1] ?? ''
  const label = field.label || field.name
  return byAutofill[kind] ?? byAutofill[guess] ?? field.placeholder ?? sampleWords(locale).answerTo(label)
}
