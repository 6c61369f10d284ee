import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { evaluateLogic } from '../logic/evaluate-logic.ts'
import type { Condition } from '../model/condition.ts'
import type { Form, Page } from '../model/form.ts'
import { brandFieldId, brandPageId, type FieldId } from '../model/ids.ts'
import type { Values } from '../model/values.ts'
import { pagesInTurn } from '../pages.ts'
import type { Seen } from '../rules/comparisons.ts'
import { findLogicFaults, findPageFaults } from './find-logic-faults.ts'

type Ways = Readonly<Record<string, Pick<Page, 'visibleWhen' | 'next'>>>

const options = ['a', 'b'].map((value) => ({ value, label: value }))
const is = (field: string, to: string): Condition => ({ field: brandFieldId(field), is: 'equal', to })
const to = (page: string, when?: Condition): NonNullable<Page['next']>[number] => ({
  ...(when && { when }),
  to: brandPageId(page),
})
const end = { end: true } as const
const never: Condition = { all: [is('f0', 'a'), is('f0', 'b')] }
const fields = formOf([0, 1, 2, 3].map(() => ({ kind: 'radio', options }))).pages.flatMap((page) => page.fields)

/** Four pages of one choice each, `f0` to `f3`, as a maker may leave them: nothing has read them. */
function formWith(ways: Ways, conditions: Readonly<Record<string, Condition>> = {}): Form {
  const pages = fields.map((field, index): Page => {
    const visibleWhen = conditions[field.id]
    const id = brandPageId(`p${index}`)
    return { id, fields: [{ ...field, ...(visibleWhen && { visibleWhen }) }], ...ways[id] }
  })
  return { ...formOf([]), pages }
}

it.each<[Ways, readonly object[]]>([
  [{ p0: { next: [to('p2', is('f0', 'a'))] }, p1: { next: [{ when: is('f1', 'b'), ...end }] } }, []],
  [{ p0: { next: [to('p2')] } }, [{ page: 'p1', kind: 'unreached', by: 'p0', byWay: 0 }]],
  [{ p0: { next: [to('p2', is('f0', 'a')), end] } }, [{ page: 'p1', kind: 'unreached', by: 'p0', byWay: 1 }]],
  [
    { p0: { next: [end, to('p2')] } },
    [
      { page: 'p0', kind: 'overtaken', way: 1, isAlways: true },
      ...['p1', 'p2', 'p3'].map((page) => ({ page, kind: 'unreached', by: 'p0', byWay: 0 })),
    ],
  ],
  [
    { p1: { visibleWhen: never } },
    [
      {
        ...{ page: 'p1', kind: 'never', isBranch: false, reason: 'other' },
        ...{ pointer: '/visibleWhen/all/1', other: '/visibleWhen/all/0' },
      },
    ],
  ],
  [{ p1: { visibleWhen: { any: [is('f0', 'a'), { not: is('f0', 'a') }] } } }, [{ page: 'p1', kind: 'always' }]],
  [
    { p0: { next: [to('p2', is('f0', 'a'))] }, p1: { visibleWhen: is('f0', 'a') } },
    [
      {
        ...{ page: 'p1', kind: 'never', isBranch: false, reason: 'other' },
        ...{ pointer: '/visibleWhen', other: '/before/next/0/when' },
      },
    ],
  ],
  [
    { p0: { next: [to('p3', never)] } },
    [
      {
        ...{ page: 'p0', way: 0, kind: 'never', isBranch: false, reason: 'other' },
        ...{ pointer: '/next/0/when/all/1', other: '/next/0/when/all/0' },
      },
    ],
  ],
  [
    { p2: { next: [to('p1'), to('p9')] } },
    [
      { page: 'p2', kind: 'back', way: 0, to: 'p1' },
      { page: 'p2', kind: 'overtaken', way: 1, isAlways: true },
    ],
  ],
  [{ p2: { next: [to('p9', is('f2', 'a'))] } }, [{ page: 'p2', kind: 'no-page', way: 0, to: 'p9' }]],
  [
    { p1: { visibleWhen: is('f2', 'a'), next: [to('p3', is('gone', 'a'))] } },
    [
      { page: 'p1', kind: 'later', pointer: '/visibleWhen', source: 'f2' },
      { page: 'p1', kind: 'gone', pointer: '/next/0/when', way: 0 },
    ],
  ],
])('[C605] of the ways %j is wrong: %j', (ways, faults) => {
  expect(findPageFaults(formWith(ways))).toEqual(faults)
})

it.each<[Ways, readonly object[]]>([
  [
    { p0: { next: [to('p2', is('f0', 'a')), to('p3', { not: is('f0', 'a') }), end] } },
    [
      { page: 'p0', kind: 'overtaken', way: 2, isAlways: false },
      { page: 'p1', kind: 'unreached', by: 'p0', byWay: 1 },
    ],
  ],
  [
    { p0: { next: [to('p2', { ...is('f0', 'a'), is: 'filled' }), to('p3', is('f0', 'a'))] } },
    [{ page: 'p0', kind: 'overtaken', way: 1, isAlways: false }],
  ],
  // Who answers nothing goes on to the next page.
  [
    { p0: { next: [to('p2', is('f0', 'a')), to('p3', is('f0', 'b')), end] } },
    [{ page: 'p1', kind: 'unreached', by: 'p0', byWay: 2 }],
  ],
  [{ p0: { next: [to('p2', is('f0', 'a')), to('p3', is('f0', 'b'))] } }, []],
])('[C771] of the ways %j, of which several take all answers, is wrong: %j', (ways, faults) => {
  expect(findPageFaults(formWith(ways))).toEqual(faults)
})

it('[C606] takes the answers on a page that nobody gets to for empty, and so on through fields and pages', () => {
  const form = formWith({ p0: { next: [to('p2')] }, p3: { visibleWhen: is('f1', 'a') } }, { f2: is('f1', 'b') })
  expect(findLogicFaults(form)).toMatchObject([{ field: 'f2', kind: 'never', reason: 'hidden' }])
  expect(findPageFaults(form)).toMatchObject([
    { page: 'p1', kind: 'unreached' },
    { page: 'p3', kind: 'never', reason: 'hidden' },
  ])
  expect(findPageFaults(formWith({}))).toEqual([])
})

/** Pages with ways; each asks the fields that are named. */
function pagesAsking(...ids: readonly string[]) {
  const comparison = fc.record({
    field: fc.constantFrom(...ids.map(brandFieldId)),
    is: fc.constantFrom('equal' as const, 'notEqual' as const),
    to: fc.constantFrom('a', 'b', ''),
  })
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    comparison,
    fc.record({ all: fc.array(comparison, { maxLength: 2 }) }),
    fc.record({ any: fc.array(comparison, { maxLength: 2 }) }),
  )
  const maybe = fc.option(condition, { nil: undefined, freq: 2 })
  const wayArbitrary = fc.tuple(maybe, fc.constantFrom('p2', 'p3', 'end')).map(([when, target]) => ({
    ...(when && { when }),
    ...(target === 'end' ? end : { to: brandPageId(target) }),
  }))
  return fc.tuple(maybe, fc.array(wayArbitrary, { maxLength: 3 })).map(([visibleWhen, next]) => ({
    ...(visibleWhen && { visibleWhen }),
    ...(next.length > 0 && { next }),
  }))
}

/** The way that answers take from a page; -1 where the next page follows. */
function takenWay({ next = [] }: Page, values: Values, visible: ReadonlySet<FieldId>): number {
  const see = (id: FieldId): Seen => ({ kind: 'radio', options, value: (visible.has(id) && values[id]) || '' })
  return next.findIndex(({ when }) => evaluateLogic(when, see))
}

it('[C605] [C771] nobody gets to what is said to be out of reach, nor takes what is said to be overtaken', () => {
  const answers = ['', 'a', 'b'].flatMap((f0) => ['', 'a', 'b'].map((f1) => ({ f0, f1, f2: 'a', f3: 'a' })))
  fc.assert(
    fc.property(
      pagesAsking('f0'),
      pagesAsking('f0', 'f1'),
      pagesAsking('f0', 'f1'),
      ({ next }, { next: own }, page) => {
        const form = formWith({ ...(next && { p0: { next } }), ...(own && { p1: { next: own } }), p2: page, p3: page })
        const seen = new Set(
          answers.flatMap((values) => {
            const visible = compileLogicForm(form).visible(valuesOf(values))
            return pagesInTurn(form, (id) => visible.has(id)).map(({ id }) => id)
          }),
        )
        const dead = findPageFaults(form).filter(
          ({ kind, ...fault }) =>
            kind === 'unreached' || (kind === 'never' && 'isBranch' in fault && !fault.isBranch && !('way' in fault)),
        )
        for (const { page: id } of dead) expect(seen).not.toContain(id)
        const overtaken = findPageFaults(form).flatMap((fault) => (fault.kind === 'overtaken' ? fault : []))
        for (const values of answers.map(valuesOf)) {
          const visible = compileLogicForm(form).visible(values)
          const turns = pagesInTurn(form, (id) => visible.has(id))
          for (const page of turns)
            for (const fault of overtaken)
              if (fault.page === page.id) expect(takenWay(page, values, visible)).not.toBe(fault.way)
        }
      },
    ),
    { numRuns: 300 },
  )
})
