import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proposeTranslations } from './propose-translations.ts'
import { readXliff } from './read-xliff.ts'
import { matrixForm } from './several-words.test.fixture.ts'
import { translatablesOf } from './translatable.ts'
import type { TranslationFileFault } from './translation-file.ts'
import { withWords } from './translation-words.ts'
import { writeXliff } from './write-xliff.ts'

const nameOf = () => ['Field <1>', 'Label'] as const
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'{}a <&>"\'\t\r\n]-\u0000\u0008\u0085') }),
  fc.constantFrom('{{name}} {{name}}', ']]>', '\uD800', '\uFFFE', '&amp;', ' <cp hex="41"/> ', '{maker}{{maker}}'),
)

it('[T1309] an XLIFF document comes back as it was, whatever stands in it', () => {
  const count = translatablesOf(matrixForm()).length
  fc.assert(
    fc.property(fc.array(anyText, { minLength: count, maxLength: count }), anyText, anyText, (words, title, value) => {
      const options = [{ value, label: title }]
      const { pages } = matrixForm()
      const own = {
        ...matrixForm({ description: title }),
        pages: pages.map((page) => ({
          ...page,
          fields: page.fields.map((field) => ({
            ...field,
            ...(field.options && { options }),
            ...(field.rows && { rows: [...options, ...field.rows] }),
          })),
        })),
      }
      const texts = translatablesOf(own)
      const de = withWords(
        {},
        texts.map(({ path }, index) => ({ path, words: words[index] ?? '' })),
      )
      const form = { ...own, translations: { de } }
      const written = writeXliff({ form, tag: 'de', nameOf })
      const file = readXliff(written)
      if (!file.ok) throw new Error(file.error.code)
      const proposal = proposeTranslations(own, file.value)
      if (!proposal.ok) throw new Error(proposal.error.code)
      const { added, leftOut } = proposal.value
      expect([leftOut, added.filter(({ isOutdated }) => isOutdated)]).toEqual([[], []])
      const taken = { ...own, translations: { de: withWords({}, added) } }
      expect(writeXliff({ form: taken, tag: 'de', nameOf })).toBe(written)
    }),
  )
})

const around = (units: string, root = 'version="2.0" srcLang="en" trgLang="de"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${root}><file id="f">${units}</file></xliff>`

it('[T1309] a document as other tools write it is read: segments, inline codes, copies of the source', () => {
  const units = `<group id="g"><unit id="1" name="/title">
    <segment><source>Summer <pc id="1">work<mrk id="m">shop</mrk></pc>.</source><target><pc id="1">Sommer<![CDATA[kurs]]></pc>.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>Two</source><target>Zwei</target></segment></unit></group>
    <unit id="2" name="/maker"><segment state="initial"><source>Nord</source><target>Nord</target></segment></unit>
    <unit id="3" name="/submitLabel"><segment state="translated"><source>OK</source><target>OK</target></segment></unit>
    <unit id="4"><segment><source>x</source></segment></unit>`
  expect(readXliff(around(units))).toEqual({
    ok: true,
    value: {
      language: 'de',
      rows: [
        { id: '/title', original: 'Summer workshop. Two', words: 'Sommerkurs. Zwei' },
        { id: '/maker', original: 'Nord', words: '' },
        { id: '/submitLabel', original: 'OK', words: 'OK' },
        { id: '', original: 'x', words: '' },
      ],
    },
  })
})

it.each<[string, TranslationFileFault]>([
  ['<!DOCTYPE html><p>Hello', { code: 'document-type' }],
  ['<xliff><file>', { code: 'broken-markup' }],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', { code: 'no-translations' }],
  ['<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', { code: 'other-version', version: '1.2' }],
  [around('', 'version="2.1" srcLang="en"'), { code: 'no-language' }],
  [`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`, { code: 'broken-markup' }],
])('[T1311] %.40s is refused', (text, error) => {
  expect(readXliff(text)).toEqual({ ok: false, error })
})
