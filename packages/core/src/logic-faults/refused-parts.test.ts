import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { brandFieldId } from '../model/ids.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { compileRareRule } from '../rules/rare.ts'
import { findLogicFaults } from './find-logic-faults.ts'

const has = (to: string): object => ({ field: 'f0', is: 'contains', to })

function kindsOf(field: object, visibleWhen: object): readonly string[] {
  return findLogicFaults(formOf([field, { visibleWhen }])).map(({ kind }) => kind)
}

it.each<[object, string, string]>([
  [{ rules: [{ kind: 'length', max: 3 }] }, 'four', 'fou'],
  [{ rules: [{ kind: 'letters' }] }, 'room 2', 'St. John’s'],
  [{ rules: [{ kind: 'words', max: 2 }] }, 'one two three', 'two three'],
  [{ rules: [{ kind: 'noLink' }] }, 'see www.example.org', 'www.'],
  [{ rules: [{ kind: 'noLink' }] }, 'ftp://', 'ftp:/'],
  [{ rules: [{ kind: 'list', only: ['Oslo', 'Bergen'] }] }, 'x', 'SLO '],
  [{ rules: [{ kind: 'pattern', pattern: '[A-Z]{2}-\\d+' }] }, 'ab', 'B-1'],
  [{ rules: [{ kind: 'pattern', pattern: '[A-Z]{2}' }] }, 'ABC', 'AB'],
  [{ kind: 'email', rules: [{ kind: 'type' }, { kind: 'length', max: 5 }] }, '@example.org', '@b.eu'],
])('[C790] no answer that keeps %j has “%s” in it, but “%s” may be', (field, refused, taken) => {
  expect(kindsOf(field, has(refused))).toEqual(['never'])
  expect(kindsOf(field, { not: has(refused) })).toEqual(['always'])
  expect(kindsOf(field, has(taken))).toEqual([])
  expect(kindsOf(field, { not: has(taken) })).toEqual([])
})

it('[C790] a rule that only advises refuses no part', () => {
  expect(kindsOf({ rules: [{ kind: 'length', max: 1, severity: 'warning' }] }, has('two'))).toEqual([])
})

const signs = ['a', 'B', '1', ' ', 'Σ', 'ς', 'İ']
const texts = [...signs, ...signs.flatMap((one) => signs.flatMap((other) => [one + other, `${one}${other}a`]))]
const rule: fc.Arbitrary<object> = fc.oneof(
  fc.record({ kind: fc.constant('length'), min: fc.nat(1), max: fc.integer({ min: 1, max: 3 }) }),
  fc.constant({ kind: 'letters' }),
  fc.record({ kind: fc.constant('pattern'), pattern: fc.constantFrom('[a-z]+', '\\P{L}a?', '[^1]B.*', '(?!a).*') }),
  fc.record({ kind: fc.constant('list'), only: fc.subarray(['a1', 'BΣ', 'aς', 'İa', 'b', ' a'], { minLength: 1 }) }),
  fc.record({ kind: fc.constant('words'), max: fc.constant(1) }),
)

it('[C790] what is said to be part of no answer, or of all, is so for every answer that can be sent', () => {
  const told = { count: 0 }
  const part = fc.constantFrom(...texts).map(has)
  const asked = fc.oneof(
    part,
    part.map((not) => ({ not })),
    fc.tuple(part, part).map((any) => ({ any })),
  )
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 2 }), asked, (rules, visibleWhen) => {
      const form = formOf([{ rules }, { visibleWhen }])
      const whole = findLogicFaults(form).find(
        (fault) => fault.kind === 'always' || (fault.kind === 'never' && !fault.isBranch),
      )
      if (!whole) return
      told.count += 1
      const compiled = compileLogicForm(form, { compileRareRule, compilePatternMatcher })
      const sent = ['', ...texts]
        .map((f0) => valuesOf({ f0 }))
        .filter((values) => compiled.validateField(brandFieldId('f0'), values).length === 0)
      expect(sent.map((values) => compiled.visible(values).size === 2)).not.toContain(whole.kind === 'never')
    }),
    { numRuns: 400 },
  )
  expect(told.count).toBeGreaterThan(40)
})
