import { describe, expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import { findRuleFaults } from './find-rule-faults.ts'

/** Noon of a Wednesday, wherever this runs. */
const clock = { now: () => new Date(2027, 5, 16, 12).getTime() }

/** The faults of some fields, but whose they are. */
function faultsOf(...fields: readonly object[]): readonly object[] {
  return findRuleFaults(formOf(fields), clock).map(({ field: _field, ...fault }) => fault)
}

const length = (min?: number, max?: number): object => ({ kind: 'length', ...bounds(min, max) })
const words = (min?: number, max?: number): object => ({ kind: 'words', ...bounds(min, max) })
const range = (min?: unknown, max?: unknown, step?: number): object => ({
  kind: 'range',
  ...bounds(min, max),
  ...(step !== undefined && { step }),
})
const pattern = (pattern: string): object => ({ kind: 'pattern', pattern })
const list = (...only: readonly string[]): object => ({ kind: 'list', only })
const domains = (...only: readonly string[]): object => ({ kind: 'domains', only })
const days = (more: object): object => ({ kind: 'days', ...more })
const not = (...not: readonly string[]): object => days({ not })
const compare = (is: string, plus?: number, field = 'f0'): object => ({
  kind: 'compare',
  is,
  to: { field },
  ...(plus !== undefined && { plus }),
})
const [letters, type, noLink] = [{ kind: 'letters' }, { kind: 'type' }, { kind: 'noLink' }]
const bounds = (min: unknown, max: unknown): object => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})
const options = ['a', 'b'].map((value) => ({ value, label: value }))

describe('rules that no answer keeps together', () => {
  it.each<[string, readonly object[], object?]>([
    ['text', [length(undefined, 0)]],
    ['textarea', [words(10), length(undefined, 18)]],
    ['text', [pattern('\\d{5}'), length(undefined, 4)]],
    ['text', [pattern('[A-Z]?x|y'), length(5)]],
    ['text', [pattern('[A-Z]{2}-\\d+'), letters]],
    ['text', [list('LS-2027', 'LS-2028'), letters]],
    ['text', [list('Summer', 'Winter'), length(undefined, 5)]],
    ['text', [list('one'), words(2)]],
    ['email', [type, domains('example.org'), length(undefined, 12)], { rules: [0, 1, 2] }],
    ['email', [domains('example.org'), list('ada@example.com')]],
    ['checkboxes', [length(undefined, 0)], { options }],
    ['file', [length(undefined, 0)]],
    ['number', [range(0.2, 0.8), { kind: 'decimals', max: 0 }]],
    ['number', [range(0.5, 9, 1), { kind: 'decimals', max: 0 }]],
    ['currency', [type, range(0.001, 0.009)], { currency: 'EUR' }],
    ['scale', [range(11, 20)]],
    ['date', [range('2027-06-19', '2027-06-20'), not('saturday', 'sunday')]],
    ['date', [range('2027-06-21', undefined, 7), not('monday')]],
    ['date', [range('2027-06-17', '2027-06-18'), not('thursday', '2027-06-18')]],
    ['date', [range(undefined, '2027-06-15'), days({ from: 0 })]],
  ])('[C760] of a field of kind %s: %j', (kind, rules, { rules: fewest, ...more }: { rules?: number[] } = {}) => {
    const told = fewest ?? rules.map((_, index) => index)
    const required = { kind: 'required' }
    expect(faultsOf({ kind, rules: [required, ...rules, noLinkOf(kind)].flat(), ...more })).toEqual([
      { kind: 'impossible', rules: told.map((rule) => rule + 1) },
    ])
  })

  it.each<[string, readonly object[], object?]>([
    ['text', [length(1, 1), words(1), letters, noLink]],
    ['textarea', [words(10), length(undefined, 19)]],
    ['text', [pattern('\\d{5}'), length(5, 5)]],
    ['text', [pattern('(?:\\d|x)+'), letters]],
    ['email', [type, domains('example.org', 'a.eu'), length(undefined, 6)]],
    ['text', [list('a'), { ...length(undefined, 0), severity: 'warning' }]],
    ['number', [range(0.2, 1), { kind: 'decimals', max: 0 }]],
    ['number', [range(0.5, 9, 0.5), { kind: 'decimals', max: 0 }]],
    ['number', [range(undefined, -3, 7), { kind: 'decimals', max: 0 }]],
    ['currency', [type, range(0.001, 0.01)], { currency: 'EUR' }],
    ['date', [range('2027-06-19', '2027-06-21'), not('saturday', 'sunday')]],
    ['date', [range('2027-06-21', undefined, 3), not('monday')]],
    ['date', [range('2028-01-01'), days({ from: 0, to: 30 })]],
  ])('[C760] but not of one of kind %s that leave an answer: %j', (kind, rules, more = {}) => {
    expect(faultsOf({ kind, rules, ...more })).toEqual([])
  })
})

const noLinkOf = (kind: string): readonly object[] => (/^text/.test(kind) ? [noLink] : [])

describe('rules that leave no answer beside another one', () => {
  const number = (...rules: readonly object[]): object => ({ kind: 'number', rules: [type, ...rules] })
  const date = (...rules: readonly object[]): object => ({ kind: 'date', rules: [type, ...rules] })
  it.each<[object, object, readonly number[]]>([
    [{}, { rules: [compare('equal'), compare('notEqual')] }, [0, 1]],
    [number(range(10, 20)), number(range(undefined, 9), compare('equal')), [1, 2]],
    [number(range(10)), number(range(undefined, 12), compare('atLeast', 3)), [1, 2]],
    [number(), number(compare('atLeast', 1), compare('atMost', 0.5)), [1, 2]],
    [number(), number(compare('atLeast', 0), compare('atMost', 0), compare('notEqual')), [1, 2, 3]],
    [date(range('2027-07-01')), date(range(undefined, '2027-06-30'), compare('atLeast')), [1, 2]],
    [date(days({ from: 10 })), date(days({ to: 5 }), compare('atLeast')), [1, 2]],
    [{ kind: 'radio', options }, { rules: [list('c', 'd'), compare('equal')] }, [0, 1]],
    [{ kind: 'scale', from: 1, to: 5 }, { kind: 'rating', from: 0, to: 3, rules: [compare('atLeast', 3)] }, [0]],
  ])('[C761] %j, %j', (other, field, rules) => {
    expect(faultsOf(other, field)).toEqual([{ kind: 'apart', rules, other: 'f0' }])
  })

  it.each([
    [number(range(10, 20)), number(range(undefined, 10), compare('equal'))],
    [number(), number(range(0, 5), compare('atLeast', 100))],
    [date(days({ from: 10 })), date(range(undefined, '2027-06-20'), compare('atLeast'))],
    [{ kind: 'radio', options }, { rules: [list('B', 'd'), compare('equal')] }],
    [{}, { rules: [compare('equal'), { ...compare('notEqual'), severity: 'warning' }] }],
  ])('[C761] but not where one is left: %j, %j', (other, field) => {
    expect(faultsOf(other, field)).toEqual([])
  })

  const sum = (min?: number, max?: number): object => ({ kind: 'sum', with: [{ field: 'f0' }], ...bounds(min, max) })
  it('[C761] nor in a sum, whatever the fields hold, a missing one too', () => {
    const other = number(range(2, 3))
    const told = { kind: 'sum', rules: [1, 2] }
    expect(faultsOf(other, number(range(0, 4), sum(8)))).toEqual([{ ...told, isTooLow: true }])
    expect(faultsOf(other, number(range(5), sum(undefined, 4)))).toEqual([{ ...told, isTooLow: false }])
    expect(faultsOf(number(range(0.1, 0.7)), number(range(0, 0.1), sum(0.8)))).toEqual([])
    expect(faultsOf(other, number(range(5), sum(undefined, 5)))).toEqual([])
    expect(faultsOf(number(), number(range(0, 4), sum(8)))).toEqual([])
  })
})

describe('what the document itself holds', () => {
  it('[C762] answers of a list that another rule refuses as they stand there, some or all', () => {
    expect(faultsOf({ rules: [list('ab', 'abc', 'a1'), letters, length(3)] })).toEqual([
      { kind: 'unlisted', list: 0, by: 2, answers: ['ab'], isEvery: false },
      { kind: 'unlisted', list: 0, by: 1, answers: ['a1'], isEvery: false },
    ])
    expect(faultsOf({ rules: [pattern('[A-Z]+'), list('red', 'blue')] })).toEqual([
      { kind: 'unlisted', list: 1, by: 0, answers: ['red', 'blue'], isEvery: true },
    ])
  })

  it.each<[object, readonly number[]]>([
    [{ default: 'x', rules: [noLink, length(2)] }, [1]],
    [{ kind: 'number', default: '20', rules: [type, range(1, 10)] }, [1]],
    [{ kind: 'checkboxes', options, default: ['a', 'b'], rules: [length(undefined, 1)] }, [0]],
    [{ kind: 'date', default: '2027-06-01', rules: [type, days({ from: 0 })] }, [1]],
  ])('[C763] what a field begins with is refused: %j', (field, rules) => {
    expect(faultsOf(field)).toEqual([{ kind: 'default', rules }])
  })

  it('[C763] but not for being too early, or for breaking what only advises', () => {
    expect(faultsOf({ kind: 'date', default: '2028-06-01', rules: [type, days({ to: 5 })] })).toEqual([])
    expect(faultsOf({ default: 'x', rules: [{ ...length(2), severity: 'warning' }] })).toEqual([])
  })
})
