import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import type { CountedText } from '../form-state/visitor-texts.ts'
import { loadTable } from '../load-table.ts'
import { parseForm } from '../schema/parse.ts'
import { formatSize, formatSizes } from './format-size.ts'
import { languageOf } from './language.ts'
import { issueCases, plain, tableOf, tables, tokensFor, tooLong, words } from './languages.test.fixture.ts'
import type { LocaleTable } from './locale-table.ts'
import { matchLocale } from './match-locale.ts'
import { locales } from './tables/list.ts'

const messagesOf = ({ messages }: LocaleTable): readonly (readonly [string, CountedText])[] =>
  Object.entries({ ...messages })

describe.each(tables)('the words of $tag', ({ table }) => {
  const language = languageOf(table)

  it('[C150] fill every message, for every number from 0 to 200', () => {
    const said = messagesOf(table).flatMap(([key, text]) =>
      Array.from({ length: typeof text === 'string' ? 1 : 201 }, (_, n) => language.say(text, tokensFor(key, n))),
    )
    expect(said.filter((text) => text === '' || /[{}#]|undefined|NaN/.test(text))).toEqual([])
  })

  it('[C157] begin with a capital and end in one full stop, whatever day, time or size stands there', () => {
    const at = new Date('2027-06-03T14:00Z')
    const unit = (count: number, name: string, unitDisplay: 'long' | 'short') =>
      count.toLocaleString(table.locale, { style: 'unit', unit: name, unitDisplay })
    const date = at.toLocaleDateString(table.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const clock = at.toLocaleTimeString(table.locale, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })
    const size = formatSize(7_240_000, table.locale)
    const said = messagesOf(table).map(([key, text]) => {
      const time = key.startsWith('nextTry') ? unit(5, 'minute', 'long') : clock
      const limit = key === 'tooLarge' ? unit(50, 'kilobyte', 'short') : size
      return plain(
        language.say(text, { ...tokensFor(key, 5), date, time, size, ...(/arge|ytes/.test(key) && { limit }) }),
      )
    })
    const sentences = said.filter((text) => text.endsWith('.'))
    expect(sentences.filter((text) => /\.\.|^\p{Ll}/u.test(text))).toEqual([])
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
