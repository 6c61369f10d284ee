import { describe, expect, it } from 'vitest'
import { createCalculations } from '../calculation/create-calculations.ts'
import { checkForm } from '../document.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { createFormStore } from '../form-state/store.ts'
import { findLogicFaults } from '../logic-faults/find-logic-faults.ts'
import { brandFieldId } from '../model/ids.ts'
import { spreadSections } from '../model/spread-sections.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileLogicForm } from './compile-logic-form.ts'
import { traceConditions } from './trace-conditions.ts'

const is = (field: string, to: string): object => ({ field, is: 'equal', to })
const required = [{ kind: 'required' }]
const section = (more: object = {}): object => ({ kind: 'section', label: 'Your drive', ...more })

/** f0 asks; f1 is a section for drivers with f2 and, where f2 says so, f3; f4 is a section for everybody with f5. */
const form = formOf([
  {},
  section({ visibleWhen: is('f0', 'drive') }),
  { rules: required },
  { visibleWhen: is('f2', 'diesel'), rules: required },
  section(),
  { rules: required },
])
const read = (field: object): ReturnType<typeof parseForm> => parseForm(documentOf([{}, field]))
const faultsOf = (field: object): unknown => {
  const parsed = read(field)
  return parsed.ok || parsed.error.faults.map(({ pointer, code }) => [pointer, code])
}

describe('a section', () => {
  it.each([
    ['walk', 'diesel', 'f0 f4 f5', ['f5']],
    ['drive', '', 'f0 f1 f2 f4 f5', ['f2', 'f5']],
    ['drive', 'diesel', 'f0 f1 f2 f3 f4 f5', ['f3', 'f5']],
  ])('[C773] shows or hides its fields, up to the next one: %s and %j leave %s', (way, fuel, shown, wrong) => {
    const compiled = compileLogicForm(form)
    const values = valuesOf({ f0: way, f2: fuel })
    expect([...compiled.visible(values)].join(' ')).toBe(shown)
    expect(compiled.validate(values).map(({ field }) => field)).toEqual(wrong)
  })

  it('[C773] ends with its page', () => {
    const [first] = form.pages
    const second = { id: 'p2', fields: [{ id: 'g0', kind: 'text', name: 'm0', label: 'After', rules: [] }] }
    const parsed = parseForm({ ...form, pages: [first, second] })
    const last = parseForm({ ...form, pages: [{ ...first, fields: first?.fields.slice(0, 4) }, second] })
    for (const one of [parsed, last])
      expect(one.ok && compileLogicForm(one.value).visible(valuesOf({})).has(brandFieldId('g0'))).toBe(true)
  })

  it('[C774] sends nothing itself, and nothing of its fields while it is hidden', () => {
    const compiled = compileLogicForm(form)
    const values = valuesOf({ f0: 'walk', f2: 'left from before', f5: 'x' })
    expect(compiled.templateParams(values)).toEqual({ n0: 'walk', n5: 'x' })
    expect(formToJsonSchema(form)).toMatchObject({ required: ['n0', 'n5'] })
  })

  it('[C774] that is hidden leaves its fields empty for calculations and other conditions', () => {
    const asked = formOf([
      {},
      section({ visibleWhen: is('f0', 'drive') }),
      { kind: 'number' },
      section(),
      { visibleWhen: { field: 'f2', is: 'filled' } },
      { kind: 'calculated', calculate: 'n2 * 2' },
    ])
    const [f4, f5] = [brandFieldId('f4'), brandFieldId('f5')]
    const said = ['walk', 'drive'].map((way) => {
      const values = valuesOf({ f0: way, f2: '21' })
      return [compileLogicForm(asked).visible(values).has(f4), createCalculations(asked)(values).get(f5)]
    })
    expect(said).toEqual([
      [false, '0'],
      [true, '42'],
    ])
  })

  it('[C775] tells the store of its fields as an answer shows or hides it, through others too', () => {
    const chained = formOf([
      {},
      { visibleWhen: is('f0', 'drive'), default: 'yes' },
      section({ visibleWhen: is('f1', 'yes') }),
      { kind: 'checkboxes', options: [{ value: 'a', label: 'A' }] },
    ])
    const store = createFormStore(compileLogicForm(chained))
    const [f0, f3] = [brandFieldId('f0'), brandFieldId('f3')]
    const seen: boolean[] = []
    store.subscribe(() => seen.push(store.field(f3).visible), f3)
    for (const text of ['drive', 'walk', 'walks', 'drive']) store.change(f0, text)
    expect(seen).toEqual([true, false, true])
  })

  it('[C776] needs a title, and has no answer to ask for', () => {
    expect(faultsOf(section({ label: ' ' }))).toEqual([['/pages/0/fields/1/label', 'empty']])
    expect(faultsOf(section({ rules: required }))).toEqual([['/pages/0/fields/1/rules/0', 'rule-mismatch']])
    expect(faultsOf({ visibleWhen: { field: 'f1', is: 'filled' } })).not.toEqual(true)
  })

  it('[C777] that asks one of its own fields is a fault, at its condition and at no other', () => {
    expect(faultsOf(section({ visibleWhen: is('f1', 'x') }))).toEqual([
      ['/pages/0/fields/1/visibleWhen/field', 'comparison-mismatch'],
    ])
    const parsed = parseForm(documentOf([section({ visibleWhen: is('f1', 'x') }), {}]))
    expect(!parsed.ok && parsed.error.faults.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/pages/0/fields/0/visibleWhen', 'condition-cycle'],
    ])
  })

  it('[C777] and its fields are examined together: what contradicts it is told at the field', () => {
    const draft = formOf([
      {},
      section({ visibleWhen: is('f0', 'drive') }),
      { visibleWhen: is('f0', 'walk') },
      { requiredWhen: is('f0', 'walk') },
      section({ visibleWhen: { all: [is('f0', 'a'), is('f0', 'b')] } }),
      { visibleWhen: is('f0', 'a') },
      section(),
      { visibleWhen: { field: 'f5', is: 'filled' } },
    ])
    const told = findLogicFaults(draft).map(({ field, key, kind, ...fault }) => [
      field,
      key,
      kind,
      'other' in fault ? fault.other : undefined,
    ])
    expect(told).toEqual([
      ['f2', 'visibleWhen', 'never', '/section'],
      ['f3', 'requiredWhen', 'never', '/section'],
      ['f4', 'visibleWhen', 'never', '/visibleWhen/all/0'],
      ['f7', 'visibleWhen', 'never', undefined],
    ])
  })

  it('[C777] is traced with the answers that were tried', () => {
    const [f2] = form.pages.flatMap(({ fields }) => fields).slice(3, 4)
    const asked = f2?.visibleWhen
    const trace = traceConditions(form, asked ? [asked] : [], valuesOf({ f0: 'walk', f2: 'diesel' }))
    expect(asked && trace.get(asked)).toMatchObject({ holds: false, isHidden: true })
  })

  it('[C778] is spread to its fields for what reads conditions field by field; a form without such a section stays', () => {
    const conditions = spreadSections(form).pages.flatMap(({ fields }) => fields.map((field) => field.visibleWhen))
    const drive = is('f0', 'drive')
    expect(conditions).toEqual([undefined, drive, drive, { all: [drive, is('f2', 'diesel')] }, undefined, undefined])
    expect(checkForm(spreadSections(form))).toEqual([])
    const plain = formOf([section(), {}])
    expect(spreadSections(plain)).toBe(plain)
  })
})
