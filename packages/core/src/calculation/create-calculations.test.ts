import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { createFormStore } from '../form-state/store.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { formatCalculated } from '../messages/format-calculated.ts'
import type { Form } from '../model/form.ts'
import type { Value } from '../model/values.ts'
import { checkForm } from '../schema/check-form.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { createCalculations, withCalculated } from './create-calculations.ts'

const calculated = (calculate: string, more: object = {}): object => ({ kind: 'calculated', calculate, ...more })

function results(fields: readonly object[], values: Readonly<Record<string, Value>>): readonly string[] {
  return [...createCalculations(formOf(fields))(valuesOf(values)).values()]
}

function faultsOf(fields: readonly object[]): readonly (readonly [string, string, string])[] {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'f',
    title: 'Form',
    locale: 'en',
    pages: [
      {
        id: 'p',
        fields: fields.map((one, at) => ({
          id: `f${at}`,
          kind: 'number',
          name: `n${at}`,
          label: 'L',
          rules: [],
          ...one,
        })),
      },
    ],
  })
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code, message }) => [pointer, code, message])
}

describe('the calculations of a form', () => {
  it('[C574] count nothing that was answered on a page which is passed over by now', () => {
    const number = (id: string): object => ({ id, kind: 'number', name: id, label: 'L', rules: [] })
    const total = { id: 'sum', kind: 'calculated', name: 'sum', label: 'L', calculate: 'a + b + c', rules: [] }
    const page = (id: string, fields: readonly object[], more: object = {}): object => ({ id, fields, ...more })
    const parsed = parseForm({
      ...{ format: 'letterslot.form/1', version: 1, id: 'f', title: 'Form', locale: 'en' },
      pages: [
        page('p1', [number('a')], { next: [{ when: { field: 'a', is: 'equal', to: 1 }, to: 'p3' }] }),
        page('p2', [number('b')]),
        page('p3', [number('c'), total], { visibleWhen: { not: { field: 'a', is: 'equal', to: 9 } } }),
      ],
    })
    if (!parsed.ok) throw parsed.error
    const sum = (a: string): string | undefined =>
      [...createCalculations(parsed.value)(valuesOf({ a, b: '10', c: '100' })).values()][0]
    expect([sum('1'), sum('2')]).toEqual(['101', '112'])
  })

  it('[C574] follow one another in whatever order they stand', () => {
    const fields = [calculated('n1 + n2'), calculated('n2 * 2'), { kind: 'number' }]
    expect(createCalculations(formOf(fields))(valuesOf({ f2: '4' }))).toEqual(
      new Map(Object.entries({ f1: '8', f0: '12' })),
    )
  })

  it('[C574] take a field that nobody sees for one without an answer', () => {
    const hidden = { visibleWhen: { field: 'f0', is: 'equal', to: '1' } }
    const fields = [
      { kind: 'number' },
      { kind: 'number', ...hidden },
      calculated('n0 + n1'),
      calculated('n2 + 1', hidden),
      calculated('n3'),
    ]
    expect(results(fields, { f0: '1', f1: '5' })).toEqual(['6', '7', '7'])
    expect(results(fields, { f0: '2', f1: '5' })).toEqual(['2', '3', '0'])
  })

  it('[C574] may decide of conditions, which decide of others', () => {
    const fields = [
      { kind: 'number' },
      calculated('n0 * 2'),
      { kind: 'number', visibleWhen: { field: 'f1', is: 'atLeast', to: 10 } },
      calculated('n2 + 1'),
    ]
    expect([results(fields, { f0: '5', f2: '3' }), results(fields, { f0: '4', f2: '3' })]).toEqual([
      ['10', '4'],
      ['8', '1'],
    ])
  })

  it('[C571] pass on that there is no result, and have none in a circle', () => {
    const form = formOf([
      { kind: 'number' },
      calculated('1 / n0'),
      calculated('n1 + 1'),
      calculated('n4'),
      calculated('1'),
      calculated('n3 + 1'),
    ])
    // A draft that is being edited.
    const draft: Form = JSON.parse(JSON.stringify(form).replace('"calculate":"1"', '"calculate":"n3"'))
    expect([...createCalculations(draft)(valuesOf({ f3: '7' })).values()]).toEqual(['', '', '', '', ''])
  })

  it('[C575] round to the digits of the field, of its currency, or to 6', () => {
    const third = '10 / 3'
    const fields = [{}, { decimals: 1 }, { currency: 'NOK' }, { currency: 'JPY' }, { currency: 'NOK', decimals: 0 }]
    expect(
      results(
        fields.map((more) => calculated(third, more)),
        {},
      ),
    ).toEqual(['3.333333', '3.3', '3.33', '3', '3'])
  })

  it('[C575] are told as the language writes amounts, numbers and units', () => {
    const said = [
      formatCalculated({ currency: 'NOK' }, '2850', 'nb'),
      formatCalculated({ currency: 'EUR' }, '9007199254740993.1', 'en'),
      formatCalculated({ unit: 'km', decimals: 1 }, '1234.5', 'de'),
      formatCalculated({}, '0.5', 'de'),
      formatCalculated({}, '', 'en'),
    ]
    expect(said.map((text) => text.replace(/\s/gu, ' '))).toEqual([
      '2 850,00 kr',
      '€9,007,199,254,740,993.10',
      '1.234,5 km',
      '0,5',
      '',
    ])
  })

  it('[C576] are checked by a range, compared by conditions and sent as decimals', () => {
    const form = formOf([
      { kind: 'number' },
      calculated('n0 * 950', { rules: [{ kind: 'range', min: 1000 }] }),
      { visibleWhen: { field: 'f1', is: 'greater', to: 1000 } },
    ])
    const compiled = compileLogicForm(form)
    const [low, high] = ['1', '2'].map((f0) => withCalculated(form, valuesOf({ f0 })))
    expect([compiled.validate(low ?? {}), compiled.templateParams(high ?? {})]).toEqual([
      [{ field: 'f1', rule: 0, code: 'rangeUnderflow', limit: 1000 }],
      { n0: '2', n1: '1900', n2: '' },
    ])
  })

  it('[C577] are kept up by the store, whatever was put in their place', () => {
    const form = formOf([
      { kind: 'number' },
      calculated('n0 * 2'),
      { visibleWhen: { field: 'f1', is: 'greater', to: 4 } },
    ])
    const calculate = createCalculations(form)
    const store = createFormStore(
      {
        ...compileLogicForm(form),
        derive: (values) => [...calculate(values)].filter(([id, text]) => values[id] !== text),
      },
      { f0: '1', f1: '999' },
    )
    const [people, total, more] = form.pages.flatMap(({ fields }) => fields.map(({ id }) => id))
    if (!people || !total || !more) throw new Error('no fields')
    const seen: boolean[] = []
    store.subscribe(() => seen.push(store.field(more).visible), more)
    const first = store.value(total)
    store.change(people, '3')
    expect([first, store.value(total), seen]).toEqual(['2', '6', [true]])
  })

  it('[C578] are faults where they cannot be, with their place', () => {
    expect(
      faultsOf([
        { calculate: '1' },
        calculated('1', { default: '2', requiredWhen: { field: 'f0', is: 'filled' } }),
        { kind: 'calculated' },
        calculated('1', { currency: 'eur', decimals: 7, unit: 'x'.repeat(21) }),
        { kind: 'radio', options: [{ value: 'a', label: 'A', price: '3' }] },
      ]).map(([pointer, code]) => `${pointer.replace('/pages/0/fields/', '')} ${code}`),
    ).toEqual([
      '0/calculate rule-mismatch',
      '1/default rule-mismatch',
      '1/requiredWhen rule-mismatch',
      '2/calculate missing',
      '3/decimals contradiction',
      '3/unit too-large',
      '3/currency unknown-value',
      '4/options/0/price wrong-type',
    ])
  })

  it('[C578] name a field that is gone, and a circle with the way round', () => {
    expect(faultsOf([calculated('n1 * people'), {}])).toEqual([
      ['/pages/0/fields/0/calculate', 'bad-calculation', 'No field has the parameter “people” (character 6).'],
    ])
    expect(
      faultsOf([calculated('n1'), { visibleWhen: { field: 'f2', is: 'greater', to: 1 } }, calculated('n0 + 1')]),
    ).toEqual([['/pages/0/fields/0/calculate', 'calculation-cycle', 'This depends on itself: n0 → n1 → n2 → n0.']])
  })

  it('[C580] fill other fields, which circles and other kinds do not', () => {
    const from = (field: string) => ({ prefillFrom: { field } })
    expect(faultsOf([{}, from('f0'), { kind: 'email', ...from('f3') }, calculated('n0 + 1')])).toEqual([])
    const codes = faultsOf([{ kind: 'consent', ...from('f1') }, from('f9'), from('f0')]).map(([place, code]) => [
      place.slice(16),
      code,
    ])
    expect(codes).toEqual([
      ['0/prefillFrom', 'rule-mismatch'],
      ['1/prefillFrom/field', 'unknown-reference'],
      ['2/prefillFrom/field', 'comparison-mismatch'],
    ])
    expect(faultsOf([from('f1'), calculated('n0 + 1')]).map(([, code]) => code)).toEqual(['calculation-cycle'])
  })

  it('[C579] are decimals to JSON Schema, and take no part in what contradicts itself', () => {
    const form = formOf([
      { kind: 'number' },
      calculated('n0 * 2', { rules: [{ kind: 'range', min: 5 }] }),
      { visibleWhen: { field: 'f1', is: 'less', to: 3 } },
    ])
    expect([formToJsonSchema(form), checkForm(form)]).toMatchObject([
      { properties: { n1: { anyOf: [{ const: '' }, { pattern: '^-?\\d+(\\.\\d+)?$' }] } } },
      [],
    ])
  })
})
