import { describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { practiceConnection } from '../../model/connection.ts'
import { openStudio, storageWithForm } from '../open-studio.test.fixture.tsx'

/** Waits until something has the focus again, and says what. */
async function focused(): Promise<string> {
  await expect.poll(() => document.activeElement !== document.body, { timeout: 15_000 }).toBe(true)
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return ''
  const labels = activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.innerText ?? '') : ''
  return activeElement.getAttribute('aria-label') ?? (labels || activeElement.innerText)
}

/** Presses a control as a keyboard does. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible()
  // A panel that comes anew in this moment brings the control again, without the focus.
  await vi.waitFor(() => {
    const element = control.element()
    if (element instanceof HTMLElement) element.focus()
    expect(document.activeElement).toBe(element)
  })
  await userEvent.keyboard('{Enter}')
}

async function open(address: string): Promise<void> {
  await page.viewport(1440, 900)
  await openStudio(await storageWithForm(practiceConnection), address)
}

/** Opens the builder, which gives the first label the focus: a key before that would be typed into it. */
async function openBuilder(): Promise<void> {
  await open('/forms/contact/build')
  await expect.element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })).toHaveFocus()
}

const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
const tab = (name: RegExp): Locator => page.getByRole('tab', { name })

describe('the focus is never lost', () => {
  it('[T1108] after a rule or a condition was added or removed', async () => {
    await openBuilder()
    await tab(/^Rules/).click()
    await press(button('Remove Required'))
    await expect.element(button('Remove Required')).not.toBeInTheDocument()
    expect(await focused()).not.toBe('')
    await press(button('Required'))
    await expect.element(button('Remove Required')).toBeVisible()
    expect(await focused()).not.toBe('')
    await tab(/^Logic/).click()
    await press(button('Show only when…'))
    await expect.element(button('Show always')).toBeVisible()
    expect(await focused()).not.toBe('')
    await press(button('Show always'))
    await expect.element(button('Show only when…')).toHaveFocus()
  })

  it('[T1108] after a field was added, duplicated, moved to the end or deleted, down to the last', async () => {
    await openBuilder()
    const canvas = page.getByRole('region', { name: 'Form' })
    await press(button('Duplicate'))
    await expect.element(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus()
    await press(button('Move down'))
    await press(button('Move down'))
    await expect.element(button('Move down')).toBeDisabled()
    expect(await focused()).toMatch(/^Your name/)
    for (const left of [3, 2, 1, 0]) {
      await press(button('Delete'))
      await expect.poll(() => document.querySelectorAll('[data-canvas-field]').length).toBe(left)
      expect(await focused()).not.toBe('')
    }
    await expect.element(canvas.getByRole('button', { name: 'Short text' })).toHaveFocus()
  })

  it('[T1108] after a choice was added or removed', async () => {
    await openBuilder()
    await press(page.getByRole('complementary', { name: 'Fields to add' }).getByRole('button', { name: 'Dropdown' }))
    const panel = page.getByRole('complementary', { name: 'What is selected' })
    await press(panel.getByRole('button', { name: 'Add a choice' }))
    await expect.element(panel.getByRole('textbox', { name: 'Choice 3', exact: true })).toHaveFocus()
    await press(panel.getByRole('button', { name: 'More for choice 3' }))
    await press(page.getByRole('menuitem', { name: 'Remove' }))
    await expect.element(panel.getByRole('textbox', { name: 'Choice 2', exact: true })).toHaveFocus()
  })

  it('[T1108] after undo came to its end', async () => {
    await openBuilder()
    await userEvent.keyboard('Who?')
    await press(button('Undo'))
    await expect.element(button('Undo')).toBeDisabled()
    expect(await focused()).toBe('Redo')
  })

  it('[T1108] after a recipient or a block was added or removed', async () => {
    await open('/forms/contact/email')
    await press(button('Add an address'))
    await expect.element(page.getByRole('textbox', { name: 'To, address 2' })).toHaveFocus()
    await userEvent.keyboard('you@example.org')
    await press(button('Remove you@example.org'))
    await expect.element(page.getByRole('textbox', { name: 'To, address 2' })).not.toBeInTheDocument()
    expect(await focused()).not.toBe('')
    const blocks = (): number => document.querySelectorAll('[data-block]').length
    const before = blocks()
    await press(button(/divider/i))
    await expect.poll(blocks).toBe(before + 1)
    expect(await focused()).not.toBe('')
    await press(page.getByRole('toolbar').getByRole('button', { name: 'Delete' }))
    await expect.poll(blocks).toBe(before)
    expect(await focused()).not.toBe('')
  })

  it('[T1108] [T1163] after a row of answers was taken out, down to the last', async () => {
    await open('/forms/contact/email')
    await page.getByText('Rows follow the form', { exact: true }).click()
    const rows = page.getByRole('button', { name: /^Take out / })
    await expect.element(rows.first()).toBeVisible()
    for (let left = rows.elements().length - 1; left >= 0; left -= 1) {
      await press(rows.first())
      await expect.poll(() => rows.elements().length).toBe(left)
      expect(await focused()).not.toBe('')
    }
    await expect.element(page.getByText(/^No rows here\. Switch on “Rows follow the form”/)).toBeVisible()
  })

  it('[T1108] after another name for the template was added or removed', async () => {
    await open('/forms/contact/connect')
    await page.getByText('More', { exact: true }).click()
    const name = page.getByRole('textbox', { name: 'Parameter of the template' })
    await press(button('Add a parameter'))
    await expect.element(name).toHaveFocus()
    await press(button('Remove this parameter'))
    await expect.element(name).not.toBeInTheDocument()
    expect(await focused()).not.toBe('')
  })

  it('[T1108] after a connection was deleted', async () => {
    await open('/connections')
    await press(button(/^Delete the connection/))
    await expect.element(button(/^Delete the connection/)).not.toBeInTheDocument()
    expect(await focused()).not.toBe('')
  })

  it('[T1108] after a connection was added', async () => {
    await open('/connections')
    await press(button('Add EmailJS'))
    const dialog = page.getByRole('dialog')
    for (const label of ['Public key', 'Service ID', 'Template ID']) await page.getByLabelText(label).fill('some_id')
    await press(dialog.getByRole('button', { name: 'Add EmailJS' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Add EmailJS')).toHaveFocus()
  })

  it('[T1108] after a form was duplicated, deleted and put back', async () => {
    await open('/')
    const menus = page.getByRole('button', { name: /^More about / })
    const choose = async (item: string): Promise<void> => {
      await press(menus.first())
      await press(page.getByRole('menuitem', { name: item, exact: true }))
    }
    await choose('Duplicate')
    await expect.poll(() => menus.elements().length).toBe(2)
    expect(await focused()).not.toBe('')
    await choose('Delete')
    await expect.poll(() => menus.elements().length).toBe(1)
    expect(await focused()).not.toBe('')
    await press(button('Undo'))
    await expect.poll(() => menus.elements().length).toBe(2)
    expect(await focused()).not.toBe('')
  })
})
