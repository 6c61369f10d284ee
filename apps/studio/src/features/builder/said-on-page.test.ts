import { brandFieldId, brandPageId, type Form } from '@letterslot/core'
import { expect, it } from 'vitest'
import { saidOnPage } from './said-on-page.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const say = (position: number, count: number): string => `Added Note at position ${position} of ${count}`

it('[T2052] says the place of what was added, and its page where the form has several', () => {
  const form = workshopForm()
  const [first] = form.pages
  const last = first?.fields.at(-1)
  if (!first || !last) throw new TypeError('The form asks for something.')
  const note = { ...last, id: brandFieldId('note') }
  const several: Form = { ...form, pages: [first, { id: brandPageId('when'), title: 'When', fields: [note] }] }
  const count = first.fields.length
  expect(saidOnPage({ ...form, pages: [first] }, last.id, say)).toBe(`Added Note at position ${count} of ${count}`)
  expect(saidOnPage(several, note.id, say)).toBe(`Added Note at position ${count + 1} of ${count + 1}, on “When”`)
})
