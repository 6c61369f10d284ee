import { expect, it } from 'vitest'
import { wordyForm } from '../../domain/languages/several-words.test.fixture.ts'
import { translatablesOf } from '../../domain/languages/translatable.ts'
import { withWords } from '../../domain/languages/translation-words.ts'
import { untranslatedLanguages } from './untranslated-languages.ts'

const form = wordyForm()
const whole = withWords(
  {},
  translatablesOf(form).map(({ path, original }) => ({ path, words: original })),
)

it('[T1314] tells of each further language in which a text is missing, and of no other', () => {
  const translations = { de: whole, ar: { title: 'ورشة', description: ' ' }, fr: { ...whole, title: '' } }
  expect(untranslatedLanguages(wordyForm({ translations }))).toEqual([
    { tag: 'ar', missing: 12 },
    { tag: 'fr', missing: 1 },
  ])
  expect(untranslatedLanguages(form)).toEqual([])
  expect(untranslatedLanguages(wordyForm({ translations: { de: whole } }))).toEqual([])
})
