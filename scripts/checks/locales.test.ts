import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { type LocaleFile, tableModules, textTokensModule } from '../../packages/core/build-locales.ts'
import { filesUnder, read } from './tree.ts'

const folder = 'packages/core/locales'
const expected =
  'ar bg ca cs da de el en es et fi fr he hr hu id it ja ko lt lv nb nl pl pt-BR ro ru sv tr uk zh-Hans'.split(' ')

const load = (locale: string): LocaleFile => JSON.parse(read(`${folder}/${locale}.json`))
const english = load('en')
const keys = Object.keys(english.messages)
const locales = expected.map((locale) => ({ ...load(locale), file: locale }))

/** Each message with its key, formal and informal. */
const textsOf = ({ messages, informal = {} }: LocaleFile): (readonly [key: string, text: string])[] => [
  ...Object.entries(messages),
  ...Object.entries(informal),
]

/** The lists of placeholders that a message can be read with: one for each choice of plural and select options. */
function readingsOf(elements: readonly MessageFormatElement[]): string[] {
  let readings: (readonly string[])[] = [[]]
  for (const element of elements) {
    if (isArgumentElement(element) || isNumberElement(element)) {
      const name = `${element.value}${isNumberElement(element) ? ', number' : ''}`
      readings = readings.map((names) => [...names, name])
    } else if (isPluralElement(element) || isSelectElement(element)) {
      const name = `${element.value}, ${isPluralElement(element) ? 'plural' : 'select'}`
      const options = Object.values(element.options).flatMap((option) => readingsOf(option.value))
      readings = readings.flatMap((names) => options.map((inner) => [...names, name, ...inner.split(' | ')]))
    }
  }
  return [...new Set(readings.map((names) => [...new Set(names)].filter(Boolean).sort().join(' | ')))]
}

/** The options of every plural or select of a message, also within others. */
function optionsOf(elements: readonly MessageFormatElement[], kind: 'plural' | 'select'): string[] {
  return elements.flatMap((element) => {
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const own = isPluralElement(element) === (kind === 'plural') ? [Object.keys(element.options).join(' ')] : []
    return [...own, ...Object.values(element.options).flatMap((option) => optionsOf(option.value, kind))]
  })
}

const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The cardinal categories of a language, in the order of the files. */
function pluralsOf(locale: string): string {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return pluralOrder.filter((category) => pluralCategories.some((one) => one === category)).join(' ')
}

const buttons =
  'send sending seeIt back undo tryNow tryAgain show hide copy copied download remove discard another ownMail chooseAnother removeFile choose clear addRow next nextPage previous startOver saveDraft openDraft goOn review backToReview change orTypeName'.split(
    ' ',
  )
/** The headings of outcomes. They wrap, so that a longer one than in English is no fault: R216 and R217 hold that nothing is cut. */
const headings: readonly string[] = ['notSent', 'sent', 'notDelivered']

/** Latin letters in two lines of a heading at 320 px: 208 px are left beside its sign, a bold letter of 20 px takes 11. */
const twoLines = 38
const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u3000-\u303f\uff01-\uff60]/u

/** A text's width in Latin letters, without its placeholders. */
const widthOf = (text: string): number =>
  [...text.replace(/\{\w+\}/g, '').trim()].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/** Words that a language shares with English, by key. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'fileKind.video': ['cs', 'da', 'et', 'hr', 'id', 'it', 'lv', 'nb', 'nl', 'ro', 'sv', 'tr'],
  send: ['da', 'nb'],
  download: ['da', 'de'],
  reference: ['da'],
}

describe('packages/core/locales', () => {
  it('has a file for every language of the list, and no other', () => {
    expect(filesUnder(folder).sort()).toEqual(expected.map((locale) => `${folder}/${locale}.json`).sort())
  })

  it('[C151] is what the tables were made of', () => {
    const tables = `${folder.replace('locales', 'src/messages/tables')}`
    const made = [...tableModules(locales)].map(([name, text]) => [`${tables}/${name}`, text] as const)
    expect(filesUnder(tables).sort()).toEqual(made.map(([name]) => name).sort())
    const stale = made.filter(([name, text]) => read(name) !== text).map(([name]) => name)
    expect(stale, 'Run npm run locales').toEqual([])
    expect(read('packages/core/src/model/text-tokens.ts'), 'Run npm run locales').toBe(textTokensModule(locales))
  })

  it('reads a message with every choice of its options', () => {
    const elements = parse('{n, plural, one {# file, {size}} other {# files, {size} together}}')
    expect(readingsOf(elements)).toEqual(['n, plural | size'])
    expect(readingsOf(parse('{n, plural, one {it} other {{size}}}'))).toEqual(['n, plural', 'n, plural | size'])
  })
})

describe.each(locales)('the sentences in $file', (locale) => {
  const texts = textsOf(locale)

  it('tells its language, its direction and who has reviewed it', () => {
    const { file, messages, informal, ...about } = locale
    expect(about).toEqual({
      locale: file,
      name: expect.stringMatching(/^\p{L}/u),
      direction: ['ar', 'he'].includes(file) ? 'rtl' : 'ltr',
      review: expect.stringMatching(file === 'en' ? /^native$/ : /^(native|wanted)$/),
    })
  })

  it('has every message of English, in its order, and no other', () => {
    expect(Object.keys(locale.messages)).toEqual(keys)
  })

  it('has the placeholders of English in every reading of every message', () => {
    const told = texts.map(([key, text]) => [key, readingsOf(parse(text))])
    expect(told).toEqual(texts.map(([key]) => [key, readingsOf(parse(english.messages[key] ?? ''))]))
  })

  it('has exactly the plural categories of the language, in order', () => {
    const plurals = texts.flatMap(([key, text]) => optionsOf(parse(text), 'plural').map((found) => `${key}: ${found}`))
    expect(plurals.length).toBeGreaterThan(0)
    expect(plurals.filter((found) => !found.endsWith(`: ${pluralsOf(locale.locale)}`))).toEqual([])
  })

  it('has the select options of English', () => {
    const told = texts.map(([key, text]) => [key, optionsOf(parse(text), 'select')])
    expect(told).toEqual(texts.map(([key]) => [key, optionsOf(parse(english.messages[key] ?? ''), 'select')]))
  })

  it('has buttons at most 1.6 times as wide as in English', () => {
    const wider = texts.filter(
      ([key, text]) => buttons.includes(key) && widthOf(text) > 1.6 * Math.max(8, widthOf(english.messages[key] ?? '')),
    )
    expect(wider).toEqual([])
  })

  it('has headings of at most two lines on a screen of 320 px', () => {
    const long = texts.filter(([key, text]) => headings.includes(key) && widthOf(text) > twoLines)
    expect(long).toEqual([])
  })

  it('says informally only what it says otherwise formally', () => {
    const { informal, messages } = locale
    if (informal) expect(Object.keys(informal)).not.toEqual([])
    const unfounded = Object.entries(informal ?? {}).filter(([key, text]) => !messages[key] || messages[key] === text)
    expect(unfounded).toEqual([])
  })

  it('leaves no message in English', () => {
    const same = texts.filter(
      ([key, text]) =>
        text.toLowerCase() === english.messages[key]?.toLowerCase() && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
    )
    const left = same.filter(([key]) => !shared[key]?.includes(locale.file)).map(([key]) => key)
    // A label and a placeholder have no words.
    expect(left).toEqual(locale.file === 'en' ? keys.filter((key) => key !== 'problemOf') : [])
  })

  it('is written in composed characters, with typographic quotation marks and no blanks around', () => {
    const unclean = texts.filter(
      ([, text]) =>
        text !== text.normalize('NFC') || text !== text.trim() || text === '' || /["'`]|\.\.\.| {2}/.test(text),
    )
    expect(unclean).toEqual([])
  })

  it('has no characters that set a direction: placeholders are isolated where they are filled in', () => {
    expect(texts.filter(([, text]) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text))).toEqual([])
  })
})

describe('docs/languages.md', () => {
  it('lists the languages as the files have them', () => {
    const rows = locales.map(({ locale, name, direction, informal, review }) =>
      [
        '',
        name,
        `[\`${locale}\`](../${folder}/${locale}.json)`,
        direction === 'rtl' ? 'right to left' : 'left to right',
        informal ? 'formal, informal' : 'one',
        review === 'native' ? 'native' : 'native review wanted',
        '',
      ]
        .join(' | ')
        .trim(),
    )
    const listed = read('docs/languages.md').match(/^\| .*\[`.*$/gm)
    expect(listed).toEqual(rows)
  })
})
