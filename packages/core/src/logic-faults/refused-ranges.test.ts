import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { brandFieldId } from '../model/ids.ts'
import { dayText } from '../rules/days.ts'
import { compileRareRule } from '../rules/rare.ts'
import { findLogicFaults } from './find-logic-faults.ts'

/** Noon of 16 June 2027, a Wednesday, wherever this runs. */
const clock = { now: () => new Date(2027, 5, 16, 12).getTime() }
const today = Date.UTC(2027, 5, 16) / 86_400_000
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))

const ask = (is: string, to?: unknown): object => ({ field: 'f0', is, ...(to !== undefined && { to }) })
const count = (is: string, to: number): object => ({ ...ask(is, to), count: true })
const both = (...all: readonly object[]): object => ({ all })

function faultsOf(field: object, visibleWhen: object): readonly object[] {
  return findLogicFaults(formOf([field, { visibleWhen }]), clock).map((fault) => ({
    kind: fault.kind,
    ...(fault.kind === 'never' && { reason: fault.reason, isBeside: fault.other !== undefined }),
  }))
}

const alone = [{ kind: 'never', reason: 'rules', isBeside: false }]
const beside = [{ kind: 'never', reason: 'rules', isBeside: true }]
const date = (days: object, range?: object): object => ({
  kind: 'date',
  rules: [{ kind: 'type' }, { kind: 'days', ...days }, ...(range ? [{ kind: 'range', ...range }] : [])],
})
const weekend = { not: ['saturday', 'sunday'] }
const choices = (min?: number, max?: number): object => ({
  kind: 'checkboxes',
  options,
  rules: [{ kind: 'length', ...(min !== undefined && { min }), ...(max !== undefined && { max }) }],
})

it.each<[object, object, readonly object[]]>([
  // 18 June 2027 is a Friday.
  [date(weekend), both(ask('greater', '2027-06-18'), ask('less', '2027-06-21')), beside],
  [date(weekend, { min: '2027-06-19' }), ask('atMost', '2027-06-20'), alone],
  [date(weekend), both(ask('greater', '2027-06-18'), ask('atMost', '2027-06-21')), []],
  [date({ not: ['2027-06-19'] }), both(ask('atLeast', '2027-06-19'), ask('atMost', '2027-06-19')), beside],
  [date({ from: 0 }), ask('less', '2027-06-16'), alone],
  [date({ from: 0 }), ask('less', '2027-06-17'), []],
  [date({ from: 1, to: 30 }), ask('atMost', { today: 0 }), alone],
  [date({ from: 1, to: 30 }), ask('equal', { today: 31 }), alone],
  [date({ from: 1, to: 30 }), ask('atLeast', { today: 30 }), []],
  // A day that is too far off today is none tomorrow.
  [date({ to: 30 }), ask('greater', '2027-08-01'), []],
  [{ kind: 'number', rules: [{ kind: 'decimals', max: 0 }] }, both(ask('greater', 1), ask('less', 2)), beside],
  [{ kind: 'number', rules: [{ kind: 'decimals', max: 0 }] }, both(ask('greater', 1.5), ask('atMost', 2)), []],
  [choices(2), count('equal', 1), alone],
  [choices(2), both(ask('contains', 'a'), count('atMost', 1)), beside],
  [choices(2), both(ask('filled'), count('less', 2)), beside],
  [choices(3), both(ask('filled'), { not: ask('contains', 'a') }), beside],
  // Nobody need choose any.
  [choices(2), count('less', 2), []],
  [choices(1, 2), count('greater', 2), alone],
  [{ kind: 'file', rules: [{ kind: 'length', min: 3 }] }, count('equal', 2), alone],
])('[C791] of %j, that %j is told: %j', (field, visibleWhen, told) => {
  expect(faultsOf(field, visibleWhen)).toEqual(told)
})

it('[C791] of a group that repeats no fewer rows are sent than it wants, once there is one', () => {
  const rows = { kind: 'rows', min: 3, fields: [{ kind: 'text', name: 'a', label: 'a', rules: [] }] }
  expect(faultsOf(rows, count('equal', 2))).toEqual(alone)
  expect(faultsOf(rows, count('atMost', 2))).toEqual([])
})

const oneOf = <const Item>(...items: readonly Item[]): fc.Arbitrary<Item> => fc.constantFrom(...items)
const order = oneOf('greater', 'atLeast', 'less', 'atMost', 'equal', 'notEqual')
const dayNear = fc.integer({ min: -3, max: 6 }).map((days) => dayText(today + days))
const cases = {
  date: {
    rules: fc.tuple(
      fc.record({
        kind: oneOf('days'),
        from: oneOf(-2, 0, 2),
        not: fc.subarray(['wednesday', 'thursday', 'saturday', '2027-06-15'], { minLength: 1 }),
      }),
      fc.record({ kind: oneOf('range'), min: dayNear, step: oneOf(1, 2, 3) }),
    ),
    asked: fc.oneof(
      fc.record({ field: oneOf('f0'), is: order, to: dayNear }),
      fc.record({
        field: oneOf('f0'),
        is: order,
        to: fc.record({ today: oneOf(-3, 0, 2, 4) }),
      }),
      fc.record({ field: oneOf('f0'), is: oneOf('empty', 'filled') }),
    ),
    answers: ['', ...Array.from({ length: 40 }, (_, index) => dayText(today + index - 12))],
  },
  checkboxes: {
    rules: fc.tuple(fc.record({ kind: oneOf('length'), min: fc.nat(2), max: fc.integer({ min: 2, max: 4 }) })),
    asked: fc.oneof(
      fc.record({ field: oneOf('f0'), count: oneOf(true), is: order, to: fc.nat(4) }),
      fc.record({ field: oneOf('f0'), is: oneOf('contains'), to: oneOf('a', 'b', 'c') }),
      fc.record({ field: oneOf('f0'), is: oneOf('empty', 'filled') }),
    ),
    answers: [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c'], ['a', 'b', 'c']],
  },
} as const

it.each(['date', 'checkboxes'] as const)(
  '[C791] what is said of a field of kind %s is so for every answer that can be sent',
  (kind) => {
    const told = { count: 0 }
    const { rules, asked, answers } = cases[kind]
    const part: fc.Arbitrary<object> = fc.oneof(
      asked,
      asked.map((not) => ({ not })),
    )
    const visible = fc.oneof(
      fc.array(part, { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(part, { minLength: 1, maxLength: 2 }).map((any) => ({ any })),
    )
    fc.assert(
      fc.property(rules, visible, (own, visibleWhen) => {
        const form = formOf([{ kind, ...(kind === 'checkboxes' && { options }), rules: own }, { visibleWhen }])
        const whole = findLogicFaults(form, clock).find(
          (fault) => fault.kind === 'always' || (fault.kind === 'never' && !fault.isBranch),
        )
        if (!whole) return
        told.count += 1
        const compiled = compileLogicForm(form, {
          compileRareRule: (rule, field) => compileRareRule(rule, field, { clock }),
          clock,
        })
        const sent = answers
          .map((f0) => valuesOf({ f0 }))
          .filter((values) => compiled.validateField(brandFieldId('f0'), values).length === 0)
        expect(sent.map((values) => compiled.visible(values).size === 2)).not.toContain(whole.kind === 'never')
      }),
      { numRuns: 400 },
    )
    expect(told.count).toBeGreaterThan(40)
  },
)
