import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { updateField } from '../../domain/document/commands/fields.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { openPages, pages, panel, session } from './pages.test.kit.tsx'

openPages()

const titleOf = (position: number) => panel().getByRole('textbox', { name: `Title of page ${position}` })

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

it('[T1493] [T1821] adds a page, names, moves and removes it, and keeps the focus in the list', async () => {
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
  await panel()
    .getByRole('combobox', { name: 'How they follow' })
    .selectOptions('One question after another, with a bar')
  expect(session.store.getState().document.form.progress).toBe('fields')
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

it('[T1642] the line after sending takes answers by their parameters, and follows one that gets another name', async () => {
  const line = panel().getByRole('textbox', { name: 'Your line after it is sent' })
  const form = () => session.store.getState().document.form
  const [field] = pages()[0]?.fields ?? []
  if (!field) throw new Error('The form has no field.')
  await expect.element(panel().getByText(/^An answer goes in by its parameter: \{\{full_name\}\}/)).toBeVisible()
  await line.fill('Thank you, {{nobody}}')
  await expect.element(panel().getByText(/has the parameter “nobody”/)).toBeVisible()
  await line.fill(`Thank you, {{ ${field.name} }}`)
  await expect.element(panel().getByText(/has the parameter “/)).not.toBeInTheDocument()
  session.store.getState().dispatch(updateField(field.id, { name: 'who' }))
  expect(form().sentText).toBe('Thank you, {{who}}')
  await panel().getByText('Show every answer once more before it is sent').click()
  expect(form().review).toBe(true)
  await panel().getByText('Show visitors what they answered').click()
  expect(form().sentAnswers).toBe(true)
  expect(await axeFaults()).toEqual([])
})

it('[T1820] a page of thanks is made of blocks, which are moved and taken away by their menus', async () => {
  const blocks = () => session.store.getState().document.form.sentBlocks ?? []
  const add = async (kind: string) => {
    await panel().getByRole('button', { name: 'Add a block' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  const act = async (position: number, act: string) => {
    await panel()
      .getByRole('button', { name: `More for block ${position}` })
      .click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await add('Heading')
  await expect.element(panel().getByRole('textbox', { name: 'Heading (block 1)' })).toHaveFocus()
  // What it begins with makes room.
  await userEvent.keyboard('Until then, {{{{nobody}}')
  await expect
    .element(panel().getByRole('textbox', { name: 'Heading (block 1)' }))
    .toHaveValue('Until then, {{nobody}}')
  await expect.element(panel().getByText(/has the parameter “nobody”/)).toBeVisible()
  await panel().getByRole('textbox', { name: 'Heading (block 1)' }).fill('Until then')
  await add('Link as a button')
  await panel().getByRole('textbox', { name: 'Address of the link (block 2)' }).fill('javascript:alert(1)')
  await expect.element(panel().getByText(/^Write a whole web address/)).toBeVisible()
  await panel().getByRole('textbox', { name: 'Address of the link (block 2)' }).fill('https://example.org')
  await expect.element(panel().getByText(/^Write a whole web address/)).not.toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await act(2, 'Move up')
  await expect.element(panel().getByRole('textbox', { name: 'Link as a button (block 1)' })).toHaveFocus()
  expect(blocks()).toMatchObject([{ kind: 'link', to: 'https://example.org' }, { text: 'Until then' }])
  await act(1, 'Remove the block')
  await expect.element(panel().getByRole('textbox', { name: 'Heading (block 1)' })).toHaveFocus()
  await act(1, 'Remove the block')
  await expect.element(panel().getByRole('button', { name: 'Add a block' })).toHaveFocus()
  expect(session.store.getState().document.form.sentBlocks).toBeUndefined()
})

it('[T1823] a calendar file of it has a time of answers or a fixed one, and says what is none', async () => {
  const block = () => session.store.getState().document.form.sentBlocks?.[0]
  await panel().getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: 'Calendar file' }).click()
  await expect.element(panel().getByRole('textbox', { name: 'Calendar file (block 1)' })).toHaveValue('Add to calendar')
  await panel().getByRole('combobox', { name: 'Time (block 1)' }).selectOptions('A fixed time')
  const [start, end] = ['Start', 'End'].map((name) => panel().getByRole('textbox', { name: `${name} (block 1)` }))
  await expect.element(panel().getByText(/^Write a day, 2027-03-31/)).toBeVisible()
  await start?.fill('2027-03-31 14:00')
  await end?.fill('2027-03-31 13:00')
  await expect.element(panel().getByText(/^The end comes after the start/)).toBeVisible()
  await end?.fill('2027-03-31 16:00')
  await expect.element(panel().getByText(/^The end comes after the start/)).not.toBeInTheDocument()
  await panel().getByRole('textbox', { name: 'Place (block 1)' }).fill('Yard')
  expect(block()).toMatchObject({ when: '2027-03-31T14:00/2027-03-31T16:00', place: 'Yard' })
  expect(await axeFaults()).toEqual([])
})

it('[T1822] on a phone, where the settings are a dialog, what a menu in them says is done at once', async () => {
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Change the form' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('menuitem', { name: 'Heading', exact: true }).click()
  await expect.element(settings.getByRole('textbox', { name: 'Heading (block 1)' })).toHaveFocus()
  await settings.getByRole('button', { name: 'More for page 1' }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.element(settings.getByRole('textbox', { name: 'Title of page 2' })).toHaveFocus()
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
