import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { createFormStore } from '../form-state/store.ts'
import { brandFieldId } from '../model/ids.ts'
import type { Value } from '../model/values.ts'
import { compileForm } from '../rules/compile.ts'
import { compileLogicForm } from './compile-logic-form.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
const fields = ['name', 'age'].map((name) => ({ kind: 'text', name, label: name, rules: [] }))
const june = { now: (): number => new Date(2026, 5, 12, 23, 59).getTime() }

describe('conditions that compare with what is known only later', () => {
  it.each<[string, Value, Value, object, boolean]>([
    ['text', 'x', 'x', { is: 'equal', to: { field: 'f1' } }, true],
    ['text', 'x', 'y', { is: 'equal', to: { field: 'f1' } }, false],
    ['text', 'x', 'y', { is: 'notEqual', to: { field: 'f1' } }, true],
    ['text', '', '', { is: 'equal', to: { field: 'f1' } }, true],
    ['number', '3.0', '3', { is: 'equal', to: { field: 'f1' } }, true],
    ['number', '4', '3', { is: 'greater', to: { field: 'f1' } }, true],
    ['number', '3', '4', { is: 'greater', to: { field: 'f1' } }, false],
    ['number', '3', '', { is: 'greater', to: { field: 'f1' } }, false],
    ['date', '2026-06-13', '2026-06-12', { is: 'atLeast', to: { field: 'f1' } }, true],
    ['time', '18:00', '17:59', { is: 'greater', to: { field: 'f1' } }, true],
    ['time', '18:00', '18:00:00', { is: 'atMost', to: { field: 'f1' } }, true],
    ['time', '18:00', '', { is: 'atLeast', to: { field: 'f1' } }, false],
    ['time', '18:00', '', { is: 'atLeast', to: '18:00' }, true],
    ['time', '18:00', '', { is: 'less', to: '18:00' }, false],
    ['time', '', '', { is: 'less', to: '18:00' }, false],
    ['datetime', '2026-06-12T18:00', '', { is: 'greater', to: '2026-06-12T17:59:30' }, true],
    ['datetime', '2026-06-12T18:00', '2026-06-13T08:00', { is: 'less', to: { field: 'f1' } }, true],
    ['select', 'a', 'a', { is: 'equal', to: { field: 'f1' } }, true],
    ['checkboxes', ['a', 'b'], ['b', 'a'], { is: 'equal', to: { field: 'f1' } }, true],
    ['consent', true, true, { is: 'equal', to: { field: 'f1' } }, true],
    ['consent', true, false, { is: 'equal', to: { field: 'f1' } }, false],
  ])('[C250] a %s of %j beside %j, %j: %s', (kind, value, other, condition, expected) => {
    const offered = /select|checkboxes/.test(kind) ? { options } : {}
    const form = formOf([{ kind, ...offered }, { kind, ...offered }, { visibleWhen: { field: 'f0', ...condition } }])
    const shown = compileLogicForm(form).visible(valuesOf({ f0: value, f1: other }))
    expect(shown.has(brandFieldId('f2'))).toBe(expected)
  })

  it('[C250] another answer that nobody sees is empty', () => {
    const form = formOf([
      {},
      { visibleWhen: { field: 'f0', is: 'filled' } },
      {},
      { visibleWhen: { field: 'f2', is: 'equal', to: { field: 'f1' } } },
    ])
    const values = valuesOf({ f0: '', f1: 'x', f2: 'x' })
    expect(compileLogicForm(form).visible(values).has(brandFieldId('f3'))).toBe(false)
  })

  it.each<[string, object, boolean]>([
    ['2026-06-12', { is: 'equal', to: { today: 0 } }, true],
    ['2026-06-13', { is: 'greater', to: { today: 0 } }, true],
    ['2026-06-12', { is: 'greater', to: { today: 0 } }, false],
    ['2026-06-19', { is: 'atLeast', to: { today: 7 } }, true],
    ['2026-06-18', { is: 'atLeast', to: { today: 7 } }, false],
    ['2008-06-12', { is: 'atMost', to: { today: -6574 } }, true],
    ['', { is: 'less', to: { today: 0 } }, false],
    ['2026-06-12T00:00', { is: 'equal', to: { today: 0 } }, true],
    ['2026-06-12T23:59:59', { is: 'greater', to: { today: 0 } }, false],
    ['2026-06-19T00:00', { is: 'atLeast', to: { today: 7 } }, true],
    ['2026-06-18T23:59', { is: 'less', to: { today: 7 } }, true],
  ])('[C251] on 12 June 2026, %j, %j: %s', (value, condition, expected) => {
    const kind = value.includes('T') ? 'datetime' : 'date'
    const form = formOf([{ kind }, { visibleWhen: { field: 'f0', ...condition } }])
    const shown = compileLogicForm(form, { clock: june }).visible(valuesOf({ f0: value }))
    expect(shown.has(brandFieldId('f1'))).toBe(expected)
  })

  it('[C251] follows the day while a form is open', () => {
    let now = new Date(2026, 5, 12, 23, 59).getTime()
    const form = formOf([{ kind: 'date' }, { visibleWhen: { field: 'f0', is: 'equal', to: { today: 0 } } }])
    const compiled = compileLogicForm(form, { clock: { now: () => now } })
    const values = valuesOf({ f0: '2026-06-13' })
    const before = compiled.visible(values).size
    now += 60_000
    expect([before, compiled.visible(values).size]).toEqual([1, 2])
  })

  it.each<[string, Value, object, boolean]>([
    ['checkboxes', ['a', 'b'], { is: 'atLeast', to: 2 }, true],
    ['checkboxes', ['a'], { is: 'atLeast', to: 2 }, false],
    ['checkboxes', [], { is: 'equal', to: 0 }, true],
    ['file', [{ name: 'a.png', size: 1, type: '' }], { is: 'equal', to: 1 }, true],
    ['checkboxes', ['a', 'b'], { is: 'equal', to: { field: 'f1' } }, true],
    ['rows', [], { is: 'less', to: 1 }, true],
    ['rows', ['Mei', '34', '', '12'], { is: 'equal', to: 2 }, true],
    ['rows', ['Mei', '34', '', '', 'Bo', ''], { is: 'greater', to: 2 }, false],
    ['rows', ['Mei', '34', '', '', 'Bo', ''], { is: 'equal', to: { field: 'f1' } }, true],
  ])('[C252] counts a %s of %j, %j: %s', (kind, value, condition, expected) => {
    const form = formOf([
      { kind, ...(kind === 'checkboxes' && { options }), ...(kind === 'rows' && { fields }) },
      { kind: 'number' },
      { visibleWhen: { field: 'f0', count: true, ...condition } },
    ])
    const shown = compileLogicForm(form).visible(valuesOf({ f0: value, f1: '2' }))
    expect(shown.has(brandFieldId('f2'))).toBe(expected)
  })
})

describe('a form with such conditions', () => {
  it('[C254] tells the store of every field that it reads', () => {
    const form = formOf([{}, {}, { visibleWhen: { not: { field: 'f0', is: 'equal', to: { field: 'f1' } } } }])
    const store = createFormStore(compileLogicForm(form))
    const id = brandFieldId('f2')
    const seen: boolean[] = []
    store.subscribe(() => seen.push(store.field(id).visible), id)
    store.change(brandFieldId('f1'), 'x')
    store.change(brandFieldId('f0'), 'x')
    expect(seen).toEqual([true, false])
  })

  it('[C254] is answered anew as its store is refreshed, and at Send', () => {
    let now = june.now()
    const form = formOf([
      { kind: 'date' },
      { visibleWhen: { field: 'f0', is: 'less', to: { today: 0 } }, rules: [{ kind: 'required' }] },
      { visibleWhen: { field: 'f0', is: 'greater', to: { today: 0 } } },
    ])
    const compiled = compileLogicForm(form, { clock: { now: () => now } })
    const store = createFormStore(compiled, valuesOf({ f0: '2026-06-13' }))
    const shown = (): readonly boolean[] => ['f1', 'f2'].map((id) => store.field(brandFieldId(id)).visible)
    const first = shown()
    now += 60_000
    store.refresh()
    const second = shown()
    now += 86_400_000
    expect(store.check()).toEqual([{ field: 'f1', rule: 0, code: 'valueMissing' }])
    expect([first, second, shown()]).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ])
  })

  it('[C254] agrees with compileForm about conditions on fixed words', () => {
    const condition = { any: [{ field: 'f0', is: 'in', to: ['x'] }, { not: { field: 'f1', is: 'contains', to: 'x' } }] }
    const form = formOf([{}, {}, { visibleWhen: condition, requiredWhen: { field: 'f0', is: 'filled' } }])
    for (const f0 of ['', 'x', 'y'])
      for (const f1 of ['', 'x']) {
        const values = valuesOf({ f0, f1 })
        expect(compileLogicForm(form).validate(values)).toEqual(compileForm(form).validate(values))
        expect(compileLogicForm(form).visible(values)).toEqual(compileForm(form).visible(values))
      }
  })
})
