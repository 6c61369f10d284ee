import { describe, expect, it } from 'vitest'
import type { CountedText } from '../form-state/visitor-texts.ts'
import { withChoiceIssues } from './choice-issues.ts'
import { withCountryIssues } from './country-issues.ts'
import { directionOf } from './direction.ts'
import { issues as englishIssues, visitor } from './en.ts'
import { draftTexts } from './en-drafts.ts'
import { fileTexts } from './en-files.ts'
import { pageTexts } from './en-pages.ts'
import { partTexts } from './en-parts.ts'
import { rareTexts } from './en-rare.ts'
import { rowsTexts } from './en-rows.ts'
import { searchTexts } from './en-search.ts'
import { signatureTexts } from './en-signature.ts'
import { formatDay } from './format-day.ts'
import { interpolate } from './interpolate.ts'
import { languageOf } from './language.ts'
import { issueCases, plain, tableOf, tables, tokensFor, tooLong } from './languages.test.fixture.ts'
import { withMatrixIssues } from './matrix-issues.ts'
import { withPartIssues } from './part-issues.ts'
import { withPhoneIssues } from './phone-issues.ts'
import { withRankingIssues } from './ranking-issues.ts'
import { withStepIssues } from './step-issues.ts'
import { table as english } from './tables/en.ts'
import { withTimeIssues } from './time-issues.ts'

describe('languageOf', () => {
  const englishWords = languageOf(english)

  it('[C152] says in English what the code does, issue by issue', () => {
    const rare = withPartIssues(withChoiceIssues(withStepIssues(withTimeIssues(englishWords.issues))))
    const say = withMatrixIssues(withRankingIssues(withPhoneIssues(withCountryIssues(rare))))
    const told = issueCases.map(({ one, issue, field }) => ({
      one,
      table: plain(say[one.code](issue, field, 'en')),
      code: plain(englishIssues[one.code](issue, field, 'en')),
    }))
    expect(told.filter(({ table, code }) => table !== code)).toEqual([])
  })

  it('[C21] [F19] says how long emoji are in the digits of the form’s own region', () => {
    const said = (tag: string): string => tooLong(languageOf(tableOf('ar'), tag))
    expect(said('ar-EG')).toBe('اكتب ٣ أحرف على الأكثر؛ العدد الآن ٨')
    expect(said('ar-MA')).toBe('اكتب 3 أحرف على الأكثر؛ العدد الآن 8')
  })

  it('[C152] says in English what the code does, text by text', () => {
    const { optionFound, ...search } = searchTexts
    const inCode = {
      ...search,
      ...visitor,
      ...fileTexts,
      ...rareTexts,
      ...signatureTexts,
      ...partTexts,
      ...rowsTexts,
      ...pageTexts,
      ...draftTexts,
    }
    const told = Object.keys(inCode).map((key) => {
      const n = key === 'problem' || key === 'fileChosen' ? 1 : 3
      const text: CountedText = Reflect.get(englishWords.texts, key)
      const own = `${Reflect.get(inCode, key)}`
      return [key, englishWords.say(text, tokensFor(key, n)), interpolate(own, tokensFor(key, n))]
    })
    expect(told.filter(([, table, code]) => table !== code)).toEqual([])
    expect(englishWords.say(englishWords.texts.optionsFound, { n: 1 })).toBe(optionFound)
    // The words of a notice stand beside the element alone.
    const notice = ['noForm', 'noSending', 'writeTo']
    const issueKeys = Object.keys(english.messages).filter(
      (key) => !Object.hasOwn(inCode, key) && !notice.includes(key),
    )
    expect(
      issueKeys.filter(
        (key) => !/^(fileKind|value|type|bad|too|range|step|pattern|not|same|sum|day|file|link|domain)/.test(key),
      ),
    ).toEqual([])
  })

  it.each([
    ['tr', 'ihsan', 'İhsan'],
    ['de', 'öko e.V.', 'Öko e.V.'],
    ['ja', '山田', '山田'],
    ['fr', '😀 club', '😀 club'],
  ])('[C155] begins a sentence in %s with %s as %s', (tag, maker, capital) => {
    expect(languageOf(tableOf(tag)).say('{Maker}, {maker}', { maker })).toBe(`${capital}, ${maker}`)
  })

  it('[C155] isolates what is filled in from right to left, and nothing else', () => {
    expect(languageOf(tableOf('ar')).say('{maker}: {n}', { maker: 'Ada', n: 3 })).toBe('\u2068Ada\u2069: \u20683\u2069')
    expect(languageOf(tableOf('de')).say('{maker}', { maker: 'Ada' })).toBe('Ada')
    const directions = tables.map(({ table }) => [table.locale, table.direction ?? 'ltr'])
    expect(directions).toEqual(tables.map(({ table }) => [table.locale, directionOf(table.locale)]))
  })

  it('[C155] leaves a token that nobody knows, and reads nothing twice', () => {
    const { say } = languageOf(tableOf('de'))
    expect(say('{constructor} {maker} {x}', { maker: '{ref} $&' })).toBe('{constructor} {ref} $& {x}')
    expect(say({ weekday: { other: 'x' } }, { weekday: 'constructor' })).toBe('x')
  })

  it('[C153] [C154] writes as the region of the form does, and in the Gregorian calendar', () => {
    const dayIn = (tag: string, form: string) => formatDay('2027-01-03', languageOf(tableOf(tag), form).locale)
    expect(dayIn('de', 'de')).toBe('3. Januar 2027')
    expect(dayIn('de', 'de-AT')).toBe('3. Jänner 2027')
    expect(dayIn('ar', 'ar-SA')).toMatch(/2027|٢٠٢٧/)
    expect(languageOf(tableOf('de'), 'de-CH').say('{n}', { n: 12_345 })).toMatch(/^12['’]345$/)
  })

  it('[C153] speaks English, and says so, in a form whose language has no table', () => {
    const { lang, locale, texts } = languageOf(english, 'th')
    expect([lang, formatDay('2027-01-03', locale), texts.send]).toEqual(['en', 'January 3, 2027', 'Send'])
    expect(languageOf(tableOf('pt-BR'), 'pt-PT').lang).toBe(undefined)
  })
})
