import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { compileRareRule } from '../rules/rare.ts'
import { findLogicFaults } from './find-logic-faults.ts'

const ask = (to: unknown): object => ({ field: 'f0', is: Array.isArray(to) ? 'in' : 'equal', to })
/** A field with rules. */
interface Ruled {
  readonly kind: string
  readonly rules: readonly { readonly kind: string; readonly [more: string]: unknown }[]
}

const never = {
  field: 'f1',
  key: 'visibleWhen',
  kind: 'never',
  isBranch: false,
  pointer: '/visibleWhen',
  reason: 'rules',
}

it.each<[Ruled, unknown]>([
  [{ kind: 'text', rules: [{ kind: 'length', max: 3 }] }, 'four'],
  [{ kind: 'text', rules: [{ kind: 'letters' }] }, 'a1'],
  [{ kind: 'text', rules: [{ kind: 'pattern', pattern: '[A-Z]{2}' }] }, 'no'],
  [{ kind: 'text', rules: [{ kind: 'list', only: ['Oslo', 'Bergen'] }] }, ['Paris', 'Rome']],
  [
    { kind: 'email', rules: [{ kind: 'type' }, { kind: 'domains', only: ['school.example'] }] },
    'ada@elsewhere.example',
  ],
  [{ kind: 'number', rules: [{ kind: 'type' }, { kind: 'decimals', max: 0 }] }, 1.5],
  [{ kind: 'date', rules: [{ kind: 'type' }, { kind: 'days', not: ['sunday'] }] }, '2026-06-14'],
])('[C772] of %j no answer that can be sent is %j', (field, to) => {
  const { rules } = field
  const visibleWhen = ask(to)
  expect(findLogicFaults(formOf([field, { visibleWhen }]))).toEqual([never])
  const always = [{ field: 'f1', key: 'visibleWhen', kind: 'always' }]
  expect(findLogicFaults(formOf([field, { visibleWhen: { not: visibleWhen } }]))).toEqual(always)
  // What only advises refuses nothing.
  const advised = rules.map((rule) => (rule.kind === 'type' ? rule : { ...rule, severity: 'warning' }))
  expect(findLogicFaults(formOf([{ ...field, rules: advised }, { visibleWhen }]))).toEqual([])
})

it.each([
  { field: 'f0', count: true, is: 'atLeast', to: 2 },
  { all: ['a', 'b'].map((to) => ({ field: 'f0', is: 'contains', to })) },
])('[C772] of two choices no more are sent than a rule takes: %j', (visibleWhen) => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  const faultsAt = (max: number): unknown[] => {
    const field = { kind: 'checkboxes', options, rules: [{ kind: 'length', max }] }
    return findLogicFaults(formOf([field, { visibleWhen }])).map(({ kind }) => kind)
  }
  expect([faultsAt(1), faultsAt(2)]).toEqual([['never'], []])
})

const words = ['ab', 'AB', 'a1', 'abcd', '1', '12', 'a b']
const rule: fc.Arbitrary<object> = fc.oneof(
  fc.record({ kind: fc.constant('length'), min: fc.integer({ min: 0, max: 2 }), max: fc.integer({ min: 2, max: 4 }) }),
  fc.constant({ kind: 'letters' }),
  fc.record({ kind: fc.constant('pattern'), pattern: fc.constantFrom('[a-z]+', '.{2}', '[0-9]*') }),
  fc.record({ kind: fc.constant('list'), only: fc.subarray(words, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('words'), max: fc.constantFrom(1, 2) }),
)
const one = fc.oneof(fc.constantFrom(...words), fc.subarray(words, { minLength: 1 })).map(ask)
const asked = fc.oneof(
  one,
  one.map((not) => ({ not })),
  fc.tuple(one, one).map((all) => ({ all })),
  fc.tuple(one, one).map((any) => ({ any })),
)

it('[C772] what is said to hold never, or always, does so for every answer that can be sent', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(rule, { minLength: 1, maxLength: 2, selector: (found) => JSON.stringify(found).slice(0, 12) }),
      asked,
      (rules, visibleWhen) => {
        const form = formOf([{ rules }, { visibleWhen }])
        const whole = findLogicFaults(form).find(
          (fault) => fault.kind === 'always' || (fault.kind === 'never' && !fault.isBranch),
        )
        const compiled = compileLogicForm(form, { compileRareRule })
        const sent = ['', 'x', ...words]
          .map((f0) => valuesOf({ f0 }))
          .filter((values) => compiled.validate(values).length === 0)
        const shown = sent.map((values) => compiled.visible(values).size === 2)
        if (whole) expect(shown).not.toContain(whole.kind === 'never')
      },
    ),
    { numRuns: 400 },
  )
})
