import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv, toCsv } from '../../model/csv.ts'
import { proposeTranslations } from './propose-translations.ts'
import { matrixForm, wordyForm } from './several-words.test.fixture.ts'
import { translatablesOf } from './translatable.ts'
import { readTranslationCsv, writeTranslationCsv } from './translation-csv.ts'
import type { FileRow, TranslationFileFault } from './translation-file.ts'
import { withWords } from './translation-words.ts'
import { writeXliff } from './write-xliff.ts'

const texts = translatablesOf(matrixForm())
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^'{0,3}[=+@\t\r\n-]?["',;\t\r\n ]{0,4}$/),
  fc.constantFrom('=1+1', "'=1+1", "''-x", '"', 'a;b', '１', '-5', '007', ' \uFEFF=x'),
)
const nameOf = () => ['Field', 'Label'] as const

/** A form with a translation, of which some texts say something. */
const translated = fc.array(anyText, { minLength: texts.length, maxLength: texts.length }).map((words) => {
  const de = withWords(
    {},
    texts.map(({ path }, index) => ({ path, words: words[index] ?? '' })),
  )
  return matrixForm({ translations: { de } })
})

describe('a table of translations', () => {
  it.each([',', ';', '\t'] as const)('[T1308] comes back as it was, cells apart by “%s”', (delimiter) => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { minLength: 1 })), (rows) => {
        const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
        expect(parseCsv(quoted.join('\r\n'), delimiter)).toEqual({ status: 'read', rows })
      }),
    )
  })

  it('[T1308] that was exported changes nothing when it is imported, and is whole in a form without translations', () => {
    fc.assert(
      fc.property(translated, (form) => {
        const { text } = writeTranslationCsv({ form, tag: 'de', nameOf })
        const file = readTranslationCsv(text.slice(1))
        if (!file.ok) throw new Error(file.error.code)
        const again = proposeTranslations(form, file.value)
        expect(again).toMatchObject({ value: { added: [], changed: [], leftOut: [], tag: 'de' } })
        const proposal = proposeTranslations(matrixForm({ translations: { de: {} } }), file.value)
        if (!proposal.ok) throw new Error(proposal.error.code)
        expect(proposal.value.added.every(({ isOutdated }) => !isOutdated)).toBe(true)
        const kept = translatablesOf(form).filter(({ path }) => path.length > 0)
        expect(proposal.value.added.length + proposal.value.empty).toBe(kept.length)
        const taken = matrixForm({ translations: { de: withWords({}, proposal.value.added) } })
        expect(writeTranslationCsv({ form: taken, tag: 'de', nameOf }).text).toBe(text)
      }),
    )
  })

  it('[T1308] lets no spreadsheet compute a cell', () => {
    const form = wordyForm({ title: '=1+1', translations: { de: { title: '@x' } } })
    const { text, ledCells } = writeTranslationCsv({ form, tag: 'de', nameOf })
    expect(ledCells).toBe(2)
    expect(text).toContain(`"/title","Field","Label","'=1+1","'@x"`)
    expect(toCsv([['=']]).ledCells).toBe(1)
  })

  it('[T1308] is read with its columns in another order, and lines of any kind', () => {
    const table = 'translation (de);text_id\n"Zwei\r\nTage";/description\r/title'
    expect(readTranslationCsv(table)).toEqual({
      ok: true,
      value: {
        language: 'de',
        rows: [
          { id: '/description', original: undefined, words: 'Zwei\r\nTage' },
          { id: '', original: undefined, words: '/title' },
        ],
      },
    })
  })

  it.each<[string, TranslationFileFault]>([
    ['', { code: 'no-translations' }],
    ['name,mail\r\nAda,x', { code: 'no-translations' }],
    ['text_id,where\r\n/title,Form', { code: 'no-language' }],
    ['text_id,translation (de),translation (fr)', { code: 'several-languages', languages: ['de', 'fr'] }],
    ['text_id,translation (de)\r\n/title,"Kurs', { code: 'broken-table', row: 2 }],
    ['text_id,translation (de)\r\n/title,"Kurs"x', { code: 'broken-table', row: 2 }],
  ])('[T1311] “%s” is refused', (table, error) => {
    expect(readTranslationCsv(table)).toEqual({ ok: false, error })
  })
})

describe('a file of translations', () => {
  const row = (id: string, words: string, original?: string): FileRow => ({ id, original, words })

  it('[T1310] says what it would change, and leaves out nothing without a reason', () => {
    const form = wordyForm({ translations: { de: { title: 'Kurs', submitLabel: 'Los', maker: 'Atelier Nord' } } })
    const unknown = row('/fields/gone/label', 'Ort', 'Town')
    const repeated = row('/title', 'Noch ein Kurs')
    const rows = [
      row('/title', 'Sommerkurs', 'Summer workshop'),
      row('/description', 'Zwei Tage', 'Two days'),
      row('/submitLabel', ' ', 'Sign up'),
      row('/maker', 'Atelier Nord', 'Atelier Nord'),
      row('/fields/f1/messages/Tell us your name, {{name}}', 'Ihr Name?'),
      unknown,
      repeated,
    ]
    const proposal = proposeTranslations(form, { language: 'de-DE', rows })
    if (!proposal.ok) throw new Error(proposal.error.code)
    const { added, changed, ...rest } = proposal.value
    expect(changed.map(({ text, before, words }) => [text.id, before, words])).toEqual([
      ['/title', 'Kurs', 'Sommerkurs'],
    ])
    expect(added.map(({ text, isOutdated, lost }) => [text.part, isOutdated, lost])).toEqual([
      ['description', true, []],
      ['message', false, ['{{name}}']],
    ])
    expect(rest).toEqual({
      tag: 'de',
      language: 'de-DE',
      isNewLanguage: false,
      same: 1,
      empty: 1,
      leftOut: [
        { row: unknown, reason: 'unknown' },
        { row: repeated, reason: 'repeated' },
      ],
    })
  })

  const full = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`de-x-${index}`, {}]))
  it.each<[string, Parameters<typeof wordyForm>[0], readonly FileRow[], TranslationFileFault]>([
    ['en', {}, [row('/title', 'x')], { code: 'own-language' }],
    ['Deutsch!', {}, [row('/title', 'x')], { code: 'not-a-language', language: 'Deutsch!' }],
    ['fr', { translations: full }, [row('/title', 'x')], { code: 'too-many-languages', limit: 31 }],
    ['de', {}, [], { code: 'no-translations' }],
    ['de', {}, [row('/fields/gone/label', 'x')], { code: 'another-form', rows: 1 }],
    ['de', {}, [row('/title', 'x'.repeat(2_000_000))], { code: 'too-much-text', limit: 2_000_000 }],
  ])('[T1311] into %s is refused where it cannot be taken', (language, changes, rows, error) => {
    expect(proposeTranslations(wordyForm(changes), { language, rows })).toEqual({ ok: false, error })
  })

  it('[T1310] brings a language that the form does not speak', () => {
    const proposal = proposeTranslations(wordyForm(), { language: 'ar', rows: [row('/title', 'ورشة')] })
    expect(proposal).toMatchObject({ ok: true, value: { tag: 'ar', isNewLanguage: true } })
  })
})

it('[T1309] an XLIFF document keeps placeholders from being translated, and holds what XML cannot', () => {
  const messages = { 'Tell us your name, {{name}}': '{{name}}: <Ihr> & "Name"\r\u0001 {{name}}' }
  const form = wordyForm({ translations: { de: { fields: { f1: { messages } } } } })
  const written = writeXliff({ form, tag: 'de', nameOf: () => ['Field “Name”', 'Message'] })
  expect(written).toContain('srcLang="en" trgLang="de"')
  expect(written).toContain('<source>Tell us your name, <ph id="0" equiv="{{name}}" disp="{{name}}"/></source>')
  expect(written).toContain(
    '<target><ph id="0" equiv="{{name}}" disp="{{name}}"/>: &lt;Ihr&gt; &amp; &quot;Name&quot;&#13;<cp hex="0001"/> <ph id="2" equiv="{{name}}" disp="{{name}}"/></target>',
  )
  expect(written).toContain('<unit id="u13" name="/fields/f2/options/a~1b~0c" canResegment="no" xml:space="preserve">')
})
