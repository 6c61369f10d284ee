import { renderEmail } from '@letterslot/email'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio } from '../../open-studio.test.fixture.tsx'
import { pageBuiltIns } from '../../practice/page-built-ins.ts'
import { RelayAnswerError } from '../../relay/relay-answer-error.ts'
import type { StudioStorage } from '../../storage/studio-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { contact } from '../starts/contact.ts'
import { documentFromStart } from '../starts/document-from-start.ts'

const { email } = documentFromStart(contact, { to: 'me@example.org', id: 'contact' })
const dayMs = 86_400_000
const list = page.getByRole('navigation', { name: 'Mail, newest first' })

afterEach(() => page.viewport(1280, 800))

async function storageWithMails(...names: readonly string[]): Promise<StudioStorage> {
  const storage = await newStorage()
  const noon = new Date().setHours(0, 1, 0, 0)
  for (const [index, full_name] of names.entries()) {
    const params = { full_name, email: 'ada@example.org', message: `Hello from ${full_name}` }
    const rendered = renderEmail(email, params, pageBuiltIns({ userAgent: '', address: '' }))
    if (!rendered.ok) throw rendered.error
    const id = `mail-${index}`
    const receivedAtMs = noon - index * dayMs
    await storage.practiceMails.put({
      id,
      formId: 'contact',
      submissionId: id,
      receivedAtMs,
      params,
      mail: rendered.value,
    })
  }
  return storage
}

it('[T356] an empty mailbox says what will be here, and where to begin', async () => {
  await openStudio(await newStorage(), '/messages?view=practice')
  await expect.element(page.getByText(/^No mail yet\. Send any form that uses practice/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try a form' })).toBeVisible()
})

it('[T350] mail is listed by day, newest first', async () => {
  await openStudio(await storageWithMails('Ada Lovelace', 'Grace Hopper'), '/messages?view=practice')
  await expect.element(list.getByRole('heading', { name: 'Today' })).toBeVisible()
  expect(
    list
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(['Today', 'Yesterday'])
  expect(
    list
      .getByRole('button')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining('Ada Lovelace'), expect.stringContaining('Grace Hopper')])
})

it('[T351] a mail opens with its HTML as it came, and its text', async () => {
  await openStudio(await storageWithMails('Ada Lovelace'), '/messages?view=practice')
  await list.getByRole('button').first().click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Write to us: Ada Lovelace' })).toHaveFocus()
  const frame = page.getByTitle('The mail “Write to us: Ada Lovelace”')
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts')
  await vi.waitFor(() => expect(Number.parseInt(getComputedStyle(frame.element()).blockSize, 10)).not.toBe(320))
  await page.getByRole('tab', { name: 'Text' }).click()
  await expect.element(page.getByText(/Hello from Ada Lovelace/)).toBeVisible()
})

it('[T352] on a phone it is the list or the mail, with a way back', async () => {
  await page.viewport(390, 844)
  await openStudio(await storageWithMails('Ada Lovelace'), '/messages?view=practice')
  await list.getByRole('button').first().click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Write to us: Ada Lovelace' })).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All mail' }).click()
  await expect.element(list).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('[T357] a mail that is not here any more says so, and leads back', async () => {
  const router = await openStudio(await storageWithMails('Ada Lovelace'), '/messages?mail=none')
  await expect.element(page.getByText('This mail is not here any more.')).toBeVisible()
  await page.getByRole('button', { name: 'All mail' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ view: 'practice' }))
})

it('[T357] a test inbox that does not answer says so, and is asked again at a press', async () => {
  const ask = vi.fn(() => Promise.reject(new RelayAnswerError(0, 'unreachable', 'The relay does not answer.')))
  await openStudio(await newStorage(), '/messages?view=test-inbox', { place: 'test-inbox', pairTestInbox: ask })
  await expect.element(page.getByText(/^The test inbox does not answer\. Is Letterslot still running/)).toBeVisible()
  await expect.element(page.getByText(/^No mail yet/)).not.toBeInTheDocument()
  const asked = ask.mock.calls.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked))
})

it('[T357] a test inbox that refuses is quoted', async () => {
  const ask = () => Promise.reject(new RelayAnswerError(503, 'store-unavailable', 'The relay cannot write.'))
  await openStudio(await newStorage(), '/messages?view=test-inbox', { place: 'test-inbox', pairTestInbox: ask })
  await expect
    .element(page.getByText('The test inbox cannot be looked into. It answered: The relay cannot write.'))
    .toBeVisible()
})

it('[T350] practice mail stays in reach where there is a test inbox', async () => {
  const ask = () => Promise.reject(new RelayAnswerError(0, 'unreachable', 'The relay does not answer.'))
  await openStudio(await storageWithMails('Ada'), '/messages?view=test-inbox', {
    place: 'test-inbox',
    pairTestInbox: ask,
  })
  await page.getByRole('radio', { name: 'Practice' }).click()
  await expect.element(list).toBeVisible()
})

const screens: readonly (readonly [string, readonly string[], string])[] = [
  ['while it is empty', [], '/messages?view=practice'],
  ['with mail', ['Ada Lovelace', 'Grace Hopper'], '/messages?view=practice'],
  ['with an open mail', ['Ada Lovelace', 'Grace Hopper'], '/messages?mail=mail-0'],
  ['with a mail that is gone', ['Ada Lovelace'], '/messages?mail=none'],
]

it.each(screens)('[T358] axe finds nothing on Messages %s, in light and in dark', async (_, names, address) => {
  await openStudio(await storageWithMails(...names), address)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (address.includes('mail='))
    await expect
      .element(page.getByRole('button', { name: 'All mail' }).or(page.getByRole('tab').first()))
      .toBeInTheDocument()
  expect([await axeFaults('light'), await axeFaults('dark')]).toEqual([[], []])
})
