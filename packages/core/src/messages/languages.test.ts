import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { CountedText } from '../form-state/visitor-texts.ts'
import { loadTable } from '../load-table.ts'
import type { Field } from '../model/field.ts'
import { fieldKinds } from '../model/field-kind.ts'
import { type Issue, issueCodes } from '../model/issue.ts'
import { compileForm } from '../rules/compile.ts'
import { parseForm } from '../schema/parse.ts'
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
import { formatSize, formatSizes } from './format-size.ts'
import { interpolate } from './interpolate.ts'
import { type Language, languageOf } from './language.ts'
import type { LocaleTable } from './locale-table.ts'
import { matchLocale } from './match-locale.ts'
import { withMatrixIssues } from './matrix-issues.ts'
import { withPartIssues } from './part-issues.ts'
import { withPhoneIssues } from './phone-issues.ts'
import { withRankingIssues } from './ranking-issues.ts'
import { withStepIssues } from './step-issues.ts'
import { table as english } from './tables/en.ts'
import { locales, tableLoaders } from './tables/list.ts'
import { withTimeIssues } from './time-issues.ts'

const tables = await Promise.all(
  Object.entries(tableLoaders).map(async ([tag, load]) => ({ tag, table: (await load()).table })),
)
const tableOf = (tag: string): LocaleTable => tables.find((one) => one.tag === tag)?.table ?? english
const messagesOf = ({ messages }: LocaleTable): readonly (readonly [string, CountedText])[] =>
  Object.entries({ ...messages })
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** The words for two emoji of four UTF-16 code units each, where three units fit. */
function tooLong({ issues, locale }: Language): string {
  const found = compileForm(formOf([{ rules: [{ kind: 'length', max: 3 }] }])).validate(valuesOf({ f0: '👍🏽👍🏽' }))
  return found.map((issue) => plain(issues[issue.code](issue, undefined, locale))).join()
}

/** Words for every token of every message; numbers for those that count. */
const words = {
  ...{
    option: 'Other',
    example: 'x@y.org',
    label: 'Name',
    message: 'Write it',
    help: 'ABC',
    day: '3 June',
    kinds: 'PDF',
    domains: 'example.org',
    other: 'Adults',
  },
  ...{ file: 'a.pdf', size: '2 kB', maker: 'ada', Maker: 'Ada', date: '3 June', time: '14:03', ref: '7F3K-Q2' },
  ...{ address: 'a@b.org', weekday: 'monday' },
  item: 'person',
}
const sized = ['fileTooLarge', 'fileTooLarge.file', 'tooLarge', 'fileBytes', 'filesBytes']
const asText = ['rangeUnderflow', 'rangeOverflow', 'stepMismatch']

/** The tokens of a message, each number as `n`. */
const tokensFor = (key: string, n: number) => {
  const bound = sized.includes(key) ? '5 MB' : asText.includes(key) || key.endsWith('flow.date') ? '5' : n
  return { ...words, n, limit: bound, actual: sized.includes(key) ? '7 MB' : n }
}

type Facts = Pick<Issue, 'limit' | 'actual' | 'file' | 'others'>

/** The facts that issues of a code have. */
function factsOf(code: Issue['code']): readonly Facts[] {
  if (code === 'fileTypeMismatch') return [{ limit: 'image/*,.pdf' }, { limit: 'text/plain' }]
  if (code === 'domainMismatch') return [{ limit: 'example.org' }, { limit: 'example.org, example.com' }]
  if (/^(notSame|same|sum)/.test(code)) return [{ limit: 10, actual: 12, others: 'Adults' }]
  if (code === 'dayExcluded') return [{ limit: '2027-03-01' }, { limit: 'saturday' }, { limit: 'sunday' }]
  if (code.startsWith('file'))
    return [
      { limit: 2e6, actual: 2_000_001 },
      { limit: 2e6, actual: 7e6, file: 'a.pdf' },
    ]
  if (code.startsWith('range')) return [{ limit: 2.5 }, { limit: '2027-03-01' }]
  if (code === 'valueMissing') return [{}, { limit: 'Other' }]
  return [
    { limit: 1, actual: 2 },
    { limit: 3, actual: 1 },
  ]
}

/** An issue of every code, by a field of every kind, with help where that decides. */
const cases = issueCodes.flatMap((code) =>
  fieldKinds.flatMap((kind) =>
    factsOf(code).flatMap((facts) =>
      (code === 'patternMismatch' ? ['', 'ABC-1'] : ['']).map((help) => ({ code, kind, facts, help })),
    ),
  ),
)

const [day] = formOf([{ kind: 'text', label: 'Your day' }]).pages.flatMap((page) => page.fields)
if (!day) throw new Error('A field.')

/** The issues, made once for all tables. */
const issueCases = cases.map((one): { one: typeof one; issue: Issue; field: Field } => ({
  one,
  issue: { field: day.id, rule: 0, code: one.code, ...one.facts },
  field: { ...day, help: one.help, kind: one.kind },
}))

describe.each(tables)('the words of $tag', ({ table }) => {
  const language = languageOf(table)

  it('[C150] fill every message, for every number from 0 to 200', () => {
    const said = messagesOf(table).flatMap(([key, text]) =>
      Array.from({ length: typeof text === 'string' ? 1 : 201 }, (_, n) => language.say(text, tokensFor(key, n))),
    )
    expect(said.filter((text) => text === '' || /[{}#]|undefined|NaN/.test(text))).toEqual([])
  })

  it('[C150] choose the form of the CLDR category of the number', () => {
    const plurals = new Intl.PluralRules(table.locale)
    const counted = messagesOf(table).flatMap(([, text]) =>
      typeof text === 'string' ? [] : Object.entries(text).filter(([token]) => token !== 'weekday'),
    )
    const wanted = fc.tuple(fc.nat({ max: 200 }), fc.constantFrom(...counted, ['n', { other: '{n}' }] as const))
    fc.assert(
      fc.property(wanted, ([n, [token, forms]]) => {
        const form = forms[plurals.select(n)] ?? forms['other'] ?? ''
        const tokens = { ...words, size: '2 kB', actual: 3, [token]: n }
        expect(language.say({ [token]: forms }, tokens)).toBe(language.say(form, tokens))
        expect(language.say(form, tokens)).not.toBe('')
      }),
    )
  })

  it('[C21] [F19] say in their own digits how long emoji are, as HTML counts them', () => {
    const said = tooLong(languageOf(table))
    const digits = new Intl.NumberFormat(table.locale)
    expect(said).toContain(digits.format(8))
    expect(said).toContain(digits.format(3))
  })

  it('[C150] [C61] have a sentence for every code and kind, for a field that is gone too', () => {
    const said = issueCases.flatMap(({ one, issue, field }) =>
      [field, undefined].map((now) => ({ ...one, said: language.issues[issue.code](issue, now, 'en') })),
    )
    expect(said.filter((sentence) => !/^[^{}]{2,}$/.test(sentence.said))).toEqual([])
  })
})

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

describe('the tables', () => {
  it.each([
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', undefined],
    ['zh-Hant', undefined],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['iw', 'he'],
    ['EN-gb', 'en'],
    ['sr-Latn', undefined],
    ['th', undefined],
    ['', undefined],
    ['not a tag', undefined],
  ])('[C153] serve %s by %s', (tag, served) => {
    expect(matchLocale(tag, locales)).toBe(served)
  })

  it('[C151] [C153] are loaded by language and address, one at a time, English where there is none', async () => {
    const sends = async (locale: string, address?: 'informal') => {
      const { messages } = await loadTable({ locale, ...(address && { address }) })
      return messages.offline
    }
    expect(await sends('de-CH')).toBe('Sie sind offline.')
    expect(await sends('de', 'informal')).toBe('Du bist offline.')
    expect(await sends('ja', 'informal')).toBe(tableOf('ja').messages.offline)
    expect(await sends('th', 'informal')).toBe('You are offline.')
  })

  it('[C156] are of the formal address, or the informal one', () => {
    const faultsOf = (address: unknown) => {
      const parsed = parseForm({ ...formOf([]), address })
      return parsed.ok ? [] : parsed.error.faults.map(({ code, pointer }) => `${code} ${pointer}`)
    }
    expect([faultsOf('informal'), faultsOf('formal')]).toEqual([[], ['unknown-value /address']])
  })
})

describe('formatSize', () => {
  it('[C154] is written in the words of the language, on one line', () => {
    const sizes = (locale: string) => [940, 12_345, 7_240_000, 25_000_000].map((bytes) => formatSize(bytes, locale))
    expect(sizes('en')).toEqual(['940 bytes', '12 kB', '7.2 MB', '25 MB'].map((text) => text.replace(' ', '\u00a0')))
    expect(sizes('fr').map(plain)).toEqual(['940 octets', '12 ko', '7,2 Mo', '25 Mo'])
    expect(sizes('ru').map(plain)).toEqual(['940 байт', '12 кБ', '7,2 МБ', '25 МБ'])
  })

  it('[C154] tells a size from its limit', () => {
    expect(formatSizes(5_000_001, 5_000_000, 'de').map(plain)).toEqual(['5.000.001 Byte', '5.000.000 Byte'])
  })
})
