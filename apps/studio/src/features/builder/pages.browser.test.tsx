import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession
const pages = () => session.store.getState().document.form.pages
const panel = () => page.getByRole('complementary', { name: 'What is selected' })
const titleOf = (position: number) => panel().getByRole('textbox', { name: `Title of page ${position}` })

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  session = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
  // Build begins with the first field.
  await expect.element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })).toHaveFocus()
  session.store.getState().select({ fieldId: undefined })
})

/** Adds a page, which takes the focus; returns its position. */
async function addPage(): Promise<number> {
  const position = pages().length + 1
  await panel().getByRole('button', { name: 'Add a page' }).click()
  await expect.element(titleOf(position)).toHaveFocus()
  return position
}

/** Presses an entry in the menu of a page. */
async function press(position: number, name: string): Promise<void> {
  await panel()
    .getByRole('button', { name: `More for page ${position}` })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

it('[T1493] adds a page, names, moves and removes it, and keeps the focus in the list', async () => {
  const before = pages()
  const last = await addPage()
  await userEvent.keyboard('Your workshop')
  expect(pages().map(({ title }) => title)).toEqual([...before.map(({ title }) => title), 'Your workshop'])
  await expect.element(panel().getByText('No fields yet')).toBeVisible()
  await press(last, 'Move up')
  await expect.element(titleOf(last - 1)).toHaveFocus()
  expect(pages().at(-2)?.title).toBe('Your workshop')
  await press(last, 'Remove the page, keep its fields')
  await expect.element(titleOf(last - 1)).toHaveFocus()
  expect(pages().at(-1)).toMatchObject({ title: 'Your workshop', fields: before.at(-1)?.fields })
  session.store.getState().undo()
  await expect.element(titleOf(last)).toBeVisible()
  for (let left = last; left > 1; left -= 1) await press(left, 'Remove the page, keep its fields')
  await expect.element(panel().getByRole('button', { name: 'Add a page' })).toHaveFocus()
  expect(pages()).toHaveLength(1)
})

it('[T1494] a field goes to another page by its settings, and the form says how its pages follow', async () => {
  const last = await addPage()
  await panel().getByRole('combobox', { name: 'How they follow' }).selectOptions('bar')
  expect(session.store.getState().document.form.progress).toBe('bar')
  expect(await axeFaults()).toEqual([])
  const [field] = pages()[0]?.fields ?? []
  session.store.getState().select({ fieldId: field?.id })
  await panel().getByRole('combobox', { name: 'Page' }).selectOptions(`Page ${last}`)
  expect(
    pages()
      .at(-1)
      ?.fields.map(({ id }) => id),
  ).toEqual([field?.id])
  await expect.element(page.getByRole('status').filter({ hasText: `Now on “Page ${last}”` })).toBeInTheDocument()
})

it('[T1640] the form takes an address to go on to, refuses one that is none, and has none when it is empty', async () => {
  const address = panel().getByRole('textbox', { name: 'Then go on to this page' })
  const redirect = () => session.store.getState().document.form.redirect
  await address.fill('example.org/thanks')
  await expect.element(panel().getByText(/^Write a whole web address/)).toBeVisible()
  await address.fill('https://example.org/thanks')
  await expect.element(panel().getByText(/^Write a whole web address/)).not.toBeInTheDocument()
  expect(redirect()).toBe('https://example.org/thanks')
  await address.clear()
  expect(redirect()).toBeUndefined()
})
