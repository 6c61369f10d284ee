import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../scripts/any-character.ts'
import { formOf, valuesOf } from './form-of.test.fixture.ts'
import { findLoneSurrogates, hasLoneSurrogate } from './lone-surrogates.ts'
import type { Field } from './model/field.ts'
import { readValue, type Value } from './model/values.ts'
import { compileForm } from './rules/compile.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value }))
/** Made once, outside of any test's time: fast-check counts through all of Unicode for it. */
const anyText = fc.string({ unit: anyCharacter })
const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }

describe('templateParams', () => {
  it('[C480] keeps the parts of a list in order, and of a kind that is a text nothing but text', () => {
    const several = formOf([
      { kind: 'combobox', multiple: true, options },
      { kind: 'combobox', options },
    ])
    expect(compileForm(several).templateParams(valuesOf({ f0: ['b', 'a'], f1: ['b'] }))).toEqual({ n0: 'b, a', n1: '' })
    const empty = several.pages.flatMap(({ fields }) => fields.map((field) => readValue(field, {})))
    expect(empty).toEqual([[], ''])
  })

  it('[C481] says a parameter as its kind does, and as text where that says nothing', () => {
    const form = formOf([{}, { kind: 'textarea' }])
    const paramText = ({ kind }: Field, value: Value): string | undefined =>
      kind === 'text' ? `<${String(value)}>` : undefined
    expect(compileForm(form, { paramText }).templateParams(valuesOf({ f0: 'Ada', f1: 'Hello' }))).toEqual({
      n0: '<Ada>',
      n1: 'Hello',
    })
  })

  it('[C50] gives strings by name', () => {
    const form = formOf([
      {},
      { kind: 'checkboxes', options },
      { kind: 'checkboxes', options },
      { kind: 'consent' },
      { kind: 'consent' },
      { kind: 'number' },
      { kind: 'date' },
      { kind: 'content', label: '' },
      { visibleWhen: { field: 'f0', is: 'filled' } },
      { kind: 'radio', options },
    ])
    const values = valuesOf({ f1: ['b', 'a'], f3: true, f5: '007', f6: '2027-01-01', f7: 'x', f8: 'x' })
    expect(compileForm(form).templateParams(values)).toEqual({
      n0: '',
      n1: 'b, a',
      n2: '',
      n3: 'yes',
      n4: '',
      n5: '007',
      n6: '2027-01-01',
      n9: '',
    })
  })

  it.each([
    ['\r\n a \r b \n', '\n a \n b \n'],
    ['\u0000\u0001\u001b[31m', '\u0000\u0001\u001b[31m'],
    ['\u202eevil\u202c', '\u202eevil\u202c'],
    ["Robert'); DROP TABLE x;--", "Robert'); DROP TABLE x;--"],
    ['{{constructor}} %s $& <script>', '{{constructor}} %s $& <script>'],
    ['T̸̡͝h̶e', 'T̸̡͝h̶e'],
    ['\u2028\u2029\u0085\ufeff', '\u2028\u2029\u0085\ufeff'],
    ['\ud83d\ude00\ud83d', '\ud83d\ude00\ud83d'],
    ['1/0 NaN null undefined true', '1/0 NaN null undefined true'],
  ])('[C51] [F20] keeps %j', (value, sent) => {
    for (const kind of ['text', 'textarea', 'tel', 'hidden', 'radio', 'select']) {
      const form = formOf([{ kind, ...(/radio|select/.test(kind) && { options }) }])
      expect(compileForm(form).templateParams(valuesOf({ f0: value }))).toEqual({ n0: sent })
    }
  })

  it('[C51] [F20] keeps any text character for character, newlines as LF, and checks it without throwing', () => {
    const rules = [
      { kind: 'length', max: 5 },
      { kind: 'pattern', pattern: '\\p{L}*' },
    ]
    const compiled = compileForm(formOf([{ rules }]))
    fc.assert(
      fc.property(anyText, (value) => {
        const values = valuesOf({ f0: value })
        compiled.validate(values)
        expect(compiled.templateParams(values)).toEqual({ n0: value.replaceAll('\r\n', '\n').replaceAll('\r', '\n') })
      }),
    )
  })

  it.each([
    ['\ud83d', true],
    ['a\ude00b', true],
    ['\ude00\ud83d', true],
    ['😀', false],
    ['', false],
    ['\ufffd', false],
  ])('[C52] [F20] %j has half a surrogate pair: %s', (text, expected) => {
    expect(hasLoneSurrogate(text)).toBe(expected)
    expect(findLoneSurrogates({ clean: 'x', suspect: text })).toEqual(expected ? ['suspect'] : [])
  })

  it('[C53] adds the parameters that the delivery maps', () => {
    const form = formOf([{}, { visibleWhen: { field: 'f0', is: 'equal', to: 'show' } }], {
      delivery: { ...delivery, map: { from_name: 'f0', also: 'f0', absent: 'f1' } },
    })
    const { templateParams } = compileForm(form)
    expect(templateParams(valuesOf({ f0: 'Ada' }))).toEqual({ n0: 'Ada', from_name: 'Ada', also: 'Ada' })
  })

  it('[C54] a hidden field sends its value, else its default', () => {
    const { templateParams } = compileForm(formOf([{ kind: 'hidden', default: 'page 1' }, { default: 'typed over' }]))
    expect([
      templateParams({}),
      templateParams(valuesOf({ f0: '' })),
      templateParams(valuesOf({ f0: 'p2', f1: 'x' })),
    ]).toEqual([
      { n0: 'page 1', n1: '' },
      { n0: '', n1: '' },
      { n0: 'p2', n1: 'x' },
    ])
  })
})
