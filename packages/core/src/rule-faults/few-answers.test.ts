import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileForm } from '../rules/compile.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { compileRareRule } from '../rules/rare.ts'
import { findRuleFaults } from './find-rule-faults.ts'

/** Noon of a Wednesday, wherever this runs. */
const clock = { now: () => new Date(2027, 5, 16, 12).getTime() }

/** A question of a group. */
interface Asked {
  readonly kind: string
  readonly rules: readonly object[]
  readonly [more: string]: unknown
}

function groupOf(min: number, ...asked: readonly Asked[]) {
  const fields = asked.map((one, index) => ({ name: `q${index}`, label: `Q${index}`, ...one }))
  return formOf([{ kind: 'rows', item: 'person', min, max: 5, fields }])
}

const faultsOf = (min: number, ...asked: readonly Asked[]) => findRuleFaults(groupOf(min, ...asked), clock)

const sizes = ['S', 'M', 's'].map((value) => ({ value, label: value }))
const size: Asked = { kind: 'select', unique: true, options: sizes, rules: [{ kind: 'required' }] }
const name: Asked = { kind: 'text', rules: [] }
const day = (...rules: readonly object[]): Asked => ({
  kind: 'date',
  unique: true,
  rules: [{ kind: 'type' }, ...rules],
})
const weekend = { kind: 'range', min: '2027-06-19', max: '2027-06-20' }

it.each<[number, readonly Asked[], object]>([
  // Rows are told apart whatever the case.
  [3, [size, name], { question: 0, count: 2, rows: 3 }],
  [4, [name, { ...size, options: sizes.slice(0, 1) }], { question: 1, count: 1, rows: 4 }],
  [3, [{ ...size, rules: [] }], { question: 0, count: 2, rows: 3 }],
  [
    3,
    [{ ...name, unique: true, rules: [{ kind: 'list', only: ['a', 'A ', 'b'] }] }],
    { question: 0, count: 2, rows: 3 },
  ],
  [3, [day(weekend)], { question: 0, count: 2, rows: 3 }],
  [2, [day(weekend, { kind: 'days', not: ['sunday'] })], { question: 0, count: 1, rows: 2 }],
  [3, [day({ kind: 'range', max: '2027-06-17' }, { kind: 'days', from: 0 })], { question: 0, count: 2, rows: 3 }],
])('[C794] at least %i rows must differ where %j are asked', (min, asked, fault) => {
  expect(faultsOf(min, ...asked)).toEqual([{ field: 'f0', kind: 'few', ...fault }])
})

it.each<[number, readonly Asked[]]>([
  [2, [size, name]],
  [3, [{ ...size, unique: false }, name]],
  [3, [{ ...size, rules: [] }, name]],
  [3, [{ ...name, unique: true, rules: [{ kind: 'list', only: ['a', 'b'], severity: 'warning' }] }]],
  [3, [day({ ...weekend, min: '2027-06-18' })]],
  [3, [day({ kind: 'days', from: 0, to: 1 })]],
  [3, [{ kind: 'number', unique: true, rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 2 }] }]],
])('[C794] but %i rows may, where %j are', (min, asked) => {
  expect(faultsOf(min, ...asked)).toEqual([])
})

it('[C793] tells of the rules of a question, by its place in the group', () => {
  const rules = [{ kind: 'required' }, { kind: 'length', min: 4 }, { kind: 'pattern', pattern: '\\d{3}' }]
  const listed = [{ kind: 'list', only: ['ab', 'a1'] }, { kind: 'letters' }]
  expect(faultsOf(1, name, { kind: 'text', rules }, { kind: 'text', rules: listed })).toEqual([
    { field: 'f0', question: 1, kind: 'impossible', rules: [1, 2] },
    { field: 'f0', question: 2, kind: 'unlisted', list: 0, by: 1, answers: ['a1'], isEvery: false },
  ])
})

it('[C793] of a pattern too that takes a matcher of its own', () => {
  const told = (rule: object) => faultsOf(1, { kind: 'text', rules: [rule, { kind: 'length', max: 1 }] })
  expect(told({ kind: 'pattern', pattern: '(?:a+b+)+' })).toMatchObject([{ question: 0, kind: 'impossible' }])
})

it('[C794] no rows that pass were said to have too few answers', () => {
  const told = { count: 0 }
  const question = fc.oneof(
    fc.record({
      kind: fc.constant('select'),
      unique: fc.boolean(),
      options: fc.subarray(sizes, { minLength: 1 }),
      rules: fc.constantFrom([], [{ kind: 'required' }]),
    }),
    fc.record({
      kind: fc.constant('text'),
      unique: fc.boolean(),
      rules: fc.constantFrom([{ kind: 'list', only: ['S', 's', 'M'] }], [{ kind: 'required' }]),
    }),
  )
  const entries = ['', 'S', ' s', 'M', 'L']
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), question, fc.boolean(), (min, asked, isAlone) => {
      const form = groupOf(min, asked, ...(isAlone ? [] : [name]))
      if (!findRuleFaults(form, clock).some(({ kind }) => kind === 'few')) return
      told.count += 1
      const compiled = compileForm(form, { compilePatternMatcher, compileRareRule })
      const options = asked.kind === 'select' && 'options' in asked ? asked.options.map(({ value }) => value) : entries
      const answers = options.concat('')
      const rows = answers.flatMap((first) =>
        answers.flatMap((second) => answers.map((third) => [first, second, third])),
      )
      const passed = rows.filter((row) => {
        const value = row.flatMap((entry) => (isAlone ? [entry] : [entry, 'x']))
        return row.some((entry) => entry !== '') && compiled.validate(valuesOf({ f0: value })).length === 0
      })
      expect(passed).toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(told.count).toBeGreaterThan(10)
})
