import { describe, expect, it } from 'vitest'
import { createCanvasSections } from './canvas-sections.ts'
import { workshopForm } from './workshop.test.fixture.ts'

type Parted = Parameters<ReturnType<typeof createCanvasSections>>[0]

const longPage = (count: number): Parted => {
  const fields = Array.from({ length: count }, (_, at) => ({
    id: `q${at}`,
    kind: 'text',
    name: `q${at}`,
    label: `Q${at}`,
    rules: [],
  }))
  const [page] = workshopForm({ pages: [{ id: 'p1', fields }] }).pages
  if (!page) throw new Error('The form has no page.')
  return page
}
const whole = longPage(400)
const first: Parted = { ...whole, fields: whole.fields.slice(0, 100) }
const others = whole.fields.slice(100)

/** A page with fields put in at a place, in place of some. */
const spliced = (
  { id, fields }: Parted,
  at: number,
  gone: number,
  added: readonly Parted['fields'][number][] = [],
) => ({
  id,
  fields: fields.toSpliced(at, gone, ...added),
})

/** Draws one page after another; those fields of the last that stand in another section than in the one before. */
function redrawn(...pages: readonly Parted[]): {
  readonly moved: readonly string[]
  readonly lengths: readonly number[]
} {
  const sectionsOf = createCanvasSections()
  const drawn = pages.map(sectionsOf)
  const [before, after] = drawn.slice(-2).map((sections) => {
    expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
    return new Map(sections.flatMap((section) => section.map(({ id }) => [id, section.key])))
  })
  const moved = [...(after ?? [])].filter(([id, key]) => before?.has(id) && before.get(id) !== key)
  const last = drawn.at(-1) ?? []
  expect(last.flat()).toEqual(pages.at(-1)?.fields)
  return { moved: moved.map(([id]) => id), lengths: last.map(({ length }) => length) }
}

describe('the sections of the canvas', () => {
  it('[T2058] are 24 fields long at first', () => {
    expect(redrawn(first).lengths).toEqual([24, 24, 24, 24, 4])
  })

  it.each([
    ['at the start', 0],
    ['within a section', 3],
    ['before the first field of a section', 24],
    ['at the end', 100],
  ])('[T2058] keep their fields as one comes %s, and goes', (_where, at) => {
    const more = spliced(first, at, 0, others.slice(0, 1))
    expect(redrawn(first, more).moved).toEqual([])
    expect(redrawn(first, more, first).moved).toEqual([])
  })

  it('[T2058] keep their fields as the first one of a section goes, and comes back', () => {
    const less = spliced(first, 24, 1)
    expect(redrawn(first, less).moved).toEqual([])
    expect(redrawn(first, less, first).moved).toEqual([])
  })

  it.each([
    [24, 2],
    [2, 80],
    [80, 0],
    [0, 99],
  ])('[T2058] change the section of none but the field that is moved, from %i to %i', (from, to) => {
    const taken = first.fields.slice(from, from + 1)
    const moved = spliced(spliced(first, from, 1), to, 0, taken)
    const ids = taken.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...redrawn(first, moved).moved]))
  })

  it('[T2058] grow to 48 fields, then each gives one to the next', () => {
    const pages = Array.from({ length: 30 }, (_, count) => spliced(first, 2, 0, others.slice(0, count)))
    expect(redrawn(...pages.slice(0, 25)).lengths).toEqual([48, 24, 24, 24, 4])
    expect(redrawn(...pages.slice(0, 26))).toEqual({ moved: ['q23'], lengths: [48, 25, 24, 24, 4] })
    expect(redrawn(...pages)).toEqual({ moved: ['q19'], lengths: [48, 29, 24, 24, 4] })
  })

  it('[T2058] keep the others as many fields come at once', () => {
    const { moved, lengths } = redrawn(first, spliced(first, 5, 0, others))
    expect(moved.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(48)
  })

  it('[T2058] part no row', () => {
    const halves: Parted = {
      ...first,
      fields: first.fields.map((field, at) => (at > 21 && at < 27 ? { ...field, width: 'half' } : field)),
    }
    expect(redrawn(halves).lengths).toEqual([27, 24, 24, 24, 1])
    expect(redrawn(first, halves).lengths).toEqual([27, 21, 24, 24, 4])
  })
})
