import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { brandConnectionId, type TestInboxConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const paired: TestInboxConnection = {
  kind: 'test-inbox',
  id: brandConnectionId('test-inbox'),
  name: 'Test inbox',
  publicKey: 'pk',
  serviceId: 'default',
  privateKey: 'lsk_paired',
}
const local = { place: 'test-inbox', pairTestInbox: async () => paired } as const
const list = page.getByRole('navigation', { name: 'Mail, newest first' })
const views = page.getByRole('navigation', { name: 'Views of Messages' })
const receivedAt = '2026-11-20T12:31:46.000Z'

interface Mail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly receivedAt: string
  readonly reference?: string
}
const mailOf = (id: string, from: string): Mail => ({
  id,
  from: `${from} <forms@localhost>`,
  to: ['me@example.org'],
  subject: `Write to us: ${from}`,
  receivedAt,
  reference: '7F3K-Q2',
})
const source = `Subject: Write to us\r\n\r\n${'A long line. '.repeat(3)}`

afterEach(() => page.viewport(1280, 800))

/** The far end: a test inbox with its mail, newest first; what is set later is what it answers from then on. */
function inbox(mails: readonly Mail[]) {
  const given = {
    mails,
    source: new Response(source),
    headers: [{ name: 'Subject', value: 'Write to us' }],
    fails: false,
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (given.fails) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(String(address), location.origin)
    const [, id = '', part = ''] = pathname.replace('/api/v1', '').split('/').slice(1)
    if (pathname.endsWith('/summary')) return Response.json({ waiting: 0, failed: 0, paused: [] })
    if (part === 'source') return given.source.clone()
    const mail = given.mails.find((kept) => kept.id === id)
    if (mail) return Response.json({ ...mail, html: '<p>Hello</p>', text: 'Hello', headers: given.headers })
    const limit = Number(searchParams.get('limit'))
    const from = given.mails.findIndex((kept) => kept.id === searchParams.get('after')) + 1
    const items = given.mails.slice(from, from + limit)
    const next = from + limit < given.mails.length ? { next: items.at(-1)?.id } : {}
    return Response.json({ items, total: given.mails.length, ...next })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return given
}

it('[T1170] the tab of the test inbox says how much of all its mail is unread, also from beside it', async () => {
  const given = inbox(Array.from({ length: 203 }, (_, index) => mailOf(`m${index}`, `Visitor ${index}`)))
  await openStudio(await newStorage(), '/messages', local)
  await expect.element(views.getByRole('link', { name: 'Test inbox, 203 unread' })).toBeVisible()
  await views.getByRole('link', { name: /^Test inbox/ }).click()
  await expect.element(views.getByRole('link', { name: /^Test inbox/ })).toHaveAttribute('aria-current', 'page')
  await list.getByRole('button', { name: /Visitor 7 / }).click()
  await expect.element(views.getByRole('link', { name: 'Test inbox, 202 unread' })).toBeVisible()
  given.mails = given.mails.slice(0, 8)
  await expect.element(views.getByRole('link', { name: 'Test inbox, 7 unread' })).toBeVisible()
})

it('[T1170] it says no number of an inbox without unread mail, and of one that does not answer', async () => {
  const given = inbox([mailOf('m0', 'Ada Lovelace')])
  await openStudio(await newStorage(), '/messages?view=test-inbox', local)
  await expect.element(views.getByRole('link', { name: 'Test inbox, 1 unread' })).toBeVisible()
  await expect.element(page.getByText('Test inbox is listening')).toBeVisible()
  given.fails = true
  await expect.element(page.getByText(/^The test inbox does not answer/)).toBeVisible()
  await expect.element(views.getByRole('link', { name: 'Test inbox', exact: true })).toBeVisible()
  await expect.element(page.getByText('Test inbox is listening')).not.toBeInTheDocument()
  given.fails = false
  await list.getByRole('button').click()
  await expect.element(page.getByText('Test inbox is listening')).toBeVisible()
  await expect.element(views.getByRole('link', { name: 'Test inbox', exact: true })).toBeVisible()
})

it('[T1172] the head of a mail names sender, recipient, the second it came and the visitor’s reference', async () => {
  inbox([mailOf('m0', 'Ada Lovelace')])
  await openStudio(await newStorage(), '/messages?view=test-inbox&mail=m0', local)
  const mail = page.getByRole('article')
  await expect.element(mail.getByText('Reference 7F3K-Q2')).toBeVisible()
  await expect.element(mail.getByText('Ada Lovelace', { exact: true })).toBeVisible()
  await expect.element(mail.getByText(/<forms@localhost>/)).toBeVisible()
  const moment = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' }).format(Date.parse(receivedAt))
  await expect.element(mail.getByText(new RegExp(`, ${moment}$`))).toBeVisible()
})

it('[T1171] the source and the headers of a mail stand there as text, to be copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  const given = inbox([mailOf('m0', 'Ada Lovelace')])
  given.headers = [
    { name: 'Subject', value: 'Write to us' },
    { name: 'X-Long', value: 'x'.repeat(5000) },
  ]
  await openStudio(await newStorage(), '/messages?view=test-inbox&mail=m0', local)
  await page.getByRole('tab', { name: 'Source' }).click()
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByText(/^Subject: Write to us/)).toBeVisible()
  await panel.getByRole('button', { name: 'Copy the source' }).click()
  await expect.poll(() => copied).toEqual([source])
  await page.getByRole('tab', { name: 'Headers 2' }).click()
  await expect.element(panel.getByText(/^What is longer is cut here/)).toBeVisible()
  await panel.getByRole('button', { name: 'Copy what is shown' }).click()
  await expect.poll(() => copied.at(-1)).toBe(`Subject: Write to us\nX-Long: ${'x'.repeat(1000)}`)
  expect(await axeFaults()).toEqual([])
})

it('[T1171] of a long source the beginning is shown, and that says so', async () => {
  const given = inbox([mailOf('m0', 'Ada Lovelace')])
  given.source = new Response(`Subject: Long\r\n\r\n${'x'.repeat(300_000)}`)
  await openStudio(await newStorage(), '/messages?view=test-inbox&mail=m0', local)
  await page.getByRole('tab', { name: 'Source' }).click()
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByText('These are the first 100 KB. The download has all of it.')).toBeVisible()
  await expect.poll(() => panel.getByText(/^Subject: Long/).element().textContent?.length).toBe(100_000)
  await expect.element(panel.getByRole('button', { name: 'Copy what is shown' })).toBeVisible()
})

it('[T1171] practice mail went over no wire: it has neither, and nothing to download', async () => {
  const storage = await newStorage()
  await storage.practiceMails.put({
    id: 'p',
    formId: 'contact',
    submissionId: '7F3KQ20000000000000000ADA1',
    receivedAtMs: Date.parse(receivedAt),
    params: {},
    mail: { subject: 'Hi', fromName: '', to: ['me@example.org'], cc: [], bcc: [], replyTo: '', html: '', text: 'Hi' },
  })
  await openStudio(storage, '/messages?view=practice&mail=p')
  await expect.element(page.getByRole('article').getByText('Reference 7F3K-Q2')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Text' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /Source|Headers/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Download the source' })).not.toBeInTheDocument()
})
