import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from './form-of.test.fixture.ts'
import { chooseLanguage, languagesOf, localizeForm } from './localize-form.ts'
import { compileForm } from './rules/compile.ts'

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
