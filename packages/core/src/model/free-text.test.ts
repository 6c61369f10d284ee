import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formToJsonSchema, parseForm } from '../document.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { compileForm } from '../rules/compile.ts'
import { compileRareRule } from '../rules/rare.ts'
import type { Fault } from '../schema/fault.ts'
import { readFreeText, withFreeText } from './free-text.ts'
import type { Value } from './values.ts'

const options = [
  { value: 'train', label: 'Train' },
  { value: 'other', label: 'Other', freeText: true },
]
const kinds = ['radio', 'select', 'checkboxes'] as const
const asValue = (kind: string, text: string): Value => (kind === 'checkboxes' ? ['train', text] : text)

function faultsOf(document: unknown): readonly Fault[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults
}

function issuesWith(kind: string, text: string, rules: readonly object[] = []) {
  const form = formOf([{ kind, options, rules }])
  return compileForm(form, { compileRareRule }).validate(valuesOf({ f0: asValue(kind, text) }))
}

describe('a choice that takes a text', () => {
  it.each(kinds)('[C122] asks for its text, in a field of kind %s', (kind) => {
    const missing = [{ field: 'f0', rule: -1, code: 'valueMissing', limit: 'Other' }]
    expect(['other', 'other: ', 'other:  \t', 'other: by tram'].map((text) => issuesWith(kind, text))).toEqual([
      missing,
      missing,
      missing,
      [],
    ])
  })

  it('[C122] says so in words that name the choice, under rules with words of their own too', () => {
    const form = formOf([{ kind: 'radio', options, rules: [{ kind: 'required', message: 'Please choose' }] }])
    const issues = compileForm(form, { compileRareRule }).validate(valuesOf({ f0: 'other' }))
    expect(issues.map((issue) => formatIssue(issue, { form, messages }))).toEqual(['Beside “Other”, write your answer'])
  })

  it.each(kinds)('[C123] takes 200 characters and no more, in a field of kind %s', (kind) => {
    expect([200, 201].map((length) => issuesWith(kind, `other: ${'x'.repeat(length)}`))).toEqual([
      [],
      [{ field: 'f0', rule: -1, code: 'tooLong', limit: 200, actual: 201 }],
    ])
  })

  it.each(kinds)('[C124] is one of the options with any text, in a field of kind %s', (kind) => {
    const rules = [{ kind: 'options' }]
    const notAnOption = [{ field: 'f0', rule: 0, code: 'notAnOption' }]
    expect(['other: by tram', 'another', 'train: fast'].map((text) => issuesWith(kind, text, rules))).toEqual([
      [],
      notAnOption,
      notAnOption,
    ])
  })

  it.each([
    ['radio', { is: 'equal', to: 'other' }],
    ['radio', { is: 'in', to: ['other'] }],
    ['select', { is: 'equal', to: 'other' }],
    ['select', { not: { field: 'f0', is: 'notEqual', to: 'other' } }],
    ['checkboxes', { is: 'contains', to: 'other' }],
    ['checkboxes', { is: 'in', to: ['other'] }],
  ])('[C125] is the choice to a condition of a field of kind %s, whatever was written', (kind, condition) => {
    const visibleWhen = 'not' in condition ? condition : { field: 'f0', ...condition }
    const compiled = compileForm(formOf([{ kind, options }, { visibleWhen }]))
    const shown = (text: string): number => compiled.visible(valuesOf({ f0: asValue(kind, text) })).size
    expect(['other', 'other: by tram', 'elsewhere'].map(shown)).toEqual([2, 2, 1])
  })

  it('[C126] is sent with its text behind it', () => {
    const { templateParams } = compileForm(
      formOf([
        { kind: 'radio', options },
        { kind: 'checkboxes', options },
      ]),
    )
    expect(templateParams(valuesOf({ f0: 'other: by tram', f1: ['train', 'other: on foot'] }))).toEqual({
      n0: 'other: by tram',
      n1: 'train, other: on foot',
    })
  })

  it('[C126] is read back as it was written, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ minLength: 1 }), (text, value) => {
        const sent = withFreeText(value, text)
        expect(readFreeText([{ value, label: 'Other', freeText: true }], sent)?.text).toBe(text.trim())
      }),
    )
  })

  it.each([
    ['a second one', [...options, { value: 'more', label: 'More', freeText: true }], '/options/2', 'duplicate'],
    [
      'one that is neither true nor false',
      [{ value: 'x', label: 'X', freeText: 'yes' }],
      '/options/0/freeText',
      'wrong-type',
    ],
    [
      'a choice that reads like it',
      [...options, { value: 'other: bus', label: 'Bus' }],
      '/options/2/value',
      'duplicate',
    ],
  ])('[C127] refuses %s', (_what, offered, place, code) => {
    expect(faultsOf(documentOf([{ kind: 'radio', options: offered }]))).toMatchObject([
      { pointer: `/pages/0/fields/0${place}`, code },
    ])
  })

  it('[C127] refuses a field by the name under which the text goes without scripts', () => {
    const other = { kind: 'text', name: 'n0_other' }
    const open = { kind: 'radio', name: 'n0', options }
    expect(faultsOf(documentOf([open, other])).map(({ code }) => code)).toEqual(['duplicate'])
    expect(faultsOf(documentOf([other, open])).map(({ code }) => code)).toEqual(['duplicate'])
  })

  it('[C16] is allowed by the JSON schema with any text', () => {
    const offered = [...options.slice(0, 1), { value: 'o.k.', label: 'Other', freeText: true }]
    const schema = formToJsonSchema(formOf([{ kind: 'radio', options: offered, rules: [{ kind: 'options' }] }]))
    expect(schema['properties']).toMatchObject({
      n0: { anyOf: [{ const: '' }, { anyOf: [{ enum: ['train', 'o.k.'] }, { pattern: '^o\\.k\\.: ' }] }] },
    })
  })
})
