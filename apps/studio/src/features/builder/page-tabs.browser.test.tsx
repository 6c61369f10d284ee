import { brandFieldId, brandPageId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { addField } from '../../domain/document/commands/fields.ts'
import { setPageNext } from '../../domain/document/commands/page-ways.ts'
import { addPage, removePage, setProgress } from '../../domain/document/commands/pages.ts'
import { newFieldId } from '../../model/new-id.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import type { Point } from './follow-pointer.ts'
import { newField } from './new-field.ts'
import { openPages, pages, panel, session } from './pages.test.kit.tsx'
import { inWindow, placeIn } from './pointer-place.test.fixture.ts'

openPages()

const tab = (name: RegExp) => page.getByRole('tablist', { name: 'Pages of the form' }).getByRole('tab', { name })
/** The bar above the canvas. */
const above = (): Element =>
  page.getByRole('tablist', { name: 'Pages of the form' }).element().parentElement ?? document.body
const canvas = () => page.getByRole('region', { name: 'Form' })
const covers = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('[data-part="cover"]'), (cover) => cover.getAttribute('aria-label'))
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point): Promise<void> {
  const buttons = type === 'mouseReleased' ? 0 : 1
  const clickCount = type === 'mouseMoved' ? 0 : 1
  await cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', buttons, clickCount })
}

it('[T1661] [T1662] pages are opened, named, moved and taken away by the keys of their tabs, and undo is offered', async () => {
  session.store.getState().dispatch(setProgress('steps'))
  await tab(/^Page 1/).click()
  await expect.poll(covers).toHaveLength(3)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^Page 2 2 fields/)).toHaveFocus()
  await expect.poll(covers).toHaveLength(2)
  await userEvent.keyboard('{F2}')
  await expect.element(page.elementLocator(above()).getByRole('textbox', { name: 'Title of page 2' })).toHaveFocus()
  await userEvent.keyboard('Your group{Enter}')
  await expect.element(tab(/^2 Your group/)).toHaveFocus()
  expect(await axeFaults()).toEqual([])
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(said('Now page 1 of 2')).toBeInTheDocument()
  await expect.element(tab(/^1 Your group/)).toHaveFocus()
  expect(pages().map(({ title }) => title)).toEqual(['Your group', undefined])
  await userEvent.keyboard('{Delete}')
  expect(pages().map(({ fields }) => fields.length)).toEqual([5])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(pages().map(({ title, fields }) => [title, fields.length])).toEqual([
    ['Your group', 2],
    [undefined, 3],
  ])
  expect(session.store.getState().document.form.progress).toBe('steps')
})

it('[T2072] says the page that the keys of a field lead to, an empty one too', async () => {
  session.store.getState().dispatch(setProgress('steps'))
  session.store.getState().dispatch(addPage(brandPageId('p3')))
  await tab(/^Page 1/).click()
  await canvas()
    .getByRole('button', { name: /^Do you bring a group/ })
    .click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(said('Now on “Page 2”')).toBeInTheDocument()
  await userEvent.keyboard('{PageDown}')
  await expect.element(said('Now on “Page 3”')).toBeInTheDocument()
  await expect.element(canvas().getByRole('button', { name: 'Short text' })).toHaveFocus()
})

it('[T1742] [T1539] a page that was moved to the end shows the ways that it brought, and offers no other', async () => {
  const { dispatch } = session.store.getState()
  dispatch(setProgress('steps'))
  dispatch(addPage(brandPageId('p3')))
  const [first] = pages()
  if (!first) throw new TypeError('A form has a page.')
  dispatch(
    setPageNext(first.id, [{ to: brandPageId('p3'), when: { field: brandFieldId('f3'), is: 'equal', to: 'yes' } }]),
  )
  await tab(/^Page 1/).click()
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  await expect.element(panel().getByText(/does not come after this page/)).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Add another way' })).not.toBeInTheDocument()
  await panel().getByRole('button', { name: 'Remove this way' }).click()
  expect(pages().map(({ next }) => next)).toEqual([undefined, undefined, undefined])
})

it('[T1663] [T1664] a new page is named at once, says what to do, and takes a field by its menu and by drag', async () => {
  session.store.getState().dispatch(setProgress('steps'))
  await page.elementLocator(above()).getByRole('button', { name: 'Add a page' }).click()
  await userEvent.keyboard('Last{Enter}')
  await expect.element(tab(/^3 Last No fields yet/)).toHaveFocus()
  await expect.element(canvas().getByText(/^Nothing is asked on this page yet/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await tab(/^Page 1/).click()
  await canvas()
    .getByRole('button', { name: /^E-mail/ })
    .click()
  await canvas().getByRole('button', { name: 'To another page' }).click()
  await page.getByRole('menuitem', { name: 'Move to “Last”' }).click()
  await expect.element(said('Now on “Last”')).toBeInTheDocument()
  await expect.element(canvas().getByRole('button', { name: /^E-mail/ })).toHaveFocus()
  await expect.poll(covers).toHaveLength(1)
  await tab(/^Page 1/).click()
  await canvas()
    .getByRole('button', { name: /^Your name/ })
    .click()
  const grip = document.querySelector('[data-part="grip"]')
  if (!grip) throw new TypeError('A field has a grip.')
  await mouse('mousePressed', placeIn(grip))
  await mouse('mouseMoved', placeIn(tab(/^Page 2/).element()))
  await expect.element(tab(/^Page 2/)).toHaveAttribute('data-target')
  // A drag that rests over a tab opens its page, and goes on.
  await expect.element(tab(/^Page 2/)).toHaveAttribute('aria-selected', 'true')
  await mouse('mouseReleased', placeIn(tab(/^Page 2/).element()))
  await expect
    .poll(() => pages().map(({ fields }) => fields.map(({ label }) => label)))
    .toEqual([['Do you bring a group?'], ['How many people?', 'Anything else?', 'Your name'], ['E-mail']])
})

it('[T1742] [T1539] says when visitors come to a page, and what follows it, with fields that they have come by', async () => {
  session.store.getState().select({ fieldId: undefined })
  const choices = (name: string) => panel().getByRole('combobox', { name })
  await choices('After this page').selectOptions('Send, past all others')
  expect(pages()[0]?.next).toEqual([{ end: true }])
  // A page that everybody goes past says so, on its tab too, and one press settles it.
  await tab(/^Page 2.*Nobody gets here\./).click()
  session.store.getState().select({ fieldId: undefined })
  await expect.element(panel().getByText('“Page 1” always leads past this page.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await panel().getByRole('button', { name: 'Let the next page follow “Page 1”' }).click()
  expect(pages()[0]?.next).toBeUndefined()
  await expect.element(tab(/^Page 2/)).not.toHaveAccessibleName(/Nobody/)
  await tab(/^Page 1/).click()
  session.store.getState().select({ fieldId: undefined })
  await choices('After this page').selectOptions('Send, past all others')
  await panel().getByRole('button', { name: 'Only when…' }).click()
  await choices('Question').selectOptions('Do you bring a group?')
  expect(pages()[0]?.next).toEqual([{ end: true, when: { field: 'f3', is: 'equal', to: 'yes' } }])
  await choices('After this page').selectOptions('The next one')
  expect(pages()[0]?.next).toBeUndefined()
  await tab(/^Page 2/).click()
  session.store.getState().select({ fieldId: undefined })
  await panel().getByRole('button', { name: 'Come to it only when…' }).click()
  await choices('Question').selectOptions('Do you bring a group?')
  expect(pages()[1]?.visibleWhen).toEqual({ field: 'f3', is: 'equal', to: 'yes' })
  expect(await axeFaults()).toEqual([])
})

it('[T1860] shows review and page of thanks behind the last page, with settings, and says what is made up', async () => {
  await tab(/^Page 2/).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^Thank you/)).toHaveFocus()
  await expect.element(tab(/^Thank you/)).toHaveAttribute('aria-selected', 'true')
  const thanks = page.getByRole('tabpanel', { name: 'Thank you' })
  await expect.element(thanks.getByText('Sent', { exact: true })).toBeVisible()
  await expect.element(page.getByText('The answers and the reference are made up. Nothing was sent.')).toBeVisible()
  await expect.element(page.getByText(/600.px/)).toBeVisible()
  await panel().getByRole('textbox', { name: 'Your line after it is sent' }).fill('See you on Saturday, {{full_name}}.')
  await expect.element(thanks.getByText('See you on Saturday, Ada Lovelace.')).toBeVisible()
  const rows = newField(session.store.getState().document.form, 'rows', newFieldId())
  session.store.getState().dispatch(addField(rows))
  await tab(/^Page 2/).click()
  await tab(/^Thank you/).click()
  await panel().getByText('Show visitors what they answered').click()
  await expect.element(thanks.getByText(/^\w+ 1: /)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await page.getByRole('button', { name: 'Rating' }).click()
  await expect.element(canvas()).toBeVisible()
  await expect.element(tab(/^Page 2/)).toHaveAttribute('aria-selected', 'true')
  for (const { id } of pages().slice(1)) session.store.getState().dispatch(removePage(id))
  await tab(/^Form$/).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(/^Thank you/)).toHaveFocus()
  await panel().getByText('Show every answer once more before it is sent').click()
  await tab(/^Thank you/).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab(/^Review/)).toHaveFocus()
  const review = page.getByRole('tabpanel', { name: 'Review' })
  await expect.element(review.getByText('Ada Lovelace')).toBeVisible()
  await expect.element(review.getByText('Nothing has been sent yet.')).toBeVisible()
  await expect.element(page.getByText('The answers are made up.', { exact: true })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await panel().getByText('Show every answer once more before it is sent').click()
  await expect.element(tab(/^Thank you/)).toHaveAttribute('aria-selected', 'true')
  await tab(/^Thank you/).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab(/^Form$/)).toHaveFocus()
})
