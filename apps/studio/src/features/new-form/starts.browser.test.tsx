import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { StartsDialog } from './StartsDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Ready forms' })
const find = dialog.getByRole('searchbox', { name: 'What do you want to ask for?' })
const pane = dialog.getByRole('region', { name: 'Preview' })
const option = (name: RegExp) => dialog.getByRole('option', { name })

/** Opens the gallery; tells what was taken, by id and title. */
async function openGallery(width = 1280, made?: Promise<void>): Promise<readonly string[]> {
  await page.viewport(width, 800)
  const taken: string[] = []
  await render(
    <StartsDialog
      isOpen
      onClose={() => undefined}
      onChoose={async ({ id, form }) => {
        taken.push(`${id}: ${form.title}`)
        await made
      }}
    />,
  )
  return taken
}

it('[T1673] [T1851] every start is alive in small, out of the way of keys, and found by its questions or its purpose', async () => {
  const waiting = new Set<string | null>()
  const kindsAsText =
    ':is([data-kind=rows], [data-kind=rating], [data-kind=scale], [data-kind=calculated]) > .ls-control'
  const observer = new MutationObserver(() => {
    for (const one of document.querySelectorAll(kindsAsText)) waiting.add(one.id)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const taken = await openGallery()
  const drawnOf = (id: string): Element | null => document.querySelector(`[id^="start-${id}-"]`)
  await expect.element(find).toHaveFocus()
  expect(dialog.getByRole('option').all()).toHaveLength(16)
  await expect.element(dialog.getByText('16 forms')).toBeVisible()
  // Drawn by the runtime, once they are in sight.
  await expect.poll(() => drawnOf('order')?.closest('.ls-form')?.closest('[inert]')).toBeTruthy()
  expect(drawnOf('petition')).toBeNull()
  await expect.element(dialog.getByText('2 pages, 11 questions, conditions, a file')).toBeVisible()
  await expect.element(option(/^Order .* a total$/)).toBeVisible()
  expect(await axeFaults()).toEqual([])

  await find.fill('signature child')
  await expect.element(dialog.getByText('1 of 16 forms')).toBeVisible()
  await expect.element(pane.getByRole('heading', { name: 'School trip' })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Opinions/ }).click()
  await expect
    .element(dialog.getByText('No form asks for that. Begin with a blank one, or look among all:'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Blank form “signature child”' }).click()
  expect(taken).toEqual(['form: signature child'])
  await dialog.getByRole('button', { name: 'Show all' }).click()
  await dialog.getByRole('radio', { name: /^Opinions/ }).click()
  await expect.element(dialog.getByText('3 of 16 forms')).toBeVisible()
  await option(/^Petition/).click()
  await expect.poll(() => drawnOf('petition')).toBeTruthy()
  expect([...waiting]).toEqual([])
})

it('[T1900] arrow keys walk through the grid, what they reach is looked at, and Enter, two presses or the button take it', async () => {
  const taken = await openGallery()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(option(/^Contact form/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(pane.getByRole('heading', { name: 'RSVP' })).toBeVisible()
  expect(option(/^RSVP/).element().getAttribute('aria-selected')).toBe('true')
  const columns = getComputedStyle(dialog.getByRole('listbox').element()).gridTemplateColumns.split(' ').length
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  const below = dialog.getByRole('option').all()[1 + columns]
  expect(document.activeElement).toBe(below?.element())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(option(/^Event/)).toHaveFocus()
  await userEvent.keyboard('{Enter}{End}')
  expect(taken).toEqual(['event: Summer workshop'])
  await expect.element(option(/^Petition/)).toHaveFocus()
  await userEvent.keyboard('{Home}{Tab}')
  expect(pane.element().contains(document.activeElement)).toBe(true)
  await option(/^Feedback/).dblClick()
  await option(/^Order/).click()
  expect(taken).toHaveLength(2)
  await expect.element(pane.getByRole('heading', { name: 'Order', exact: true })).toBeVisible()
  await pane.getByRole('button', { name: 'Use this form' }).click()
  await dialog.getByRole('button', { name: 'Blank form' }).click()
  expect(taken).toEqual([
    'event: Summer workshop',
    'feedback: How was it?',
    'order: Order honey',
    'form: Untitled form',
  ])
})

it('[T1901] what is looked at can be filled in to its end and sends to nobody; its mail is there; on a phone it is a sheet', async () => {
  const taken = await openGallery()
  await expect.element(pane.getByText('Fill it in as you like: it sends to nobody.')).toBeVisible()
  await pane.getByRole('button', { name: 'Send' }).click()
  await expect.element(pane.getByText('Write your message').first()).toBeVisible()
  await pane.getByLabelText('Your name').fill('Ada')
  await pane.getByLabelText('E-mail').fill('ada@example.org')
  await pane.getByLabelText('Message').fill('Hello')
  await pane.getByRole('button', { name: 'Send' }).click()
  await expect.element(pane.getByText(/Yours went nowhere/)).toBeVisible()
  await pane.getByRole('radio', { name: 'Phone' }).click()
  await expect.element(pane.getByLabelText('Message')).toHaveValue('Hello')
  await pane.getByRole('radio', { name: 'The mail' }).click()
  await expect.element(pane.getByRole('heading', { name: 'Write to us: Ada Lovelace' })).toBeVisible()
  // Once the mail has said how tall it is.
  const mail = pane.getByRole('region', { name: 'The mail' }).element()
  await expect.poll(() => mail.scrollHeight - mail.clientHeight).toBeGreaterThan(0)
  expect(await axeFaults()).toEqual([])

  await page.viewport(390, 800)
  await expect.element(pane).not.toBeInTheDocument()
  await option(/^School trip/).click()
  const sheet = page.getByRole('dialog', { name: 'School trip' })
  await expect.element(sheet.getByText('2 pages', { exact: true })).toBeVisible()
  await expect.element(sheet.getByRole('heading', { name: 'Class trip to the sea' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await axeFaults()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(option(/^School trip/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await page.getByRole('button', { name: 'Use this form' }).click()
  expect(taken).toEqual(['medical-history: Before your first visit'])
})

it('[T1900] presses while the form is made make no second one', async () => {
  const making = Promise.withResolvers<void>()
  const taken = await openGallery(1280, making.promise)
  const use = pane.getByRole('button', { name: 'Use this form' })
  await use.click()
  await use.click()
  await option(/^Order/).dblClick()
  expect(taken).toEqual(['contact: Write to us'])
  making.resolve()
  await expect
    .poll(async () => {
      await use.click()
      return taken.length
    })
    .toBe(2)
})
