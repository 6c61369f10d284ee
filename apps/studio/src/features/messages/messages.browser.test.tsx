import { renderEmail } from '@letterslot/email'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { pageBuiltIns } from '../../domain/sending/page-built-ins.ts'
import { RelayAnswerError } from '../../domain/sending/relay-answer-error.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const { email } = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
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
  const texts = (role: string) => () =>
    list
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(texts('heading')).toEqual(['Today', 'Yesterday'])
  await expect
    .poll(texts('button'))
    .toEqual([expect.stringContaining('Ada Lovelace'), expect.stringContaining('Grace Hopper')])
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
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
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
  await page.getByRole('link', { name: /^Practice/ }).click()
  await expect.element(list).toBeVisible()
})

it('[T1014] words find a mail, and where none matches that is said with the way back', async () => {
  await openStudio(await storageWithMails('Ada Lovelace', 'Grace Hopper'), '/messages?view=practice')
  const search = page.getByRole('searchbox', { name: 'Search sender, subject, text' })
  await search.fill('HOPPER write')
  await vi.waitFor(() => expect(list.getByRole('button').elements()).toHaveLength(1))
  await expect.element(page.getByText('1 mail matches.')).toBeInTheDocument()
  await search.fill('nobody')
  await expect.element(page.getByText('No mail matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await vi.waitFor(() => expect(list.getByRole('button').elements()).toHaveLength(2))
})

it('[T1014] [T1140] words find a mail by its whole text, and the newest 50 are listed, the rest at a press', async () => {
  const storage = await storageWithMails(...Array.from({ length: 53 }, (_, index) => `Visitor ${index}`))
  await storage.practiceMails.update('mail-52', (kept) => {
    return kept && { ...kept, mail: { ...kept.mail, text: `${'A long letter. '.repeat(400)}The kiln.` } }
  })
  await openStudio(storage, '/messages?view=practice')
  const rows = list.getByRole('button')
  await expect.poll(() => rows.elements().length).toBe(50)
  await page.getByRole('button', { name: 'Show older ones (3)' }).click()
  await expect.poll(() => rows.elements().length).toBe(53)
  await expect.element(page.getByRole('button', { name: 'Export all (53)' })).toBeVisible()
  await page.getByRole('searchbox').fill('kiln me@example.org')
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Export listed (1)' })).toBeVisible()
})

it('[T1015] a mail is unread until it was opened, and says how much is attached', async () => {
  const storage = await storageWithMails('Ada Lovelace', 'Grace Hopper')
  await storage.practiceMails.update('mail-1', (mail) => mail && { ...mail, files: [{ name: 'a.txt', bytes: 2 }] })
  await openStudio(storage, '/messages?view=practice')
  await expect.element(list.getByRole('button', { name: /Grace Hopper.*1 attachment.*Unread/ })).toBeVisible()
  await list.getByRole('button', { name: /Ada Lovelace.*Unread/ }).click()
  await vi.waitFor(async () => expect((await storage.practiceMails.get('mail-0'))?.isRead).toBe(true))
  await expect.element(list.getByRole('button', { name: /Ada Lovelace.*Unread/ })).not.toBeInTheDocument()
  await expect.element(list.getByRole('button', { name: /Grace Hopper.*Unread/ })).toBeVisible()
})

it('[T1016] a deleted mail comes back at a press, and the focus is on the next row meanwhile', async () => {
  const storage = await storageWithMails('Ada Lovelace', 'Grace Hopper')
  const before = await storage.practiceMails.get('mail-0')
  await openStudio(storage, '/messages?view=practice&mail=mail-0')
  await expect.poll(async () => (await storage.practiceMails.get('mail-0'))?.isRead).toBe(true)
  await page.getByRole('button', { name: 'Delete this mail' }).click()
  await expect.element(page.getByText('“Write to us: Ada Lovelace” deleted.')).toBeVisible()
  await expect.element(list.getByRole('button', { name: /Grace Hopper/ })).toHaveFocus()
  await expect.poll(() => storage.practiceMails.get('mail-0')).toBeUndefined()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(list.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible()
  await expect.poll(() => storage.practiceMails.get('mail-0')).toEqual({ ...before, isRead: true })
})

it('[T1017] [F78] the listed mail is given out as a table without formulas, or as data, each whole', async () => {
  await openStudio(await storageWithMails('=1+1', 'Grace Hopper'), '/messages?view=practice')
  const names: string[] = []
  const texts: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) texts.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  for (const kind of ['As a table (CSV)', 'As data (JSON)']) {
    await page.getByRole('button', { name: 'Export all (2)' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await vi.waitFor(() => expect(names).toEqual(['letterslot-mail.csv', 'letterslot-mail.json']))
  const [csv = '', json = ''] = await Promise.all(texts)
  expect(csv).toContain('"mail-1"')
  expect(csv).toContain(`"'=1+1 <practice@localhost>"`)
  expect(JSON.parse(json)).toMatchObject([
    { id: 'mail-0' },
    { text: expect.stringContaining('Hello from Grace Hopper') },
  ])
})

it('[T1018] a mail is shown as on a computer, on a phone and in the dark', async () => {
  await openStudio(await storageWithMails('Ada Lovelace'), '/messages?view=practice&mail=mail-0')
  const frame = page.getByTitle('The mail “Write to us: Ada Lovelace”')
  await expect.element(frame).toBeVisible()
  const wide = frame.element().getBoundingClientRect().width
  await page.getByRole('radio', { name: 'Phone' }).click()
  await vi.waitFor(() => expect(frame.element().getBoundingClientRect().width).toBe(375))
  await page.getByRole('radio', { name: 'Dark' }).click()
  await vi.waitFor(() => expect(getComputedStyle(frame.element()).colorScheme).toBe('dark'))
  await expect.poll(() => frame.element().getBoundingClientRect().width).toBe(wide)
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
  expect(await axeFaults()).toEqual([])
})
