import { brandFieldId, brandPageId, type Condition, type Form, type Page } from '@letterslot/core'
import { findPageFaults } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { explainPageFault } from './page-fixes.ts'
import { workshopForm } from './workshop.test.fixture.ts'

type Ways = Readonly<Record<string, Pick<Page, 'visibleWhen' | 'next'>>>

const workshop = workshopForm()
const [first, second] = workshop.pages
const group = (to: string): Condition => ({ field: brandFieldId('f3'), is: 'equal', to })
const [p1, p2, p3] = ['p1', 'p2', 'p3'].map(brandPageId)
if (!first || !second || !p1 || !p2 || !p3) throw new TypeError('The fixture has two pages.')

/** Three pages, *You*, *Group* and *Last*, with ways between them. */
function formWith(ways: Ways): Form {
  const titles = { p1: 'You', p2: 'Group', p3: 'Last' }
  const pages = [first, second, second].flatMap((page, index): readonly Page[] => {
    const id = [p1, p2, p3][index] ?? p1
    return page && id ? [{ ...page, id, fields: index === 2 ? [] : page.fields, ...ways[id] }] : []
  })
  return { ...workshop, pages: pages.map((page, index) => ({ ...page, title: Object.values(titles)[index] ?? '' })) }
}

it.each<[Ways, string, string, string, Ways]>([
  [
    { p1: { next: [{ to: p3 }] } },
    'Nobody gets here',
    '“You” always leads past this page.',
    'Let the next page follow “You”',
    {},
  ],
  [
    { p1: { next: [{ when: group('yes'), to: p2 }, { end: true }, { to: p3 }] } },
    'Nobody takes this way',
    'A way before it is always taken.',
    'Remove this way',
    { p1: { next: [{ when: group('yes'), to: p2 }, { end: true }] } },
  ],
  [
    { p1: { next: [{ when: group('yes'), to: p2 }, { when: { not: group('yes') }, end: true }, { to: p3 }] } },
    'Nobody takes this way',
    'Whenever this way might be taken, one before it is.',
    'Remove this way',
    {
      p1: {
        next: [
          { when: group('yes'), to: p2 },
          { when: { not: group('yes') }, end: true },
        ],
      },
    },
  ],
  [
    {
      p1: {
        next: [
          { when: group('yes'), to: p3 },
          { when: { not: group('yes') }, end: true },
        ],
      },
    },
    'Nobody gets here',
    '“You” always leads past this page.',
    'Let the next page follow “You”',
    { p1: { next: [{ when: group('yes'), to: p3 }] } },
  ],
  [
    { p2: { next: [{ to: p1 }] } },
    'This way leads nowhere',
    '“You” does not come after this page, so nobody goes there from here.',
    'Remove this way',
    {},
  ],
  [
    { p1: { next: [{ when: { all: [group('yes'), group('no')] }, to: p3 }] } },
    'This can never be true',
    '“Do you bring a group?” takes one answer. It cannot be Yes and No.',
    'Yes or No',
    { p1: { next: [{ when: { field: brandFieldId('f3'), is: 'in', to: ['yes', 'no'] }, to: p3 }] } },
  ],
  [
    { p1: { next: [{ when: { field: brandFieldId('gone'), is: 'filled' }, to: p3 }] } },
    'This asks for what is gone',
    'That field is not in the form any more.',
    'Remove this part',
    {},
  ],
  [
    { p1: { next: [{ when: group('no'), to: p3 }] }, p2: { visibleWhen: group('no') } },
    'This can never be true',
    'Visitors have gone past this page then: they do when “Do you bring a group?” is No.',
    'Remove this part',
    { p1: { next: [{ when: group('no'), to: p3 }] } },
  ],
  [
    { p2: { visibleWhen: { all: [] } } },
    'This is always true',
    'Whatever visitors answer, it holds.',
    'Come to it always',
    {},
  ],
])(
  '[T1539] [T1890] of the ways %j the maker reads what is wrong, and one press settles it',
  (ways, title, words, fix, after) => {
    const form = formWith(ways)
    const [fault] = findPageFaults(form)
    const page = form.pages.find(({ id }) => id === fault?.page)
    const told = page && fault && explainPageFault(form, page, fault)
    const [settle] = told?.fixes ?? []
    expect([told?.title, told?.words, settle?.label]).toEqual([title, words, fix])
    expect(settle && applyCommand(documentOf(form), settle.command).document.form).toEqual(formWith(after))
  },
)

it('[T1893] a choice that must be made leaves no way for those who left it, and none for the page that follows', () => {
  const required = (ways: Ways): Form => {
    const form = formWith(ways)
    const pages = form.pages.map((page) => ({
      ...page,
      fields: page.fields.map((one) => (one.id === 'f3' ? { ...one, rules: [{ kind: 'required' } as const] } : one)),
    }))
    return { ...form, progress: 'steps', pages }
  }
  const both = [
    { when: group('yes'), to: p3 },
    { when: group('no'), end: true },
  ] as const
  const explained = (form: Form) => {
    const [fault] = findPageFaults(form)
    const page = form.pages.find(({ id }) => id === fault?.page)
    const { words, fixes } = (page && fault && explainPageFault(form, page, fault)) ?? { fixes: [] }
    const [settle] = fixes
    return {
      words,
      label: settle?.label,
      after: settle && applyCommand(documentOf(form), settle.command).document.form,
    }
  }
  expect(explained(required({ p1: { next: both } }))).toEqual({
    words: '“You” always leads past this page.',
    label: 'Let the next page follow “You”',
    after: required({ p1: { next: both.slice(0, 1) } }),
  })
  const left = { when: { field: brandFieldId('f3'), is: 'empty' }, to: p3 } as const
  expect(explained(required({ p1: { next: [left] } }))).toEqual({
    words: 'Whoever sees “Do you bring a group?” goes on only with an answer to it.',
    label: 'Remove this part',
    after: required({}),
  })
})
