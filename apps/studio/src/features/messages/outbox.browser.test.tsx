import { createMemoryStore, createOutbox } from '@letterslot/client/outbox'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { emailJs, entry, submission } from '../../domain/sending/entry.test.fixture.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { disconnected, enqueue, list, message, reference, studio, withRefused } from './outbox.test.kit.tsx'

const parked = { status: 'parked', code: 'unknown', sinceMs: 0 } as const

beforeEach(() => page.viewport(1280, 800))

it('[T524] [T525] before anything was sent it says whose messages pass here; then one row is one message, newest first, as it is taken in', async () => {
  const { outbox, open, answers } = await studio()
  await open()
  await expect
    .element(page.getByText(/^Nothing sent from this browser yet\. Visitors’ messages never pass/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Try a form' })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: /^Export/ }).elements()).toEqual([])
  const sent = await enqueue(outbox)
  answers(disconnected)
  const refused = await enqueue(outbox, { params: { full_name: 'Grace Hopper' } })
  const rows = (): readonly (string | null)[] =>
    list
      .getByRole('button')
      .elements()
      .map((row) => row.textContent)
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      expect.stringMatching(
        `^Grace Hopper ${reference(refused)}Write to usNeeds a person412 Gmail_API: Invalid grant.*\\d\\d:\\d\\d$`,
      ),
      expect.stringMatching(`^${reference(sent)}Write to usSent\\d\\d:\\d\\d$`),
    ]),
  )
})

it('[T527] [T528] [T529] [T1141] [T1173] [F28] an open message tells what happened, in whose words and from which host, what to do where, and each attempt; tried again, it goes out under its id, and a receipt is left', async () => {
  const { id, sent, answers } = await withRefused()
  await expect.element(message.getByRole('heading', { name: 'The mailbox is disconnected' })).toBeVisible()
  await expect
    .element(message.getByText(/^It is tried again by itself .*, while Letterslot is open in this browser\.$/))
    .toBeVisible()
  await expect
    .element(message.getByRole('blockquote'))
    .toHaveTextContent('412 Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await expect.element(message.getByText(/^Open Email Services, choose the service/)).toBeVisible()
  await expect
    .element(message.getByRole('link', { name: 'EmailJS: Email Services (opens another site)' }))
    .toHaveAttribute('href', 'https://dashboard.emailjs.com/admin')
  await expect
    .element(message.getByRole('link', { name: 'Check the connection' }))
    .toHaveAttribute('href', '/forms/contact/connect')
  await expect.element(message.getByText('api.emailjs.com', { exact: true })).toBeVisible()
  await expect.element(message.getByText(/^next (at|on) /)).toBeVisible()
  const attempts = () =>
    message
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(attempts)
    .toEqual([
      expect.stringContaining('The mailbox is disconnected412 Gmail_API'),
      expect.stringContaining('Written here'),
    ])
  await expect.element(message.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeVisible()
  await expect.element(message.getByText('ada@example.org', { exact: true }).first()).toBeVisible()
  await expect.element(message.getByText(`Write to us · Reference ${reference(id)}`, { exact: false })).toBeVisible()
  await expect.element(message.getByRole('term').first()).toHaveTextContent('Your name')
  await expect.element(message.getByRole('definition').first()).toHaveTextContent('Ada Lovelace')
  const files: Promise<string>[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob.text())
    return 'about:blank'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await message.getByRole('button', { name: 'Download the answers' }).click()
  await expect.poll(() => names).toEqual([`${reference(id)}.txt`])
  expect(await files[0]).toMatch(/^Your name: Ada Lovelace\n/)
  answers('OK')
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect.element(message.getByRole('heading', { name: 'Accepted' })).toBeVisible()
  await expect.element(list.getByText('at try 2')).toBeVisible()
  await expect.element(message.getByRole('heading', { name: 'Attempts' })).toBeVisible()
  await expect.poll(() => message.getByText(/^next /).elements()).toEqual([])
  expect(sent.map((params) => params['letterslot_id'])).toEqual([id, id])
  await expect
    .element(message.getByText('What was written is gone from this device once it was accepted.'))
    .toBeVisible()
  await expect.element(message.getByText('Ada Lovelace')).not.toBeInTheDocument()
  await expect.element(message.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(message.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
  await expect.element(message.getByText(`Reference ${reference(id)}`, { exact: false })).toBeVisible()
})

it('[T533] [T535] [T787] [F78] all messages are given out as a table or as data; a table says which cells it changed', async () => {
  const { outbox, open } = await studio()
  const id = await enqueue(outbox)
  await open()
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
    await page.getByRole('button', { name: 'Export all (1)' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await expect.poll(() => names).toEqual(['letterslot-messages.csv', 'letterslot-messages.json'])
  const [csv = '', json = ''] = await Promise.all(texts)
  expect(csv).toContain(`\r\n"${id}","${reference(id)}","Write to us"`)
  expect(JSON.parse(json)).toMatchObject([{ id, state: 'sent' }])
  const changed = page.getByText('In the table, one cell begins with an apostrophe', { exact: false })
  await expect.element(changed).not.toBeInTheDocument()
  await enqueue(outbox, { form: { ...submission.form, title: '\u200b=HYPERLINK("https://example.org")' } })
  await page.getByRole('button', { name: 'Export all (2)' }).click()
  await page.getByRole('menuitem', { name: 'As a table (CSV)' }).click()
  await expect.element(changed).toBeVisible()
})

it('[T542] a message that is not here any more says so, and leads back', async () => {
  const router = await (await studio()).open('/messages?view=browser&message=none')
  await expect.element(page.getByText('This message is not here any more.')).toBeVisible()
  await page.getByRole('button', { name: 'All messages' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ view: 'browser' }))
})

it('[T546] [T1147] the key / brings the focus to the search; a message that a newer Letterslot wrote is listed, and left alone', async () => {
  const store = createMemoryStore()
  const outbox = createOutbox({ store, send: () => new Promise(() => undefined) })
  onTestFinished(() => outbox.close())
  await outbox.restore(entry({ format: 2, writtenAt: '', form: { id: '', title: '' }, params: {}, state: parked }))
  await openStudio(await newStorage(), '/messages', { outbox })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await list.getByRole('button', { name: /Untitled form/ }).click()
  await expect.element(message.getByText(/^A newer Letterslot wrote this message\./)).toBeVisible()
  await expect.element(message.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('[T543] axe finds nothing, in light and in dark: empty, with messages, with one open and with a dialog', async () => {
  const { outbox, open, answers, storage } = await studio()
  await open()
  await expect.element(page.getByText(/^Nothing sent from this browser yet/)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await enqueue(outbox)
  answers(disconnected)
  await enqueue(outbox)
  await expect.element(list.getByRole('button').nth(1)).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await list.getByRole('button').first().click()
  await expect.element(message.getByRole('term').first()).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await message.getByRole('button', { name: 'Edit and send again' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await storage.connections.remove(emailJs.id)
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
