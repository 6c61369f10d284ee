import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import { evaluateLogic } from '../logic/evaluate-logic.ts'
import { type Condition, conditionFields } from '../model/condition.ts'
import { brandFieldId, type FieldId } from '../model/ids.ts'
import type { Value } from '../model/values.ts'
import { findLogicFaults } from './find-logic-faults.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value }))
const fields = [
  { kind: 'radio', options },
  { kind: 'number' },
  { kind: 'number' },
  { kind: 'text' },
  { kind: 'consent' },
  { kind: 'checkboxes', options },
  { kind: 'time', rules: [{ kind: 'range', max: '11:00' }] },
  { kind: 'time' },
  { kind: 'rows', max: 2, fields: ['a', 'b'].map((name) => ({ kind: 'text', name, label: name, rules: [] })) },
]
/** Answers to each field, every way that its comparisons below can tell apart among them. */
const answers: readonly (readonly Value[])[] = [
  ['', 'a', 'b'],
  ['', 'x', '0', '1', '1.5', '2', '3'],
  ['', '1', '2'],
  ['', 'a', 'ab', 'c'],
  [true, false],
  [[], ['a'], ['b'], ['a', 'b']],
  ['', '09:00', '10:00', '10:00:00', '10:30', '11:00'],
  ['', '09:00', '10:00'],
  [[], ['x', ''], ['', '', '', 'x'], ['x', 'x', 'x', '']],
]

const id = (index: number): FieldId => brandFieldId(`f${index}`)
const oneOf = <const Item>(...items: readonly Item[]): fc.Arbitrary<Item> => fc.constantFrom(...items)
const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constant(id(0)), is: oneOf('equal', 'notEqual'), to: oneOf('a', 'b', '') }),
  fc.record({ field: fc.constant(id(0)), is: oneOf('in'), to: fc.subarray(['a', 'b']) }),
  fc.record({
    field: fc.constant(id(1)),
    is: oneOf('equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost'),
    to: oneOf(1, 2),
  }),
  fc.record({ field: oneOf(id(0), id(1), id(3), id(4), id(5), id(6), id(8)), is: oneOf('empty', 'filled') }),
  fc.record({
    field: fc.constant(id(6)),
    is: oneOf('equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost'),
    to: fc.oneof(oneOf('10:00', '11:00'), fc.constant({ field: id(7) })),
  }),
  fc.record({
    field: fc.constant(id(1)),
    is: oneOf('equal', 'greater', 'atLeast', 'less'),
    to: fc.constant({ field: id(2) }),
  }),
  fc.record({
    field: fc.constant(id(2)),
    is: oneOf('greater', 'atMost', 'notEqual'),
    to: fc.constant({ field: id(1) }),
  }),
  fc.record({ field: fc.constant(id(3)), is: oneOf('equal', 'contains'), to: oneOf('a', 'b') }),
  fc.record({ field: fc.constant(id(4)), is: oneOf('equal', 'notEqual'), to: fc.boolean() }),
  fc.record({ field: fc.constant(id(5)), is: oneOf('contains'), to: oneOf('a', 'b') }),
  fc.record({ field: fc.constant(id(5)), is: oneOf('in', 'equal'), to: fc.subarray(['a', 'b']) }),
  fc.record({
    field: oneOf(id(5), id(8)),
    count: oneOf(true),
    is: oneOf('equal', 'notEqual', 'atLeast', 'greater', 'less'),
    to: oneOf(0, 1, 2),
  }),
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    comparison,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}))

/** Every combination of answers to the fields that a condition asks. */
function everyAnswer(asked: readonly FieldId[]): readonly (readonly Value[])[] {
  return answers.reduce<readonly (readonly Value[])[]>(
    (rows, own, index) =>
      rows.flatMap((row) => (asked.includes(id(index)) ? own : own.slice(0, 1)).map((value) => [...row, value])),
    [[]],
  )
}

it('[C280] [C281] what is said to hold never, or always, does so for every combination of answers', () => {
  const kinds = formOf(fields).pages.flatMap((page) => page.fields)
  fc.assert(
    fc.property(condition, (visibleWhen) => {
      const faults = findLogicFaults(formOf([...fields, { visibleWhen }]))
      const isNever = faults.some((fault) => fault.kind === 'never' && !fault.isBranch)
      const isAlways = faults.some(({ kind }) => kind === 'always')
      if (!isNever && !isAlways) return
      const held = everyAnswer(conditionFields(visibleWhen)).map((row) =>
        evaluateLogic(visibleWhen, (one) => {
          const index = kinds.findIndex((field) => field.id === one)
          const { kind = 'text', fields } = kinds[index] ?? {}
          return { kind, value: row[index] ?? '', options, fields }
        }),
      )
      expect(new Set(held)).toEqual(new Set([isAlways]))
    }),
    { numRuns: 300 },
  )
})
