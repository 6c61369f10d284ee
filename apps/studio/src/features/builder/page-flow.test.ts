import { brandPageId, type Form, type Page } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { layFlow } from './flow-layout.ts'
import { pageFlow } from './page-flow.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const yes = { field: 'f3', is: 'equal', to: 'yes' }
const no = { field: 'f3', is: 'equal', to: 'no' }

/** The form of the workshop with further pages, and what is said of each. */
function formWith(...said: readonly object[]): Form {
  const { pages } = workshopForm()
  const all = Array.from({ length: Math.max(said.length, 4) }, (_, index): object => {
    const page = pages[index] ?? { id: `p${index + 1}`, fields: [] }
    return { ...page, ...said[index] }
  })
  return workshopForm({ pages: all })
}

/** A form that is being made: its second page leads back, and to a page that is gone. */
function backwards(): Form {
  const form = formWith({}, { next: [{ when: yes, to: 'p3' }, { to: 'p4' }] })
  const [first, second, ...rest] = form.pages
  if (!first || !second) return form
  const [when] = second.next ?? []
  const next = [{ ...when, to: first.id }, { to: brandPageId('gone') }]
  return { ...form, pages: [first, { ...second, next }, ...rest] }
}

const drawn = (form: Form): readonly string[] =>
  pageFlow(form).ways.map(({ from, to, when, mark, position }) => {
    const sign = position === undefined ? '>' : when ? '?' : '!'
    return `${from}${sign}${to}${mark ? ` ${mark}` : ''}`
  })

it.each<readonly [says: string, form: Form, ways: readonly string[], dead: readonly number[]]>([
  ['pages follow each other', formWith(), ['0>1', '1>2', '2>3', '3>4'], []],
  [
    'a way skips pages while its condition holds',
    formWith({ next: [{ when: yes, to: 'p3' }] }),
    ['0?2', '0>1', '1>2', '2>3', '3>4'],
    [],
  ],
  [
    'a way without a condition leaves the pages between for nobody',
    formWith({ next: [{ to: 'p3' }] }),
    ['0!2', '1>2 never', '2>3', '3>4'],
    [1],
  ],
  [
    'a condition that always holds leaves the next page for nobody, and is a fault',
    formWith({ next: [{ when: { any: [yes, { not: yes }] }, to: 'p3' }] }),
    ['0?2 faulty', '0>1 never', '1>2 never', '2>3', '3>4'],
    [1],
  ],
  [
    'a way back, and one to no page, go on to the next page and are marked',
    backwards(),
    ['0>1', '1?2 nowhere', '1!2 nowhere', '2>3', '3>4'],
    [],
  ],
  [
    'a way behind one that is always taken is never taken',
    formWith({ next: [{ to: 'p3' }, { when: yes, end: true }] }),
    ['0!2', '0?4 never', '1>2 never', '2>3', '3>4'],
    [1],
  ],
  [
    'a page that asks for what its only way denies is for nobody',
    formWith({ next: [{ when: yes, to: 'p3' }] }, { visibleWhen: { all: [yes, no] } }),
    ['0?2', '0>1', '1>2 never', '2>3', '3>4'],
    [1],
  ],
  [
    'a page that is passed over leads on to the next',
    formWith({}, { visibleWhen: yes, next: [{ end: true }] }),
    ['0>1', '1!4', '2>3', '3>4'],
    [],
  ],
])('[T1852] %s', (_, form, ways, dead) => {
  expect(drawn(form)).toEqual(ways)
  expect([...pageFlow(form).dead]).toEqual(dead)
})

describe('the picture', () => {
  const ids = (page: Page): string => page.id
  it('[T1852] has every arch above what it goes over, and arches of one stretch above each other', () => {
    const form = formWith({
      next: [
        { when: yes, end: true },
        { when: no, to: 'p3' },
      ],
    })
    expect(form.pages.map(ids)).toContain(brandPageId('p4'))
    const { arches, arrows, height, sentArrow, top, width } = layFlow(form.pages.length, pageFlow(form).ways)
    expect(arches.map(({ way }) => [way.from, way.to])).toEqual([
      [0, 4],
      [0, 2],
    ])
    const [far, near] = arches
    expect(far?.y).toBeLessThan(near?.y ?? 0)
    expect(near?.y).toBeLessThan(top)
    expect(arrows).toHaveLength(4)
    expect([width, height]).toEqual([8 + 6 * 156 + 5 * 44 + 8, top + 64 + 8])
    expect(sentArrow).toBe(`M${8 + 5 * 156 + 4 * 44} ${top + 32}H${8 + 5 * 200 - 3}`)
  })
})
