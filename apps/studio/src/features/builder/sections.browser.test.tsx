import { brandFieldId, type Field } from '@letterslot/core'
import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession
const placed = () => fieldPositions(session.store.getState().document.form).map(({ field }) => field)
const ids = () => placed().map(({ id }) => id)
const labels = () => placed().map(({ label }) => label)
const canvas = () => page.getByRole('region', { name: 'Form' })
const toast = (text: string) => page.getByRole('alertdialog').filter({ hasText: text })
const keys = (text: string) => userEvent.keyboard(text)
const cover = (name: RegExp) => canvas().getByRole('button', { name })

const section: Field = {
  id: brandFieldId('s1'),
  kind: 'section',
  name: 'group_part',
  label: 'Your group',
  rules: [],
}

/** Top of the words of an element, in px of the window. */
function topOf(locator: Locator): number {
  const element = locator.element()
  const { borderTopWidth, paddingTop } = getComputedStyle(element)
  return Math.round(
    element.getBoundingClientRect().top + Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop),
  )
}

/** The workshop with a section before its last two fields. */
async function open(more: Partial<Field> = {}): Promise<void> {
  localStorage.clear()
  await page.viewport(1440, 900)
  const form = workshopForm()
  const pages = form.pages.map((one, index) =>
    index === 1 ? { ...one, fields: [{ ...section, ...more }, ...one.fields] } : one,
  )
  session = sessionOf({ ...form, pages })
  await render(<BuildStepInShell session={session} />)
  await expect.element(canvas().getByRole('textbox', { name: 'Label' })).toHaveFocus()
}

it('[T1910] a section has a title and words below it, and stands beside nothing', async () => {
  await open()
  await cover(/^Your group, Section/).click()
  const inspector = page.getByRole('tabpanel', { name: 'Field' })
  await userEvent.fill(inspector.getByRole('textbox', { name: 'Title' }), 'All of you')
  await userEvent.fill(inspector.getByRole('textbox', { name: 'Words below the title' }), 'We cook for all.')
  await expect.element(canvas().getByRole('heading', { name: 'All of you' })).toBeInTheDocument()
  await expect.element(canvas().getByText('We cook for all.')).toBeInTheDocument()
  const inPlace = canvas().getByRole('textbox', { name: 'Title' })
  const heading = canvas().getByRole('heading', { name: 'All of you' })
  await expect.poll(() => topOf(inPlace) - topOf(heading)).toBe(0)
  await userEvent.fill(inPlace, 'All who come')
  await expect.element(canvas().getByRole('heading', { name: 'All who come' })).toBeInTheDocument()
  await expect
    .element(inspector.getByText('2 fields stand in it, up to the next section or the end of the page.'))
    .toBeVisible()
  for (const label of ['Width', 'Help text', 'Parameter'])
    await expect.element(inspector.getByLabelText(label)).not.toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await cover(/^How many people/).click()
  const beside = page.getByRole('toolbar', { name: 'Field' }).getByRole('button', { name: 'Beside the field before' })
  await expect.element(beside).toBeDisabled()
})

it('[T1911] deleted alone it leaves its fields and says so, or goes with them, each undone by one press', async () => {
  await open()
  await cover(/^Your group, Section/).click()
  await expect.element(canvas().getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await keys('{Escape}{Delete}')
  expect(ids()).toEqual(['f1', 'f2', 'f3', 'f4', 'f5'])
  await toast('Deleted “Your group”; its 2 fields stay').getByRole('button', { name: 'Undo' }).click()
  expect(ids()).toEqual(['f1', 'f2', 'f3', 's1', 'f4', 'f5'])
  await page.getByRole('button', { name: 'Delete it with its fields' }).click()
  expect(ids()).toEqual(['f1', 'f2', 'f3'])
  await toast('Deleted 3 fields').getByRole('button', { name: 'Undo' }).click()
  expect(ids()).toEqual(['f1', 'f2', 'f3', 's1', 'f4', 'f5'])
  await expect.element(page.getByRole('heading', { name: '3 fields selected' })).toBeVisible()
})

it('[T1911] copied it has copies of its fields, and can be selected with them', async () => {
  await open()
  await cover(/^Your group, Section/).click()
  await page.getByRole('button', { name: 'Select it with its fields' }).click()
  await expect.element(page.getByRole('heading', { name: '3 fields selected' })).toBeVisible()
  await cover(/^Your group, Section/).click()
  await page.getByRole('toolbar', { name: 'Field' }).getByRole('button', { name: 'Duplicate' }).click()
  const [, , , title, people, notes] = labels()
  expect(labels().slice(6)).toEqual([title, people, notes])
  expect(ids().slice(0, 6)).toEqual(['f1', 'f2', 'f3', 's1', 'f4', 'f5'])
})

it('[T1911] [T1912] the outline has its fields in it, and closes it', async () => {
  await open()
  await page.getByRole('radio', { name: 'Outline' }).click()
  const tree = page.getByRole('treegrid', { name: 'Outline' })
  const row = tree.getByRole('row', { name: /^Your group/ })
  await expect.element(row).toHaveAttribute('aria-level', '2')
  await expect.element(tree.getByRole('row', { name: /^How many people/ })).toHaveAttribute('aria-level', '3')
  expect(await axeFaults()).toEqual([])
  await row.click()
  await keys('{ArrowLeft}')
  await expect.element(tree.getByRole('row', { name: /^How many people/ })).not.toBeInTheDocument()
  await keys('{Delete}')
  await expect.element(toast('Deleted “Your group”; its 2 fields stay')).toBeVisible()
  await expect.element(tree.getByRole('row', { name: /^How many people/ })).toHaveAttribute('aria-level', '2')
})

it('[T1913] its condition asks none of its fields, and each of them tells it', async () => {
  await open({ visibleWhen: { field: brandFieldId('f3'), is: 'equal', to: 'yes' } })
  await expect.element(canvas().getByText('Shown, with its fields, when “Do you bring a group?” is Yes')).toBeVisible()
  await cover(/^Your group, Section/).click()
  await page.getByRole('tab', { name: /^Logic/ }).click()
  const asked = page.getByRole('tabpanel').getByRole('combobox', { name: 'Question' })
  await expect.element(asked).toBeVisible()
  expect([...asked.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Your name',
    'E-mail',
    'Do you bring a group?',
  ])
  await cover(/^Anything else/).click()
  const panel = page.getByRole('tabpanel')
  await expect
    .element(panel.getByText('Its section “Your group” is shown when “Do you bring a group?” is Yes.'))
    .toBeVisible()
  await expect
    .element(panel.getByRole('status').filter({ hasText: 'this field is hidden, because its section is.' }))
    .toBeVisible()
  expect(await axeFaults()).toEqual([])
})
