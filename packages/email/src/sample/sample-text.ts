import type { Field } from '@letterslot/core'

/** Made-up answers by HTML's autofill field names; telephone number and addresses are reserved for examples. */
const byAutofill: Readonly<Record<string, string>> = {
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

/** What a parameter's name tells about its answer, the most telling first. */
const byName: readonly (readonly [RegExp, string])[] = [
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

/** A believable line for a text field: by autofill name, by parameter name, else one that says it is a sample. */
export function sampleLine(field: Field): string {
  const kind = field.autocomplete ?? ''
  const guess = byName.find(([pattern]) => pattern.test(field.name))?.[1] ?? ''
  return (
    byAutofill[kind] ?? byAutofill[guess] ?? field.placeholder ?? `A sample answer to “${field.label || field.name}”`
  )
}

/** A believable text of several lines. */
export const sampleParagraph = `Hello,
I found your form and would like to know more. Could you write back this week?
Thank you, Ada`
