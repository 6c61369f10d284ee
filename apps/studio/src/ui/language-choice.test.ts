import { expect, it } from 'vitest'
import { languageFor } from './language-choice.ts'

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr', 'nds'], 'en'],
  [[], 'en'],
] as const)('[T1323] a browser that asks for %j gets %s', (wanted, language) => {
  expect(languageFor('browser', wanted)).toBe(language)
})

it('[T1323] the maker’s choice goes before the browser', () => {
  expect([languageFor('de', ['en']), languageFor('en', ['de'])]).toEqual(['de', 'en'])
})
