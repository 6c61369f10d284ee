import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { createFormStore } from '../form-state/store.ts'
import { brandFieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Value } from '../model/values.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

type Finding = Omit<Issue, 'field' | 'rule'>

/** The issues of the last of some fields, by the values of all. */
function issuesOf(fields: readonly object[], values: readonly Value[]): readonly Finding[] {
  const form = formOf(fields)
  const all = Object.fromEntries(values.map((value, index) => [`f${index}`, value]))
  return compileForm(form, { compileRareRule })
    .validateField(brandFieldId(`f${fields.length - 1}`), valuesOf(all))
    .map(({ field: _field, rule: _rule, ...finding }) => finding)
}

const to = { field: 'f0' }
const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))

it.each<[string, boolean]>([
  ['LS-1', true],
  [' ls-1 ', true],
  ['LS-2', true],
  ['LS-3', false],
  ['LS-1, LS-2', false],
])('[C284] “%s” is on the list: %s', (value, isFine) => {
  const found = isFine ? [] : [{ code: 'notListed' }]
  expect(issuesOf([{ rules: [{ kind: 'list', only: ['LS-1', 'ls-2'] }] }], [value])).toEqual(found)
})

describe('an answer beside another', () => {
  const notSame: Finding = { code: 'notSame', others: 'Field 0' }
  const sameAsOther: Finding = { code: 'sameAsOther', others: 'Field 0' }
  it.each<[string, object, Value, Value, readonly Finding[]]>([
    ['email', { is: 'equal' }, 'a@b.example', 'a@b.example', []],
    ['email', { is: 'equal' }, 'a@b.example', 'a@b.exampl', [notSame]],
    ['email', { is: 'equal' }, '', 'a@b.example', []],
    ['text', { is: 'notEqual' }, 'Ada', 'Ada', [sameAsOther]],
    ['text', { is: 'notEqual' }, 'Ada', 'Bea', []],
    ['number', { is: 'equal' }, '3', '3.0', []],
    ['radio', { is: 'notEqual' }, 'a', 'a', [sameAsOther]],
    ['number', { is: 'atLeast' }, '3', '3', []],
    ['number', { is: 'atLeast', plus: 0.2 }, '0.1', '0.3', []],
    ['number', { is: 'atLeast', plus: 0.2 }, '0.1', '0.29', [{ code: 'rangeUnderflow', limit: '0.3' }]],
    ['number', { is: 'atMost', plus: -1 }, '1e1', '9.5', [{ code: 'rangeOverflow', limit: '9' }]],
    ['number', { is: 'atMost' }, 'ten', '9', []],
    ['date', { is: 'atLeast' }, '2027-06-15', '2027-06-15', []],
    ['date', { is: 'atLeast', plus: 1 }, '2027-06-30', '2027-06-30', [{ code: 'rangeUnderflow', limit: '2027-07-01' }]],
    ['date', { is: 'atMost', plus: -7 }, '2027-06-15', '2027-06-09', [{ code: 'rangeOverflow', limit: '2027-06-08' }]],
    ['date', { is: 'atLeast', plus: 36_525 }, '275760-09-13', '2027-06-09', []],
    ['time', { is: 'equal' }, '10:00', '10:00', []],
    ['time', { is: 'notEqual' }, '10:00', '10:00', [sameAsOther]],
    ['time', { is: 'atLeast' }, '10:00', '10:00', []],
    ['time', { is: 'atLeast' }, '10:00', '09:59', [{ code: 'rangeUnderflow', limit: '10:00' }]],
    ['time', { is: 'atLeast', plus: 90 }, '10:00:30', '11:30', [{ code: 'rangeUnderflow', limit: '11:30:30' }]],
    ['time', { is: 'atMost', plus: -30 }, '10:00', '09:31', [{ code: 'rangeOverflow', limit: '09:30' }]],
    ['time', { is: 'atLeast', plus: 30 }, '23:45', '23:50', []],
    ['time', { is: 'atMost', plus: -30 }, '00:15', '00:00', []],
    ['time', { is: 'atLeast' }, 'soon', '00:00', []],
    [
      'datetime',
      { is: 'atLeast', plus: 60 },
      '2027-12-31T23:30',
      '2028-01-01T00:29',
      [{ code: 'rangeUnderflow', limit: '2028-01-01T00:30' }],
    ],
    ['datetime', { is: 'atMost' }, '2027-12-31T23:30', '2027-12-31T23:30', []],
    ['datetime', { is: 'atLeast', plus: 60 }, '9999-12-31T23:30', '2027-12-31T23:30', []],
  ])('[C285] a %s with %j, of %j then %j: %j', (kind, rule, other, value, found) => {
    const more = kind === 'radio' ? { options } : {}
    expect(
      issuesOf(
        [
          { kind, ...more },
          { kind, ...more, rules: [{ kind: 'compare', to, ...rule }] },
        ],
        [other, value],
      ),
    ).toEqual(found)
  })

  it('[C285] [F21] that is no number asks nothing', () => {
    const rules = [{ kind: 'compare', is: 'atLeast', to }]
    const fields = [{ kind: 'number' }, { kind: 'number', rules }]
    expect(['1e400', '0x10', '1.000,5'].map((other) => issuesOf(fields, [other, '3']))).toEqual([[], [], []])
  })

  it('[C285] that nobody sees asks nothing', () => {
    const fields = [
      { visibleWhen: { field: 'f1', is: 'filled' } },
      {},
      { rules: [{ kind: 'compare', is: 'equal', to }] },
    ]
    expect([issuesOf(fields, ['x', '', 'y']), issuesOf(fields, ['x', '1', 'y']).length]).toEqual([[], 1])
  })
})

describe('a sum', () => {
  const rules = [{ kind: 'sum', with: [{ field: 'f0' }, { field: 'f1' }], min: 0.3, max: 10 }]
  it.each<[Value, Value, Value, readonly object[]]>([
    ['0.1', '', '0.2', []],
    ['', '', '0.2', [{ code: 'sumTooLow', limit: 0.3, actual: 0.2, others: 'Field 0, Field 1' }]],
    ['3', '3', '4', []],
    ['3', '3', '4.5', [{ code: 'sumTooHigh', limit: 10, actual: 10.5, others: 'Field 0, Field 1' }]],
    ['x', '3', '400', []],
    ['1e400', '3', '4', []],
    ['-5', '3', '1e1', []],
  ])('[C286] of %j, %j and %j: %j', (first, second, third, found) => {
    const number = { kind: 'number' }
    expect(issuesOf([number, number, { ...number, rules }], [first, second, third])).toEqual(found)
  })
})

it.each<[string, object, string, string]>([
  ['text', { kind: 'list' }, '/only', 'missing'],
  ['text', { kind: 'list', only: [] }, '/only', 'missing'],
  ['text', { kind: 'list', only: [' '] }, '/only/0', 'empty'],
  ['text', { kind: 'compare', to: { field: 'f1' } }, '/is', 'missing'],
  ['text', { kind: 'compare', is: 'like', to: { field: 'f1' } }, '/is', 'unknown-operator'],
  ['text', { kind: 'compare', is: 'equal' }, '/to', 'missing'],
  ['text', { kind: 'compare', is: 'equal', to }, '/to/field', 'contradiction'],
  ['text', { kind: 'compare', is: 'equal', to: { field: 'gone' } }, '/to/field', 'unknown-reference'],
  ['text', { kind: 'compare', is: 'equal', to: { field: 'f3' } }, '/to/field', 'comparison-mismatch'],
  ['text', { kind: 'compare', is: 'atLeast', to: { field: 'f1' } }, '/to/field', 'comparison-mismatch'],
  ['number', { kind: 'compare', is: 'atLeast', to: { field: 'f2' } }, '/to/field', 'comparison-mismatch'],
  ['number', { kind: 'compare', is: 'equal', to: { field: 'f1' }, plus: 1 }, '/plus', 'contradiction'],
  ['date', { kind: 'compare', is: 'atLeast', to: { field: 'f2' }, plus: 0.5 }, '/plus', 'contradiction'],
  ['date', { kind: 'compare', is: 'atLeast', to: { field: 'f2' }, plus: 1e9 }, '/plus', 'contradiction'],
  ['time', { kind: 'compare', is: 'atLeast', to: { field: 'f2' } }, '/to/field', 'comparison-mismatch'],
  ['time', { kind: 'compare', is: 'atLeast', to: { field: 'f4' }, plus: 1440 }, '/plus', 'contradiction'],
  ['datetime', { kind: 'compare', is: 'atLeast', to: { field: 'f4' } }, '/to/field', 'comparison-mismatch'],
  ['number', { kind: 'sum', with: [], max: 1 }, '/with', 'missing'],
  ['number', { kind: 'sum', with: [{ field: 'f1' }] }, '', 'missing'],
  ['number', { kind: 'sum', with: [{ field: 'f1' }], min: 3, max: 2 }, '', 'contradiction'],
  ['number', { kind: 'sum', with: [{ field: 'f1' }, { field: 'f1' }], max: 2 }, '/with/1/field', 'duplicate'],
  ['number', { kind: 'sum', with: [{ field: 'f2' }], max: 2 }, '/with/0/field', 'comparison-mismatch'],
  ['text', { kind: 'sum', with: [{ field: 'f1' }], max: 2 }, '', 'rule-mismatch'],
])('[C287] a %s with %j is refused at %s: %s', (kind, rule, pointer, code) => {
  const fields = [{ kind, rules: [rule] }, { kind: 'number' }, { kind: 'date' }, { kind: 'consent' }, { kind: 'time' }]
  const parsed = parseForm(documentOf(fields))
  const faults = parsed.ok ? [] : parsed.error.faults.map((fault) => [fault.pointer, fault.code])
  expect(faults).toEqual([[`/pages/0/fields/0/rules/0${pointer}`, code]])
})

it('[C287] a store tells of a field when the one changes that its rule reads', () => {
  const form = formOf([{}, { rules: [{ kind: 'compare', is: 'equal', to }] }])
  const store = createFormStore(compileForm(form, { compileRareRule }), valuesOf({ f0: 'a', f1: 'b' }))
  const id = brandFieldId('f1')
  const seen: number[] = []
  store.subscribe(() => seen.push(store.field(id).issues.length), id)
  store.leave(id)
  store.change(brandFieldId('f0'), 'b')
  expect(seen).toEqual([1, 0])
})
