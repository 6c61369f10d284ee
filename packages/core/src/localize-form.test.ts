import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from './form-of.test.fixture.ts'
import { chooseLanguage, languagesOf, localizeForm } from './localize-form.ts'
import type { Form } from './model/form.ts'
import { ownForm } from './model/own-form.ts'
import { compileForm } from './rules/compile.ts'
import type { RuleReport } from './rules/registry.ts'
import { parseForm } from './schema/parse.ts'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const fields = [
  { label: 'Your name', help: 'As on the card', placeholder: 'Ada', rules: [{ kind: 'required', message: 'Say who' }] },
  { kind: 'radio', label: 'Do you come?', options, rules: [{ kind: 'options' }] },
]
const german = {
  title: 'Anmeldung',
  submitLabel: '  ',
  texts: { sent: 'Angekommen' },
  pages: { p1: 'Sie' },
  fields: {
    f0: { label: 'Ihr Name', messages: { 'Say who': 'Wer sind Sie?', '': 'nothing' } },
    f1: { label: 'Kommen Sie?', options: { yes: 'Ja', toString: 'x' } },
    gone: { label: 'Weg' },
  },
}
const form = formOf(fields, { submitLabel: 'Book', texts: { send: 'Go' }, translations: { de: german, 'pt-BR': {} } })

describe('localizeForm', () => {
  it('[C170] says what its layer says, and the rest in the document’s own words', () => {
    const localized = localizeForm(form, 'de')
    expect(localized).toEqual({
      ...form,
      [ownForm]: form,
      locale: 'de',
      title: 'Anmeldung',
      texts: { sent: 'Angekommen' },
      pages: [
        {
          id: 'p1',
          title: 'Sie',
          fields: [
            {
              ...form.pages[0]?.fields[0],
              label: 'Ihr Name',
              rules: [{ kind: 'required', message: 'Wer sind Sie?' }],
            },
            {
              ...form.pages[0]?.fields[1],
              label: 'Kommen Sie?',
              options: [
                { value: 'yes', label: 'Ja' },
                { value: 'no', label: 'No' },
              ],
            },
          ],
        },
      ],
    })
  })

  it('[C170] says the questions of a group, by their names, and the word for one of its rows', () => {
    const asked = [
      { kind: 'text', name: 'who', label: 'Name', placeholder: 'Ada', rules: [{ kind: 'required', message: 'Who?' }] },
      { kind: 'select', name: 'age', label: 'Age', options, rules: [] },
    ]
    const fields = {
      who: { label: 'Wer', placeholder: 'Bea', messages: { 'Who?': 'Wer?' } },
      age: { options: { no: 'Nein' } },
    }
    const layer = { fields: { f0: { label: 'Gäste', item: 'Gast', fields: { ...fields, gone: { label: 'x' } } } } }
    const group = { kind: 'rows', label: 'Guests', item: 'guest', fields: asked }
    const whole = formOf([group], { translations: { de: layer } })
    const [localized] = localizeForm(whole, 'de').pages.flatMap((page) => page.fields)
    expect(localized).toMatchObject({ label: 'Gäste', item: 'Gast' })
    expect(localized?.fields).toEqual([
      { ...asked[0], label: 'Wer', placeholder: 'Bea', rules: [{ kind: 'required', message: 'Wer?' }] },
      { ...asked[1], options: [options[0], { value: 'no', label: 'Nein' }] },
    ])
    expect(parseForm(documentOf([group], { translations: { de: layer } })).ok).toBe(true)
    for (const odd of [{ item: 7 }, { fields: { who: { options: { no: [] } } } }, { fields: { who: 'x' } }])
      expect(parseForm(documentOf([group], { translations: { de: { fields: { f0: odd } } } })).ok).toBe(false)
  })

  it('[C196] says bold words and links in the words of its layer', () => {
    const rich = { help: 'Read **this**', label: 'I [agree](https://example.org/en)' }
    const consent = { kind: 'consent', label: 'I agree', help: 'Read this', rich }
    const layer = { label: 'Ich stimme zu', rich: { label: '[Ich](https://example.org/de) stimme zu' } }
    const own = formOf([consent], { translations: { de: { fields: { f0: layer } } } })
    expect(localizeForm(own, 'de').pages[0]?.fields[0]).toMatchObject({
      label: 'Ich stimme zu',
      rich: { ...rich, label: '[Ich](https://example.org/de) stimme zu' },
    })
  })

  it('[C196] refuses what is no text there', () => {
    const document = documentOf([{}], { translations: { de: { fields: { f0: { rich: { label: 7 } } } } } })
    const parsed = parseForm(document)
    expect(!parsed.ok && parsed.error.faults.map(({ pointer }) => pointer)).toEqual([
      '/translations/de/fields/f0/rich/label',
    ])
  })

  it('[C170] stays as it is in its own language, and in one that it does not speak', () => {
    expect([localizeForm(form, 'en'), localizeForm(form, 'fr'), localizeForm(form, 'constructor')]).toEqual([
      form,
      form,
      form,
    ])
  })

  it('[C170] takes neither the changed sentences nor the address of its own language into another', () => {
    const polite = formOf(fields, { address: 'informal', texts: { send: 'Go' }, translations: { de: { title: 'Ja' } } })
    expect(localizeForm(polite, 'de')).toMatchObject({ locale: 'de', title: 'Ja' })
    expect(Object.keys(localizeForm(polite, 'de'))).not.toEqual(expect.arrayContaining(['texts']))
    expect(Object.keys(localizeForm(polite, 'de'))).not.toEqual(expect.arrayContaining(['address']))
  })

  it('[C28] [F16] a pattern that does not compile is left out and reported in every language, and told in the engine’s words', () => {
    const message = 'Three letters'
    const translations = { de: { fields: { f0: { messages: { [message]: 'Drei Buchstaben' } } } } }
    const sound = formOf([{ rules: [{ kind: 'pattern', pattern: '[a]', message }] }], { translations })
    const broken: Form = {
      ...sound,
      pages: sound.pages.map((page) => ({
        ...page,
        fields: page.fields.map((field) => ({ ...field, rules: [{ kind: 'pattern', pattern: '[a', message }] })),
      })),
    }
    for (const tag of languagesOf(broken)) {
      const reports: RuleReport[] = []
      const compiled = compileForm(localizeForm(broken, tag), { onReport: (report) => reports.push(report) })
      expect([tag, compiled.validate(valuesOf({ f0: 'anything' })), reports]).toEqual([
        tag,
        [],
        [{ field: 'f0', rule: 0, flaw: 'bad-pattern' }],
      ])
    }
    const parsed = parseForm(broken)
    const faults = parsed.ok ? [] : parsed.error.faults
    expect(faults).toMatchObject([
      { code: 'bad-pattern', message: expect.stringMatching(/^Invalid regular expression: /) },
    ])
  })

  it('[C171] finds the same issues in the same values, and sends the same, whatever a layer says', () => {
    const words = fc.dictionary(fc.constantFrom('label', 'text', 'help', 'placeholder'), fc.string())
    const layer = fc.record({ title: fc.string(), fields: fc.dictionary(fc.constantFrom('f0', 'f1', 'f2'), words) })
    const value = fc.constantFrom('', 'yes', 'no', 'Ja', 'x')
    fc.assert(
      fc.property(layer, value, value, (de, name, comes) => {
        const own = formOf(fields, { translations: { de } })
        const [one, other] = [own, localizeForm(own, 'de')].map((each) => compileForm(each))
        const values = valuesOf({ f0: name, f1: comes })
        expect(other?.validate(values)).toEqual(one?.validate(values))
        expect(other?.templateParams(values)).toEqual(one?.templateParams(values))
      }),
    )
  })
})

describe('the languages of a form', () => {
  it('[C172] its own comes first', () => {
    expect(languagesOf(form)).toEqual(['en', 'de', 'pt-BR'])
    expect(languagesOf(formOf([]))).toEqual(['en'])
  })

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'pt'], 'pt-BR'],
    [['fr', 'ja'], 'en'],
    [['en-GB', 'de'], 'en'],
    [['no tag at all', 'de'], 'de'],
    [[], 'en'],
  ])('[C172] for %j it is %s', (wanted, chosen) => {
    expect(chooseLanguage(form, wanted)).toBe(chosen)
  })
})
