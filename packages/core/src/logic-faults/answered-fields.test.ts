import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import type { Condition } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form, Page } from '../model/form.ts'
import { brandFieldId, brandPageId } from '../model/ids.ts'
import { pagesInTurn } from '../pages.ts'
import { findPageFaults } from './find-logic-faults.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value }))
const is = (field: string, to: string): Condition => ({ field: brandFieldId(field), is: 'equal', to })
const empty = (field: string): Condition => ({ field: brandFieldId(field), is: 'empty' })
const to = (page: string, when?: Condition): NonNullable<Page['next']>[number] => ({
  ...(when && { when }),
  to: brandPageId(page),
})
const required = [{ kind: 'required' }] as const

interface PageChange extends Pick<Page, 'visibleWhen' | 'next'> {
  readonly field?: Partial<Field>
}

/** Four pages of one choice each, `f0` to `f3`, that wait for each other. */
function formWith(changes: Readonly<Record<string, PageChange>>, progress: Form['progress'] | 'whole' = 'steps'): Form {
  const fields = formOf([0, 1, 2, 3].map(() => ({ kind: 'radio', options }))).pages.flatMap((page) => page.fields)
  const pages = fields.map((own, index): Page => {
    const { field, ...page } = changes[`p${index}`] ?? {}
    return { id: brandPageId(`p${index}`), fields: [{ ...own, ...field }], ...page }
  })
  return { ...formOf([]), pages, ...(progress !== 'whole' && { progress }) }
}

const both = [to('p2', is('f0', 'a')), to('p3', is('f0', 'b'))]

it.each<[string, Readonly<Record<string, PageChange>>, readonly object[]]>([
  [
    'a choice that must be made takes all its options',
    { p0: { field: { rules: required }, next: both } },
    [{ page: 'p1', kind: 'unreached', by: 'p0', byWay: 1 }],
  ],
  ['one that need not be made may be left', { p0: { next: both } }, []],
  [
    'one that is wanted always is wanted too',
    { p0: { field: { requiredWhen: { all: [] } }, next: both } },
    [{ page: 'p1', kind: 'unreached', by: 'p0', byWay: 1 }],
  ],
  ['advice keeps nobody', { p0: { field: { rules: [{ kind: 'required', severity: 'warning' }] }, next: both } }, []],
  [
    'a way for those who left it is none',
    { p0: { field: { rules: required }, next: [to('p2', empty('f0'))] } },
    [
      {
        ...{ page: 'p0', way: 0, kind: 'never', isBranch: false, reason: 'other' },
        ...{ pointer: '/next/0/when', other: '/answered/f0' },
      },
    ],
  ],
  [
    'nor is a later page for them',
    { p0: { field: { rules: required } }, p2: { visibleWhen: empty('f0') } },
    [
      {
        ...{ page: 'p2', kind: 'never', isBranch: false, reason: 'other' },
        ...{ pointer: '/visibleWhen', other: '/answered/f0' },
      },
    ],
  ],
  [
    'but who was led past its page has not been asked',
    {
      p0: { next: [to('p2', is('f0', 'a'))] },
      p1: { field: { rules: required } },
      p3: { visibleWhen: empty('f1') },
    },
    [],
  ],
  [
    'nor who did not see it',
    {
      p0: { next: [] },
      p1: {
        field: { rules: required, visibleWhen: is('f0', 'a') },
        next: [to('p3', is('f1', 'a')), to('p3', is('f1', 'b'))],
      },
    },
    [],
  ],
])('[C792] %s', (_title, changes, faults) => {
  expect(findPageFaults(formWith(changes))).toEqual(faults)
})

it('[C792] a form that shows its pages below each other shows what follows before it is answered', () => {
  const changes = { p0: { field: { rules: required }, next: both } }
  expect(findPageFaults(formWith(changes, 'whole'))).toEqual([])
  expect(findPageFaults(formWith(changes, 'bar'))).toHaveLength(1)
})

it('[C792] nobody whose answers pass gets to what is said to be out of reach', () => {
  const told = { count: 0 }
  const comparison = (...ids: readonly string[]): fc.Arbitrary<Condition> =>
    fc.record({
      field: fc.constantFrom(...ids.map(brandFieldId)),
      is: fc.constantFrom('equal' as const, 'notEqual' as const),
      to: fc.constantFrom('a', 'b', ''),
    })
  const change = (index: number): fc.Arbitrary<PageChange> => {
    const before = ['f0', 'f1', 'f2'].slice(0, Math.max(1, index))
    const upTo = ['f0', 'f1', 'f2'].slice(0, index + 1)
    const maybe = (of: fc.Arbitrary<Condition>) =>
      index === 0 ? fc.constant(undefined) : fc.option(of, { nil: undefined, freq: 1 })
    return fc
      .record({
        rules: fc.constantFrom([], required, required),
        shown: maybe(comparison(...before)),
        wanted: maybe(comparison(...before)),
        visibleWhen: maybe(comparison(...before)),
        next: fc.array(
          fc
            .tuple(
              comparison(...upTo),
              fc.constantFrom('p2', 'p3').filter((page) => page > `p${index}`),
            )
            .map(([when, page]) => to(page, when)),
          { maxLength: 3 },
        ),
      })
      .map(({ rules, shown, wanted, visibleWhen, next }) => ({
        field: { rules, ...(shown && { visibleWhen: shown }), ...(wanted && { requiredWhen: wanted }) },
        ...(visibleWhen && { visibleWhen }),
        ...(next.length > 0 && { next }),
      }))
  }
  const sets = ['', 'a', 'b'].flatMap((f0) =>
    ['', 'a', 'b'].flatMap((f1) => ['', 'a', 'b'].map((f2) => valuesOf({ f0, f1, f2, f3: 'a' }))),
  )
  fc.assert(
    fc.property(change(0), change(1), change(2), (p0, p1, p2) => {
      const form = formWith({ p0, p1, p2 })
      const unwanted = formWith(
        Object.fromEntries(
          Object.entries({ p0, p1, p2 }).map(([key, page]) => [
            key,
            { ...page, field: { rules: [], ...(page.field?.visibleWhen && { visibleWhen: page.field.visibleWhen }) } },
          ]),
        ),
      )
      const dead = findPageFaults(form).flatMap((fault) => (fault.kind === 'unreached' ? fault.page : []))
      if (dead.length > findPageFaults(unwanted).filter(({ kind }) => kind === 'unreached').length) told.count += 1
      const compiled = compileLogicForm(form)
      for (const values of sets) {
        if (compiled.validate(values).length > 0) continue
        const visible = compiled.visible(values)
        const turns = pagesInTurn(form, (id) => visible.has(id)).map(({ id }) => id)
        // Where no page shows anything the first one is come to.
        for (const id of dead) if (visible.size > 0) expect(turns).not.toContain(id)
      }
    }),
    { numRuns: 400 },
  )
  expect(told.count).toBeGreaterThan(5)
})
