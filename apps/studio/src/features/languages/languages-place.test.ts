import { expect, it } from 'vitest'
import { languagesFragment, readLanguagesPlace } from './languages-place.ts'

const tags = ['en', 'de', 'zh-Hans']

it.each([
  ['', { view: 'translations', tag: 'de' }],
  ['translations/zh-Hans', { view: 'translations', tag: 'zh-Hans' }],
  ['sentences', { view: 'sentences', tag: 'en' }],
  ['sentences/de', { view: 'sentences', tag: 'de' }],
  ['elsewhere/fr', { view: 'translations', tag: 'de' }],
] as const)('[T1302] “%s” leads to a view and a language of the form', (fragment, place) => {
  expect(readLanguagesPlace(fragment, tags)).toEqual(place)
  expect(readLanguagesPlace(languagesFragment(place), tags)).toEqual(place)
})

it('[T1302] a form with one language has that one in every view', () => {
  expect(readLanguagesPlace('translations/de', ['en'])).toEqual({ view: 'translations', tag: 'en' })
})
