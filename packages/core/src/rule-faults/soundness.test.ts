import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseForm } from '../document.ts'
import { documentOf } from '../form-of.test.fixture.ts'
import type { Form } from '../model/form.ts'
import { brandFieldId } from '../model/ids.ts'
import { compileForm } from '../rules/compile.ts'
import { dayText } from '../rules/days.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { compileRareRule } from '../rules/rare.ts'
import { findRuleFaults } from './find-rule-faults.ts'

/** Noon of 16 June 2027, a Wednesday, wherever this runs. */
const clock = { now: () => new Date(2027, 5, 16, 12).getTime() }
const today = Date.UTC(2027, 5, 16) / 86_400_000

const oneOf = <const Item>(...items: readonly Item[]): fc.Arbitrary<Item> => fc.constantFrom(...items)
const rule = (kind: string, parts: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  fc.record({ kind: fc.constant(kind), ...parts }, { requiredKeys: ['kind'] })
const rules = (...each: readonly fc.Arbitrary<object>[]): fc.Arbitrary<readonly object[]> =>
  fc
    .tuple(...each.map((one) => fc.option(one, { nil: undefined })))
    .map((all) => all.filter((one) => one !== undefined))

/** Each kind with rules that may leave nothing, and every answer that these can tell apart, or many of them. */
const kinds = {
  text: {
    rules: rules(
      rule('length', { min: fc.nat(4), max: fc.nat(4) }),
      rule('words', { min: fc.nat(3), max: fc.nat(3) }),
      rule('letters', {}),
      rule('pattern', { pattern: oneOf('\\d+', '[A-Z]{2}', 'a(?:b|1)?', '.{3}', '[^\\d]*', 'x?y?') }),
      rule('list', { only: fc.subarray(['a1', 'AB', 'b a', 'a b a', '11'], { minLength: 1 }) }),
    ),
    answers: textsOf(['a', 'B', '1', ' '], 5),
  },
  email: {
    rules: rules(
      fc.constant({ kind: 'type' }),
      rule('domains', { only: fc.subarray(['b.c', 'bb.c'], { minLength: 1 }) }),
      rule('length', { min: oneOf(0, 6), max: oneOf(4, 5, 6) }),
      rule('list', { only: fc.subarray(['a@b.c', 'a@bb.c', 'x@y'], { minLength: 1 }) }),
    ),
    answers: ['a', 'x@y', 'X@Y', 'a@b.c', 'A@B.c', 'aa@b.c', 'a@bb.c', 'a@x.b.c', 'aaa@bb.c'],
  },
  number: {
    rules: rules(
      rule('range', {
        min: oneOf(-1, 0, 0.5, 1.25, 2),
        max: oneOf(-0.5, 0.2, 0.75, 1.5, 3),
        step: oneOf(0.25, 0.5, 1, 2),
      }),
      rule('decimals', { max: fc.nat(2) }),
    ),
    answers: Array.from({ length: 121 }, (_, index) => String((index * 5 - 300) / 100)),
  },
  date: {
    rules: rules(
      rule('range', { min: dayFrom(-4, 6), max: dayFrom(-4, 6), step: oneOf(1, 2, 7) }),
      rule('days', {
        from: fc.integer({ min: -3, max: 3 }),
        not: fc.subarray(['wednesday', 'thursday', 'friday', 'sunday', '2027-06-15', '2027-06-19'], { minLength: 1 }),
      }),
    ),
    answers: Array.from({ length: 40 }, (_, index) => dayText(today + index - 12)),
  },
  scale: {
    rules: rules(rule('range', { min: oneOf(0, 9, 11), max: oneOf(3, 12) })),
    answers: ['0', '3', '5', '9', '10'],
  },
} as const
const kind = oneOf(...(['text', 'email', 'number', 'date', 'scale'] as const))

function textsOf(letters: readonly string[], most: number): readonly string[] {
  const [texts, last] = [[] as string[], { texts: [''] }]
  for (let length = 1; length <= most; length += 1) {
    last.texts = last.texts.flatMap((text) => letters.map((letter) => text + letter))
    texts.push(...last.texts)
  }
  return texts
}

function dayFrom(least: number, most: number): fc.Arbitrary<string> {
  return fc.integer({ min: least, max: most }).map((days) => dayText(today + days))
}

/** The form, where it is sound; what contradicts itself in one rule is told by `checkForm`, and left out. */
function soundForm(fields: readonly object[]): Form | undefined {
  const parsed = parseForm(documentOf(fields))
  return parsed.ok ? parsed.value : undefined
}

/** Tells if a form takes answers: no rule refuses one. */
function takes(form: Form): (...answers: readonly string[]) => boolean {
  const compiled = compileForm(form, {
    compilePatternMatcher,
    compileRareRule: (one, field) => compileRareRule(one, field, { clock }),
  })
  return (...answers) => {
    const values = Object.fromEntries(answers.map((answer, index) => [brandFieldId(`f${index}`), answer]))
    return compiled.validate(values).length === 0
  }
}

it('[C760] whatever answer passes the rules of a field, they were not said to leave none', () => {
  const told = { count: 0 }
  const field = kind.chain((one) => kinds[one].rules.map((rules) => ({ kind: one, rules })))
  fc.assert(
    fc.property(field, ({ kind, rules }) => {
      const form = soundForm([{ kind, rules }])
      if (!form || !findRuleFaults(form, clock).some((fault) => fault.kind === 'impossible')) return
      told.count += 1
      expect(kinds[kind].answers.filter((answer) => takes(form)(answer))).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(told.count).toBeGreaterThan(20)
})

it('[C761] whatever two answers pass together, the fields were not said to be apart or beyond a sum', () => {
  const told = { count: 0 }
  const compare = rule('compare', { is: oneOf('equal', 'notEqual') })
  const order = fc.record({
    kind: oneOf('compare'),
    is: oneOf('atLeast', 'atMost'),
    plus: fc.integer({ min: -2, max: 2 }),
  })
  const to = { to: { field: 'f0' }, with: [{ field: 'f0' }] }
  const pair = oneOf('number', 'date', 'scale').chain((kind) => {
    const sum = rule('sum', { min: oneOf(0, 3, 6), max: oneOf(-3, 1, 7) })
    const others = rules(compare, order, order, ...(kind === 'date' ? [] : [sum]))
    return fc.record({
      kind: fc.constant(kind),
      first: kinds[kind].rules,
      second: fc
        .tuple(kinds[kind].rules, others)
        .map(([own, more]) => [...own, ...more.map((one) => ({ ...one, ...to }))]),
    })
  })
  fc.assert(
    fc.property(pair, ({ kind, first, second }) => {
      const form = soundForm([first, second].map((rules) => ({ kind, rules })))
      const found = form ? findRuleFaults(form, clock).map((fault) => fault.kind) : []
      if (!form || !found.some((one) => one === 'apart' || one === 'sum')) return
      told.count += 1
      const accepts = takes(form)
      const answers = kinds[kind].answers.filter((_, index) => kind !== 'number' || index % 5 === 0)
      const passed = (found.includes('apart') ? answers : ['', ...answers]).flatMap((other) =>
        answers.filter((answer) => accepts(other, answer)).map((answer) => [other, answer]),
      )
      expect(passed).toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(told.count).toBeGreaterThan(20)
})
