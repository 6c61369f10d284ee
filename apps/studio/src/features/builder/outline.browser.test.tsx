import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { mouseButton } from './drag.test.kit.tsx'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T1669] the outline goes with the canvas, moves what is selected by keys, and leads to it', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  const session = sessionOf(workshopForm())
  const ids = () => session.store.getState().document.form.pages.map(({ fields }) => fields.map(({ id }) => id))
  const selection = () => {
    const { fieldId, otherFieldIds } = session.store.getState().selection
    return [fieldId, ...otherFieldIds]
  }
  const row = (name: RegExp) => page.getByRole('treegrid', { name: 'Outline' }).getByRole('row', { name })
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  await render(<BuildStepInShell session={session} />)
  await page.getByRole('radio', { name: 'Outline' }).click()
  await expect.element(row(/^Your name/)).toHaveAttribute('aria-selected', 'true')
  expect(await axeFaults()).toEqual([])
  await row(/^E-mail/).click()
  await expect.poll(selection).toEqual(['f2'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(selection).toEqual(['f3', 'f2'])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(said('Moved 2 fields to position 2 of 5')).toBeInTheDocument()
  expect(ids()).toEqual([['f1'], ['f2', 'f3', 'f4', 'f5']])
  await row(/^How many people/).click()
  await userEvent.keyboard('{Delete}')
  expect(ids()).toEqual([['f1'], ['f2', 'f3', 'f5']])
  await page.getByRole('searchbox', { name: 'Find in this form' }).fill('else')
  await expect.element(row(/^Your name/)).not.toBeInTheDocument()
  await row(/^Anything else/).click()
  await userEvent.keyboard('{Enter}')
  const cover = page.getByRole('region', { name: 'Form' }).getByRole('button', { name: /^Anything else/ })
  await expect.element(cover).toHaveFocus()
})

it('[T1669] a mouse drags a field of the outline to a line between two others, and onto a page', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  const session = sessionOf(workshopForm())
  const ids = () => session.store.getState().document.form.pages.map(({ fields }) => fields.map(({ id }) => id))
  await render(<BuildStepInShell session={session} />)
  await page.getByRole('radio', { name: 'Outline' }).click()
  const before = ids()
  const [first = '', second = '', third = ''] = before.flat()
  const boxOf = (id: string) => {
    const row = document.querySelector(`[data-outline-row="${id}"]`)
    if (!row) throw new TypeError(`${id} is not in the outline.`)
    return row.getBoundingClientRect()
  }
  await expect.poll(() => document.querySelector(`[data-outline-row="${third}"]`)).not.toBeNull()
  const [from, over] = [boxOf(second), boxOf(third)]
  await mouseButton.press({ x: from.left + 60, y: from.top + 16 })
  await mouseButton.move({ x: from.left + 60, y: from.top + 24 })
  await mouseButton.move({ x: over.left + 60, y: over.bottom - 4 })
  await expect.poll(() => document.querySelectorAll('[data-outline] [data-line]').length).toBe(1)
  await mouseButton.lift({ x: over.left + 60, y: over.bottom - 4 })
  await expect.poll(() => ids().flat().slice(0, 3)).toEqual([first, third, second])
  session.store.getState().undo()
  expect(ids()).toEqual(before)
  const [start, head] = [boxOf(first), boxOf(session.store.getState().document.form.pages[1]?.id ?? '')]
  await mouseButton.press({ x: start.left + 60, y: start.top + 16 })
  await mouseButton.move({ x: start.left + 60, y: start.top + 24 })
  await mouseButton.move({ x: head.left + 60, y: head.top + 10 })
  await mouseButton.lift({ x: head.left + 60, y: head.top + 10 })
  await expect.poll(() => ids()[1]?.slice(0, 1)).toEqual([first])
})

it('[T1669] [T1583] the keys of the outline act on the row that has the focus, which stays there', async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  const session = sessionOf(workshopForm())
  const labels = () =>
    session.store.getState().document.form.pages.map(({ fields }) => fields.map(({ label }) => label))
  const before = labels()
  const [first = '', ...others] = before.flat()
  const tree = page.getByRole('treegrid', { name: 'Outline' })
  const row = (name: string) =>
    tree.getByRole('row', { name: new RegExp(`^${name.replaceAll(/[?()]/g, String.raw`\$&`)}`) })
  const clipboard = (type: 'copy' | 'cut' | 'paste', text = ''): string => {
    const clipboardData = new DataTransfer()
    if (type === 'paste') clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  }
  await render(<BuildStepInShell session={session} />)
  await page.getByRole('radio', { name: 'Outline' }).click()
  await expect.element(row(`${first}, Short text, needs an answer`)).toBeInTheDocument()
  await expect.element(page.getByRole('complementary', { name: 'Outline' })).toBeInTheDocument()
  await row(others[2] ?? '').click()
  // To its page, which the key of a tree leads to without selecting it.
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tree.getByRole('row', { level: 1 }).nth(1)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(labels()).toEqual([before[1], before[0]])
  session.store.getState().undo()

  await row(others[1] ?? '').click()
  await userEvent.keyboard('{Delete}')
  expect(labels().flat()).toEqual([first, others[0], ...others.slice(2)])
  await expect.element(row(others[2] ?? '')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(labels()).toEqual(before)
  await expect
    .element(page.getByRole('status').filter({ hasText: `Undone: “${others[1]}” is back` }))
    .toBeInTheDocument()

  const text = clipboard('cut')
  expect(labels().flat()).toEqual([first, ...others.slice(0, 2), ...others.slice(3)])
  await expect.element(row(others[3] ?? '')).toHaveFocus()
  clipboard('paste', text)
  expect(labels().flat()).toEqual([first, ...others.slice(0, 2), others[3], others[2]])
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.element(page.getByRole('tab', { selected: true }).first()).toHaveFocus()
})
