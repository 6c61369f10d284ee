import { brandFieldId, type Comparison, type Condition, type Field } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import { describe, expect, it } from 'vitest'
import { logicText as german } from '../../domain/texts/de/logic.ts'
import { describeCondition } from './condition-text.ts'
import { readGroup, readRoot, withPart, writeGroup, writeRoot } from './condition-tree.ts'
import { operandKindOf, operandKindsOf, predicatesOf, withOperandKind, withPredicate } from './operands.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const id = brandFieldId
const form = workshopForm()
const name = { field: id('f1'), is: 'filled' } satisfies Condition
const group = { field: id('f3'), is: 'equal', to: 'yes' } satisfies Condition
const people = { field: id('f4'), is: 'atLeast', to: 2 } satisfies Condition

describe('a condition as groups', () => {
  it.each<[Condition, string]>([
    [name, 'all'],
    [{ all: [name, group] }, 'all'],
    [{ any: [name] }, 'any'],
    [{ not: { any: [name, group] } }, 'none'],
    [{ not: { all: [name, group] } }, 'notAll'],
    [{ all: [name, { any: [group, { not: { all: [people] } }] }] }, 'all'],
  ])('[T1532] is read and written back: %j', (condition, junction) => {
    const root = readRoot(condition)
    expect(root.junction).toBe(junction)
    expect(writeRoot(root)).toEqual(condition)
  })

  it('[T1532] reads a comparison that must not be true as a group of one', () => {
    expect(readRoot({ not: name })).toEqual({ junction: 'none', parts: [name] })
    expect(readGroup(name)).toBeUndefined()
  })

  it('[T1532] is gone without its last comparison, and a comparison alone without its last but one', () => {
    const both = readRoot({ all: [name, group] })
    const one = withPart(both, 0, undefined)
    expect([writeRoot(one), writeRoot(withPart(one, 0, undefined))]).toEqual([group, undefined])
    expect(writeGroup(withPart(both, 1, people))).toEqual({ all: [name, people] })
  })

  it.each<[Condition, string]>([
    [{ all: [name, group] }, '“Your name” is answered and “Do you bring a group?” is Yes'],
    [
      { not: { any: [name, people] } },
      'none of these is true: “Your name” is answered or “How many people?” is at least 2',
    ],
    [{ not: { all: [name] } }, 'not all of these are true: “Your name” is answered'],
    [{ all: [name, { any: [group] }] }, '“Your name” is answered and “Do you bring a group?” is Yes'],
    [
      { any: [name, { all: [group, { not: people }] }] },
      '“Your name” is answered or (all of these: “Do you bring a group?” is Yes and (none of these is true: “How many people?” is at least 2))',
    ],
    [{ field: id('f3'), is: 'in', to: ['yes', 'no'] }, '“Do you bring a group?” is one of Yes, No'],
    [{ field: id('f1'), is: 'equal', to: '' }, '“Your name” is nothing'],
  ])('[T1533] %j is one sentence', (condition, words) => {
    expect(describeCondition(form, condition)).toBe(words)
  })

  it('[T1533] joins them in German', () => {
    expect([german.nested.any(german.joined.any(['a', 'b'])), german.joined.notAll(['a', 'b'])]).toEqual([
      '(mindestens eines davon: a oder b)',
      'nicht alle davon gelten: a und b',
    ])
  })
})

const option = ['a', 'b'].map((value) => ({ value, label: value }))
const field = (kind: Field['kind'], key: string, more: object = {}): Field => ({
  id: id(key),
  kind,
  name: key,
  label: key,
  rules: [],
  ...more,
})
const sources: readonly Field[] = [
  field('text', 'text'),
  field('email', 'email'),
  field('number', 'number'),
  field('number', 'number2'),
  field('date', 'date'),
  field('date', 'date2'),
  field('time', 'time'),
  field('datetime', 'datetime'),
  field('select', 'select', { options: option }),
  field('checkboxes', 'checkboxes', { options: option }),
  field('consent', 'consent'),
  field('file', 'file'),
  field('rows', 'rows', { fields: [{ kind: 'text', name: 'a', label: 'A', rules: [] }] }),
]
const sourceOf = (comparison: Comparison): Field =>
  sources.find((one) => one.id === comparison.field) ?? field('text', 'x')

describe('what a comparison compares with', () => {
  it.each(sources.map((source) => [source.kind, source] as const))(
    '[T1534] every way that is offered for a field of kind %s makes a sound form, from every other',
    (_, source) => {
      const [page] = form.pages
      const dependents: Field[] = []
      for (const from of predicatesOf(source, { field: source.id, is: 'filled' })) {
        const begin = withPredicate({ field: source.id, is: 'filled' }, from, source, sources)
        for (const kind of operandKindsOf(begin, source, sources)) {
          const compared = withOperandKind(begin, kind, source, sources)
          expect(operandKindOf(compared)).toBe(kind)
          for (const to of predicatesOf(source, compared)) {
            const visibleWhen = withPredicate(compared, to, source, sources)
            dependents.push(field('text', `d${dependents.length}`, { visibleWhen }))
          }
        }
      }
      expect(checkForm({ ...form, pages: page ? [{ ...page, fields: [...sources, ...dependents] }] : [] })).toEqual([])
    },
  )

  it('[T1534] keeps what is compared with where it still fits', () => {
    const date: Comparison = { field: id('date'), is: 'less', to: { today: 3 } }
    const other: Comparison = { field: id('text'), is: 'equal', to: { field: id('email') } }
    const change = (comparison: Comparison, is: Comparison['is']): Comparison =>
      withPredicate(comparison, { is }, sourceOf(comparison), sources)
    expect([change(date, 'atLeast').to, change(other, 'notEqual').to, change(other, 'contains').to]).toEqual([
      { today: 3 },
      { field: 'email' },
      'yes',
    ])
  })
})
