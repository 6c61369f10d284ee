import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession
const ids = () => fieldPositions(session.store.getState().document.form).map(({ field }) => field.id)
const chosen = (): readonly (string | undefined)[] =>
  Array.from(
    document.querySelectorAll('[data-part="cover"][aria-current]'),
    (cover) => cover.closest<HTMLElement>('[data-canvas-field]')?.dataset['canvasField'],
  )
const canvas = () => page.getByRole('region', { name: 'Form' })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })
const keys = (text: string) => userEvent.keyboard(text)

/** Copies the selected fields; returns the number of them. */
function copied(): number {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return JSON.parse(clipboardData.getData('text/plain')).fields.length
}

it('[T1666] [T1667] several fields are selected by Shift and Control, and moved, copied and deleted as one act', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  session = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
  await expect.element(canvas().getByRole('textbox', { name: 'Label' })).toHaveFocus()
  await keys('{Escape}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(said('2 fields selected')).toBeInTheDocument()
  await expect.poll(chosen).toEqual(['f1', 'f2'])
  await expect.element(page.getByRole('heading', { name: '2 fields selected' })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await keys('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(said('Moved 2 fields to position 2 of 5')).toBeInTheDocument()
  expect(ids()).toEqual(['f3', 'f1', 'f2', 'f4', 'f5'])
  expect(copied()).toBe(2)
  await canvas()
    .getByRole('button', { name: /^Anything else/ })
    .click({ modifiers: ['Control'] })
  await expect.poll(chosen).toEqual(['f1', 'f2', 'f5'])
  await keys('{Delete}')
  expect(ids()).toEqual(['f3', 'f4'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(ids()).toEqual(['f3', 'f1', 'f2', 'f4', 'f5'])
  await expect.poll(chosen).toEqual(['f1', 'f2', 'f5'])
  session.store.getState().undo()
  session.store.getState().undo()
  session.store.getState().undo()
  expect(ids()).toEqual(['f1', 'f2', 'f3', 'f4', 'f5'])
  await canvas()
    .getByRole('button', { name: /^E-mail/ })
    .click()
  await canvas()
    .getByRole('button', { name: /^How many people/ })
    .click({ modifiers: ['Shift'] })
  await expect.poll(chosen).toEqual(['f2', 'f3', 'f4'])
  await keys('{Control>}d{/Control}')
  expect(ids()).toHaveLength(8)
  await expect.element(said('Duplicated 3 fields')).toBeInTheDocument()
  session.store.getState().undo()
  expect(ids()).toHaveLength(5)
})

it('[T1921] what is left of a row takes its width, and the way back gives it again, for one field and for two', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  const thirds = ['f1', 'f2', 'f3'].map((id) => ({ id, kind: 'text', name: id, label: id, width: 'third', rules: [] }))
  session = sessionOf(workshopForm({ pages: [{ id: 'p1', fields: thirds }] }))
  await render(<BuildStepInShell session={session} />)
  const widths = () =>
    fieldPositions(session.store.getState().document.form).map(({ field }) => `${field.id} ${field.width}`)
  const all = widths()
  await expect.element(canvas().getByRole('textbox', { name: 'Label' })).toHaveFocus()
  await keys('{Escape}{Delete}')
  expect(widths()).toEqual(['f2 half', 'f3 half'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(widths()).toEqual(all)
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await canvas().getByRole('button', { name: /^f2/ }).click()
  await canvas()
    .getByRole('button', { name: /^f3/ })
    .click({ modifiers: ['Shift'] })
  await expect.poll(chosen).toEqual(['f2', 'f3'])
  await keys('{Delete}')
  expect(widths()).toEqual(['f1 full'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(widths()).toEqual(all)
})
