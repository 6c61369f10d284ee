import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { Value } from '../model/values.ts'
import { compileForm } from './compile.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const offered = (kind: string): object => (/select|radio|checkboxes/.test(kind) ? { options } : {})

function holds(kind: string, value: Value, condition: object): boolean {
  const form = formOf([{ kind, ...offered(kind) }, { visibleWhen: { field: 'f0', ...condition } }])
  return compileForm(form).visible(valuesOf({ f0: value })).size === 2
}

describe('conditions', () => {
  it.each<[string, Value, object, boolean]>([
    ['text', 'x', { is: 'equal', to: 'x' }, true],
    ['text', 'x ', { is: 'equal', to: 'x' }, false],
    ['text', '', { is: 'equal', to: '' }, true],
    ['text', '', { is: 'notEqual', to: 'x' }, true],
    ['text', 'x', { is: 'notEqual', to: 'x' }, false],
    ['text', 'a needle here', { is: 'contains', to: 'needle' }, true],
    ['text', 'hay', { is: 'contains', to: 'needle' }, false],
    ['select', 'b', { is: 'in', to: ['a', 'b'] }, true],
    ['select', 'c', { is: 'in', to: ['a', 'b'] }, false],
    ['select', '', { is: 'in', to: ['a', 'b'] }, false],
    ['checkboxes', ['b', 'c'], { is: 'in', to: ['a', 'b'] }, true],
    ['checkboxes', ['c'], { is: 'in', to: ['a', 'b'] }, false],
    ['checkboxes', ['a', 'b'], { is: 'contains', to: 'b' }, true],
    ['checkboxes', ['a'], { is: 'contains', to: 'b' }, false],
    ['checkboxes', ['b', 'a'], { is: 'equal', to: ['a', 'b'] }, true],
    ['checkboxes', ['a'], { is: 'equal', to: 'a' }, true],
    ['checkboxes', ['a', 'b'], { is: 'equal', to: 'a' }, false],
    ['consent', true, { is: 'equal', to: true }, true],
    ['consent', true, { is: 'equal', to: 'yes' }, true],
    ['consent', false, { is: 'equal', to: true }, false],
    ['consent', false, { is: 'equal', to: false }, true],
    ['consent', true, { is: 'filled' }, true],
    ['number', '3', { is: 'equal', to: 3 }, true],
    ['number', '3.0', { is: 'equal', to: 3 }, true],
    ['number', '', { is: 'equal', to: 0 }, false],
    ['number', '4', { is: 'greater', to: 3 }, true],
    ['number', '3', { is: 'greater', to: 3 }, false],
    ['number', '3', { is: 'atLeast', to: 3 }, true],
    ['number', '2', { is: 'less', to: 3 }, true],
    ['number', '3', { is: 'atMost', to: '3' }, true],
    ['number', 'many', { is: 'atLeast', to: 0 }, false],
    ['number', '', { is: 'less', to: 3 }, false],
    ['date', '10000-01-01', { is: 'greater', to: '9999-12-31' }, true],
    ['date', '2027-01-01', { is: 'atMost', to: '2027-01-01' }, true],
    ['date', '2027-02-30', { is: 'less', to: '2028-01-01' }, false],
    ['text', '', { is: 'empty' }, true],
    ['text', ' ', { is: 'empty' }, false],
    ['checkboxes', [], { is: 'empty' }, true],
    ['checkboxes', ['a'], { is: 'filled' }, true],
    ['consent', false, { is: 'empty' }, true],
  ])('[C40] a %s of %j, %j: %s', (kind, value, condition, expected) => {
    expect(holds(kind, value, condition)).toBe(expected)
  })

  it('[C41] combines whole conditions', () => {
    const filled = (field: string): object => ({ field, is: 'filled' })
    const visibleWhen = {
      all: [filled('f0'), { any: [filled('f1'), { not: { all: [filled('f2'), { any: [] }] } }] }, { all: [] }],
    }
    const compiled = compileForm(formOf([{}, {}, {}, { visibleWhen }]))
    const shown = (values: Record<string, string>): boolean => compiled.visible(valuesOf(values)).size === 4
    expect([shown({ f0: 'x' }), shown({ f0: 'x', f2: 'x' }), shown({ f1: 'x' }), shown({ f0: 'x', f1: 'x' })]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  it('[C41] takes conditions as deep as a document may be', () => {
    let visibleWhen: object = { field: 'f0', is: 'filled' }
    for (let depth = 0; depth < 56; depth++) visibleWhen = { not: visibleWhen }
    expect([...compileForm(formOf([{}, { visibleWhen }])).visible(valuesOf({ f0: 'x' }))]).toEqual(['f0', 'f1'])
  })

  it('[C42] a hidden field is neither checked nor sent, and empty for the conditions of others', () => {
    const form = formOf([
      {},
      { rules: [{ kind: 'pattern', pattern: 'never' }], visibleWhen: { field: 'f0', is: 'filled' } },
      { visibleWhen: { field: 'f1', is: 'equal', to: 'kept' } },
      { visibleWhen: { field: 'f1', is: 'empty' } },
    ])
    const compiled = compileForm(form)
    const values = valuesOf({ f1: 'kept', f2: 'b', f3: 'c' })
    expect(compiled.validate(values)).toEqual([])
    expect([...compiled.visible(values)]).toEqual(['f0', 'f3'])
    expect(compiled.templateParams(values)).toEqual({ n0: '', n3: 'c' })
  })

  it('[C42] follows a chain of a thousand fields', () => {
    const fields = Array.from({ length: 1000 }, (_, index) =>
      index ? { visibleWhen: { field: `f${index - 1}`, is: 'filled' } } : {},
    )
    const form = formOf(fields)
    const last = form.pages[0]?.fields.at(-1)
    if (!last) throw new Error('A last field.')
    const values = valuesOf(Object.fromEntries(fields.map((_, index) => [`f${index}`, 'x'])))
    expect(compileForm(form).required(last.id, values)).toBe(false)
    expect(compileForm(form).visible(values).size).toBe(1000)
  })

  it('[C44] fields that depend on themselves are shown', () => {
    const form = formOf([{}, {}])
    const [page] = form.pages
    const [first, second] = page?.fields ?? []
    if (!page || !first || !second) throw new Error('Two fields.')
    const circle = {
      ...form,
      pages: [
        {
          ...page,
          fields: [
            { ...first, visibleWhen: { field: second.id, is: 'empty' as const } },
            { ...second, visibleWhen: { field: first.id, is: 'empty' as const } },
          ],
        },
      ],
    }
    expect(compileForm(circle).visible({}).size).toBe(2)
  })
})
