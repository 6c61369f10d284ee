import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { brandPageId } from '@letterslot/core'
import { setFormTexts } from '../../domain/document/commands/form.ts'
import { setPageNext } from '../../domain/document/commands/page-ways.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { mouseButton } from './drag.test.kit.tsx'
import type { Point } from './follow-pointer.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const yes = { field: 'f3', is: 'equal', to: 'yes' }
const panel = () => page.getByRole('complementary', { name: 'What is selected' })
const flow = () => page.getByRole('region', { name: 'How the pages follow' })
const choices = (name: string) => page.getByRole('combobox', { name })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })
let session: DocumentSession
const next = () => session.store.getState().document.form.pages[0]?.next

beforeEach(async () => {
  await page.viewport(1280, 800)
  const [first, second] = workshopForm().pages
  const pages = [
    { ...first, title: 'You', next: [{ when: yes, to: 'p3' }] },
    { ...second, title: 'Your group' },
    { id: 'p3', title: 'Pieces', visibleWhen: yes, next: [{ end: true }], fields: [] },
    { id: 'p4', title: 'Rest', fields: [{ id: 'f6', kind: 'text', name: 'rest', label: 'Rest', rules: [] }] },
  ]
  session = sessionOf(workshopForm({ pages, progress: 'steps', review: true }))
  await render(<BuildStepInShell session={session} />)
  await expect.element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })).toHaveFocus()
})

it('[T1852] the picture shows each page with its ways and what nobody comes to; a press leads to the page or the condition', async () => {
  await page.getByRole('button', { name: 'How the pages follow' }).click()
  await expect.element(flow().getByRole('button', { name: /^1 You/ })).toHaveAttribute('aria-current', 'true')
  const items = flow()
    .getByRole('listitem')
    .all()
    .map((item) => item.element().textContent)
  expect(items).toContain('Else “Your group”')
  expect(items.slice(-2)).toEqual(['Reviewof all answersThen “Thank you”', 'Thank you'])
  expect(await axeFaults()).toEqual([])

  await flow().getByRole('button', { name: 'From “You” to “Pieces” when “Do you bring a group?” is Yes' }).click()
  await expect.element(choices('After this page')).toHaveFocus()
  await flow().getByRole('button', { name: 'only when “Do you bring a group?” is Yes' }).click()
  await expect.element(panel().getByText('Ways of “Pieces”')).toBeVisible()
  await expect.element(flow().getByRole('button', { name: /^3 Pieces/ })).toHaveAttribute('aria-current', 'true')
  await choices('After this page').selectOptions('The next one')
  await panel().getByRole('button', { name: 'Come to it always' }).click()
  await flow()
    .getByRole('button', { name: /^1 You/ })
    .click()
  await choices('After this page').selectOptions('Rest')
  await panel().getByRole('button', { name: 'Go there always' }).click()
  await expect.element(flow().getByRole('button', { name: '2 Your group Nobody gets here' })).toBeVisible()
})

it('[T1852] behind the pages stand the review and the page of thanks; a press opens each, as its tab does', async () => {
  await page.getByRole('button', { name: 'How the pages follow' }).click()
  const box = (name: RegExp) => flow().getByRole('button', { name })
  for (const [name, title] of [
    [/^Review/, 'Review'],
    [/^Thank you/, 'Thank you'],
  ] as const) {
    box(name).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name: title })).toBeVisible()
    await expect.element(box(name)).toHaveAttribute('aria-current', 'true')
    await expect.element(box(name)).toHaveFocus()
  }
  await expect.element(box(/^Review/)).not.toHaveAttribute('aria-current')
  expect(await axeFaults()).toEqual([])
  // Without a review answers go out from the last page: a box to read.
  session.store.getState().dispatch(setFormTexts({ review: undefined }))
  await expect.element(box(/^Review/)).not.toBeInTheDocument()
  await expect.element(flow().getByText('Send', { exact: true })).toBeVisible()
})

it('[T1853] several ways on from a page are added, put in order and removed, and the focus stays among them', async () => {
  session.store.getState().select({ fieldId: undefined })
  await panel().getByRole('button', { name: 'Add another way' }).click()
  await expect.element(choices('Else, way 2')).toHaveFocus()
  expect(next()).toMatchObject([{ to: 'p3' }, { end: true }])
  // What is always taken is the last.
  await expect.element(panel().getByRole('button', { name: 'Add another way' })).not.toBeInTheDocument()
  await choices('Else, way 2').selectOptions('Your group')
  expect(next()).toMatchObject([{ to: 'p3' }, { to: 'p2' }])
  await panel().getByRole('button', { name: 'More for way 2' }).click()
  await page.getByRole('menuitem', { name: 'Try it earlier' }).click()
  await expect.element(choices('After this page')).toHaveFocus()
  await expect.element(said('Now way 1 of 2')).toBeInTheDocument()
  expect(next()).toEqual([{ to: 'p2' }, { when: yes, to: 'p3' }])
  await expect.element(panel().getByText('Always, so that no way behind it is taken.')).toBeVisible()
  session.store.getState().undo()
  expect(next()).toMatchObject([{ to: 'p3' }, { to: 'p2' }])
  await panel().getByRole('button', { name: 'More for way 2' }).click()
  await page.getByRole('menuitem', { name: 'Remove this way' }).click()
  await expect.element(choices('After this page')).toHaveFocus()
  expect(next()).toEqual([{ when: yes, to: 'p3' }])
  expect(await axeFaults()).toEqual([])
})

it('[T1852] on a phone the picture is a sheet, by the menu of the page, and leads to the settings', async () => {
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'More for page 1' }).click()
  await page.getByRole('menuitem', { name: 'How the pages follow' }).click()
  await expect.element(flow().getByRole('button', { name: /^1 You/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await flow().getByRole('button', { name: 'From “You” to “Pieces” when “Do you bring a group?” is Yes' }).click()
  await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'After this page' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
})

it('[T1856] a jump is dragged from the edge of a page to another, or chosen from a menu; Escape and undo take it back', async () => {
  session.store.getState().dispatch(setPageNext(brandPageId('p3'), undefined))
  await page.getByRole('button', { name: 'How the pages follow' }).click()
  const box = (name: RegExp) => flow().getByRole('button', { name })
  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  await expect.element(box(/^2 Your group/)).toBeVisible()
  const drag = async (from: string, to: Element): Promise<void> => {
    const grip = document.querySelector(`[data-jump-from="${from}"]`)
    if (!grip) throw new Error('The page has no edge to drag from.')
    // The picture may have scrolled under the drag before.
    grip.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    await mouseButton.press(middle(grip))
    await mouseButton.move(middle(box(/^3 Pieces/).element()))
    await mouseButton.move(middle(to))
  }
  const next2 = () => session.store.getState().document.form.pages[1]?.next
  const target = box(/^4 Rest/).element()
  await drag('p2', target)
  await expect.element(box(/^4 Rest/)).toHaveAttribute('data-target')
  await userEvent.keyboard('{Escape}')
  await mouseButton.lift(middle(target))
  expect(next2()).toBeUndefined()

  await drag('p2', target)
  await expect.element(box(/^4 Rest/)).toHaveAttribute('data-target')
  await mouseButton.lift(middle(target))
  await expect.poll(next2).toEqual([{ to: 'p4' }])
  await expect.element(choices('After this page')).toHaveFocus()
  await expect.element(said('It is always taken, until you give it a condition.')).toBeInTheDocument()
  await expect.element(box(/^2 Your group/)).toHaveAttribute('aria-current', 'true')
  session.store.getState().undo()
  expect(next2()).toBeUndefined()

  await flow().getByRole('button', { name: 'Jump', exact: true }).click()
  await page.getByRole('menuitem', { name: 'From “Your group” to “Review”' }).click()
  await expect.poll(next2).toEqual([{ end: true }])
  await expect.element(choices('After this page')).toHaveFocus()
  expect(await axeFaults()).toEqual([])
})

it('[T1856] arrow keys walk from box to box, and to the ways of one', async () => {
  await page.getByRole('button', { name: 'How the pages follow' }).click()
  const box = (name: RegExp) => flow().getByRole('button', { name })
  await expect.element(box(/^1 You/)).toBeVisible()
  box(/^1 You/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(flow().getByRole('button', { name: /^From “You” to “Pieces”/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box(/^1 You/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(box(/^Thank you/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(box(/^Review/)).toHaveFocus()
})
