import { expect, it } from 'vitest'
import { currentPage, drawnForm } from './current-page.ts'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T1665] the canvas draws one page alone where visitors see one after another, and an empty one always', () => {
  const below = workshopForm()
  const steps = workshopForm({ progress: 'steps' })
  expect(drawnForm(below, 'p2')).toBe(below)
  expect(drawnForm(steps, 'p2').pages).toEqual([steps.pages[1]])
  const withEmpty = workshopForm({ pages: [...below.pages, { id: 'p3', fields: [] }] })
  expect(drawnForm(withEmpty, 'p3').pages).toEqual([{ id: 'p3', fields: [] }])
  expect(drawnForm(withEmpty, 'p1')).toBe(withEmpty)
})

it('[T1665] a page that is gone leaves the first one in sight', () => {
  const form = workshopForm()
  expect(currentPage(form, 'gone')).toBe(form.pages[0])
})
