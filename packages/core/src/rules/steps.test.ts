import { describe, expect, it } from 'vitest'
import { fitDraft } from '../fit-draft.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as english } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { languageOf } from '../messages/language.ts'
import { withStepIssues } from '../messages/step-issues.ts'
import { table as de } from '../messages/tables/de.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const options = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nei' },
]
const rules = [{ kind: 'required' }, { kind: 'options' }]

describe('yes or no', () => {
  it.each([
    ['none', undefined],
    ['one', options.slice(0, 1)],
    ['three', [...options, { value: 'maybe', label: 'Kanskje' }]],
    ['others', options.map(({ label }) => ({ value: label, label }))],
  ])('[C500] has two options, yes and no, and refuses %s', (_what, given) => {
    const parsed = parseForm(documentOf([{ kind: 'yesNo', options: given }]))
    expect(parsed.ok ? [] : parsed.error.faults.map(({ pointer }) => pointer)).toContain('/pages/0/fields/0/options')
  })

  it('[C500] takes both, in any order and in the words of its maker, and sends the value', () => {
    const form = formOf([{ kind: 'yesNo', options: options.toReversed(), rules }])
    const compiled = compileForm(form)
    expect(compiled.validate(valuesOf({ f0: 'no' }))).toEqual([])
    expect(compiled.templateParams(valuesOf({ f0: 'no' }))).toEqual({ n0: 'no' })
    expect(compiled.validate(valuesOf({ f0: 'perhaps' }))).toMatchObject([{ code: 'notAnOption' }])
    expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { minLength: 1, enum: ['no', 'yes'] } } })
  })

  it('[C501] asks for one of the two as a choice does, in any language', () => {
    const form = formOf([{ kind: 'yesNo', options, rules }])
    const [issue] = compileForm(form).validate({})
    const german = withStepIssues(languageOf(de).issues)
    expect(issue && formatIssue(issue, { form, messages: english })).toBe('Choose one')
    expect(issue && formatIssue(issue, { form, messages: german, locale: 'de' })).toBe('Wählen Sie eine Antwort aus')
  })

  it('[C502] brings back from a draft what may still be chosen', () => {
    const form = formOf([{ kind: 'yesNo', options }])
    const [field] = form.pages.flatMap(({ fields }) => fields)
    const kept = (value: string) => field && fitDraft(form, [{ ...field, field: field.id, value }]).values
    expect([kept('yes'), kept('maybe')]).toEqual([{ f0: 'yes' }, {}])
  })
})

const codesOf = (field: object, value: string): readonly string[] =>
  compileForm(formOf([field]), { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map(({ code }) => code)
const pointersOf = (field: object): readonly string[] => {
  const parsed = parseForm(documentOf([field]))
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer }) => pointer.replace('/pages/0/fields/0/', ''))
}

describe('ratings and scales', () => {
  it.each([
    [{ kind: 'rating' }, ['1', '5'], ['0', '6', '2.5', '05', 'x']],
    [{ kind: 'rating', to: 10 }, ['1', '10'], ['11']],
    [{ kind: 'scale' }, ['0', '7', '10'], ['-1', '11', '1e0']],
    [{ kind: 'scale', from: -3, to: 3 }, ['-3', '0', '3'], ['-4', '4', '+1']],
  ])('[C503] takes the steps that there are, and no others: %j', (field, right, wrong) => {
    expect(right.flatMap((value) => codesOf(field, value))).toEqual([])
    expect(wrong.map((value) => codesOf(field, value))).toEqual(wrong.map(() => ['notAnOption']))
    expect(codesOf(field, '')).toEqual([])
  })

  it.each([
    [{ kind: 'rating', to: 1 }, ['to']],
    [{ kind: 'rating', to: 11 }, ['to']],
    [{ kind: 'scale', from: 1, to: 1 }, ['to']],
    [{ kind: 'scale', from: 11 }, ['from']],
    [{ kind: 'scale', to: 11 }, ['to']],
    [{ kind: 'scale', from: 0.5 }, ['from']],
    [{ kind: 'scale', to: '5' }, ['to']],
    [{ kind: 'scale', toLabel: 5 }, ['toLabel']],
    [{ kind: 'scale', from: -5, to: 5, fromLabel: 'Never', toLabel: 'Always' }, []],
    [{ kind: 'rating', to: 2 }, []],
  ])('[C504] refuses rows without steps, and those that are too long: %j', (field, pointers) => {
    expect(pointersOf(field)).toEqual(pointers)
  })

  it('[C505] are numbers: for bounds, sums, conditions, JSON Schema and what can never be', () => {
    const form = formOf([
      { kind: 'scale', rules: [{ kind: 'range', min: 3 }] },
      { kind: 'rating', rules: [{ kind: 'compare', is: 'atMost', to: { field: 'f0' } }] },
      { kind: 'text', visibleWhen: { field: 'f0', is: 'less', to: 7 } },
    ])
    const compiled = compileForm(form, { compileRareRule })
    expect(compiled.validate(valuesOf({ f0: '2', f1: '3' })).map(({ code }) => code)).toEqual([
      'rangeUnderflow',
      'rangeOverflow',
    ])
    expect(['6', '10'].map((f0) => compiled.visible(valuesOf({ f0 })).size)).toEqual([3, 2])
    expect(formToJsonSchema(form)).toMatchObject({
      properties: { n1: { anyOf: [{ const: '' }, { enum: ['1', '2', '3', '4', '5'] }] } },
    })
  })

  it('[C502] bring back from a draft the steps that there still are', () => {
    const form = formOf([{ kind: 'rating' }])
    const [field] = form.pages.flatMap(({ fields }) => fields)
    const kept = (value: string) => field && fitDraft(form, [{ ...field, field: field.id, value }])
    expect(kept('5')).toMatchObject({ values: { f0: '5' }, unfit: [] })
    expect(kept('6')).toMatchObject({ values: {}, unfit: [{ text: '6' }] })
  })
})

describe('sliders', () => {
  it('[C506] take numbers alone, within the bounds and on the steps of their rule', () => {
    const rules = [{ kind: 'required' }, { kind: 'range', min: 0, max: 10, step: 0.5 }]
    const codes = ['', '0', '9.5', '10.5', '-1', '0.2', 'five'].map((value) =>
      codesOf({ kind: 'slider', rules }, value),
    )
    expect(codes).toEqual([
      ['valueMissing'],
      [],
      [],
      ['rangeOverflow'],
      ['rangeUnderflow', 'stepMismatch'].slice(0, 1),
      ['stepMismatch'],
      ['badInput'],
    ])
    expect(pointersOf({ kind: 'slider', unit: 'x'.repeat(21) })).toEqual(['unit'])
  })
})
