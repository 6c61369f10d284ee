import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { brandFieldId } from '../model/ids.ts'
import { traceConditions } from './trace-conditions.ts'

const [f0, f1, f2, gone] = ['f0', 'f1', 'f2', 'gone'].map((id) => ({ field: brandFieldId(id), is: 'filled' }) as const)
const form = formOf([{}, { visibleWhen: { field: 'f0', is: 'filled' } }, { kind: 'number' }])
const clock = { now: (): number => new Date(2026, 5, 12).getTime() }

it('[C600] answers every part, also where one before it decides', () => {
  if (!f0 || !f1 || !f2) throw new TypeError('no fields')
  const [either, neither] = [{ any: [f0, f2] }, { not: f2 }]
  const whole = { all: [f1, either, neither] }
  const trace = traceConditions(form, [whole], valuesOf({ f0: 'x', f1: '', f2: '3' }))
  expect([whole, f1, either, f0, f2, neither].map((part) => trace.get(part)?.holds)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

it('[C600] tells what a comparison looks at: an answer, nothing of a hidden field, and no field that is gone', () => {
  if (!f0 || !f1 || !gone) throw new TypeError('no fields')
  const trace = traceConditions(form, [f0, f1, gone], valuesOf({ f0: '', f1: 'x' }))
  expect([f0, f1, gone].map((part) => trace.get(part))).toEqual([
    { holds: false, answer: '', isHidden: false },
    { holds: false, answer: '', isHidden: true },
    { holds: false, answer: undefined, isHidden: false },
  ])
})

it('[C600] tells what a comparison counts, of which the visitor reads the number', () => {
  const rows = formOf([{ kind: 'rows', fields: [{ kind: 'text', name: 'a', label: 'A', rules: [] }] }])
  const several = { field: brandFieldId('f0'), count: true, is: 'atLeast', to: 2 } as const
  expect(traceConditions(rows, [several], valuesOf({ f0: ['x', '', 'y'] })).get(several)).toMatchObject({
    holds: true,
    count: 2,
  })
})

it('[C600] compares with today and with other answers as the form does', () => {
  const dates = formOf([{ kind: 'date' }, {}, {}])
  const today = { field: brandFieldId('f0'), is: 'equal', to: { today: 1 } } as const
  const same = { field: brandFieldId('f1'), is: 'equal', to: { field: brandFieldId('f2') } } as const
  const trace = traceConditions(dates, [today, same], valuesOf({ f0: '2026-06-13', f1: 'x', f2: 'x' }), clock)
  expect([today, same].map((part) => trace.get(part)?.holds)).toEqual([true, true])
})
