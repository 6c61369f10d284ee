import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newStorage, openStudio, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { brandConnectionId, type RelayConnection, type TestInboxConnection } from '../../model/connection.ts'
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
const list = page.getByRole('region', { name: 'Messages at the relay, newest first' })
const alarm = 'mail.example.org:587 puts off what it is given, and no message has got through for a while.'
const deferred = {
  id: 'm2',
  submissionId: '9D2MKT0000000000000000ADA1',
  templateId: 'tmpl_contact',
  state: 'deferred',
  attempts: 3,
  acceptedAt: '2026-11-20T12:31:00.000Z',
  retryAt: '2099-11-21T18:31:00.000Z',
  reason: '451 4.3.0 Out of space',
}
const failed = { ...deferred, id: 'm1', submissionId: '7F3KQ20000', templateId: 'other', state: 'failed', attempts: 1 }
const delivered = { id: 'm0', submissionId: 'ABCDEF', templateId: 'other', state: 'delivered', attempts: 1 }
const messages = [deferred, failed, { ...delivered, acceptedAt: '2026-11-20T12:30:00.000Z' }]
const summary = { waiting: 1, failed: 1, paused: [], lastAnswer: '451 4.3.0 Out of space' }

afterEach(() => page.viewport(1280, 800))

/** The far end: a relay's management API, answering as its reference says; what was asked of it. */
function relay(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const given = { ...answers }
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const method = init?.method ?? 'GET'
    const key = new Headers(init?.headers).get('Authorization')
    if (method !== 'GET') asked.push(`${method} ${String(address)} ${key}`)
    const answer = given[`${method} ${String(address).replace('/api/v1/messages', '')}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer.clone()
    return Response.json(answer)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return { asked, given }
}

const full = {
  'GET /summary': summary,
  'GET ': { items: messages },
  'POST /retry': { retried: 1 },
  'POST /m1/retry': { ...failed, state: 'deferred' },
}

it('[T1000] one row is one message: its form, where it stands, its tries and the mail server’s words', async () => {
  relay(full)
  await openStudio(await storageWithForm(), '/messages?view=relay', local)
  const rows = list.getByRole('listitem')
  await expect.element(rows.nth(0).getByText('Write to us', { exact: true })).toBeVisible()
  await expect.element(rows.nth(0).getByText('Reference 9D2M-KT')).toBeVisible()
  await expect.element(rows.nth(0).getByText(/^Next try on November 21/)).toBeVisible()
  await expect.element(rows.nth(0).getByText('3 tries')).toBeVisible()
  await expect.element(rows.nth(0).getByText('451 4.3.0 Out of space')).toBeVisible()
  await expect.element(rows.nth(1).getByText('Template other')).toBeVisible()
  await expect.element(rows.nth(1).getByText('Failed: needs a person')).toBeVisible()
  await expect.element(rows.nth(2).getByText('Taken by the mail server')).toBeVisible()
  await expect.element(page.getByText('1 waiting, 1 failed')).toBeVisible()
  await expect.element(rows.nth(2).getByRole('button')).not.toBeInTheDocument()
})

it('[T1001] a message that failed or waits is tried again at a press, and its row keeps the focus', async () => {
  const { asked } = relay(full)
  await openStudio(await newStorage(), '/messages?view=relay', local)
  await list.getByRole('button', { name: 'Try again: Template other, 7F3K-Q2' }).click()
  await expect.element(page.getByText('Message 7F3K-Q2 is tried now.')).toBeVisible()
  await expect.element(list.getByRole('listitem').nth(1)).toHaveFocus()
  expect(asked).toEqual(['POST /api/v1/messages/m1/retry Bearer lsk_paired'])
})

it('[T1002] a service that gets nothing through is one alarm on top, with *Send all now*', async () => {
  const { asked, given } = relay({
    ...full,
    'GET /summary': { ...summary, paused: [{ serviceId: 'default', alarm, since: '2026-11-20T08:00:00.000Z' }] },
  })
  await openStudio(await newStorage(), '/messages?view=relay', local)
  const banner = page.getByRole('alert').filter({ hasText: 'no message has got through' })
  await expect.element(banner.getByText(/^Since November 20, 2026, .*: mail\.example\.org:587 puts off/)).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Send all now' }).elements()).toHaveLength(1)
  given['GET /summary'] = { ...summary, waiting: 0, failed: 0 }
  await banner.getByRole('button', { name: 'Send all now' }).click()
  await expect.element(page.getByText('Everything that waits is tried now.')).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(asked).toEqual(['POST /api/v1/messages/retry Bearer lsk_paired'])
})

it('[T1143] where the relay does not answer, *Doctor* gives the command that says why, and the focus comes back', async () => {
  const { given } = relay({})
  await openStudio(await newStorage(), '/messages?view=relay', local)
  await page.getByRole('button', { name: 'Doctor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Doctor' })
  await expect
    .element(dialog.getByRole('textbox', { name: 'Examine the relay' }))
    .toHaveValue('npm run letterslot -- doctor')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Doctor' })).toHaveFocus()
  given['GET /summary'] = Response.json({ code: 'private-key-unknown', detail: 'No such key.' }, { status: 401 })
  await expect.element(page.getByText(/No such key\.$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Doctor' })).not.toBeInTheDocument()
})

it('[T1003] a relay without messages says so and offers a test', async () => {
  relay({ ...full, 'GET ': { items: [] }, 'GET /summary': { ...summary, waiting: 0, failed: 0 } })
  await openStudio(await newStorage(), '/messages?view=relay', local)
  await expect.element(page.getByText('The relay is running and has no messages.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Send a test' })).toBeVisible()
})

it('[T1003] a relay that does not answer and one that refuses are told apart, and asked again at a press', async () => {
  const { given } = relay({})
  await openStudio(await newStorage(), '/messages?view=relay', local)
  const waits = `The relay at ${location.host} does not answer. Visitors’ messages wait on their devices meanwhile.`
  await expect.element(page.getByRole('alert').getByText(waits)).toBeVisible()
  given['GET /summary'] = Response.json({ code: 'private-key-unknown', detail: 'No such key.' }, { status: 401 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The relay does not show its messages. It answered: No such key.')).toBeVisible()
  Object.assign(given, full)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('[T1004] the view is there only with a private key of the relay that serves the studio', async () => {
  const storage = await newStorage()
  const connection: RelayConnection = {
    kind: 'relay',
    id: brandConnectionId('own'),
    name: 'Own relay',
    origin: location.origin,
    publicKey: 'pk',
    serviceId: 'default',
    templateId: 'tmpl_contact',
  }
  const elsewhere = {
    ...connection,
    id: brandConnectionId('far'),
    origin: 'https://far.example',
    privateKey: 'lsk_far',
  }
  await storage.connections.put(connection)
  await storage.connections.put(elsewhere)
  const { asked } = relay(full)
  await openStudio(storage, '/messages?view=relay')
  await expect.element(page.getByRole('link', { name: /^Practice/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'At the relay' })).not.toBeInTheDocument()
  await storage.connections.put({ ...connection, privateKey: 'lsk_own' })
  await page.getByRole('button', { name: 'Send all now' }).click()
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/v1/messages/retry Bearer lsk_own']))
})

it('[T1005] of a long queue the newest are asked for, the rest at a press', async () => {
  relay({ ...full, 'GET ': { items: messages.slice(0, 2), next: 'm1' }, 'GET ?after=m1': { items: messages.slice(2) } })
  await openStudio(await newStorage(), '/messages?view=relay', local)
  await expect.element(list).toBeVisible()
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(2)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await vi.waitFor(() => expect(list.getByRole('listitem').elements()).toHaveLength(3))
  await expect.element(page.getByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument()
})

it('[T1006] nothing scrolls sideways on a phone, and axe finds nothing in light and dark', async () => {
  await page.viewport(320, 640)
  relay({
    ...full,
    'GET /summary': { ...summary, paused: [{ serviceId: 'default', alarm, since: '2026-11-20T08:00:00.000Z' }] },
  })
  await openStudio(await storageWithForm(), '/messages?view=relay', local)
  await expect.element(list).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await axeFaults()).toEqual([])
})

it.each([390, 320])(
  '[T1210] every view is in sight on a screen of %i px, in a second row where one is too short',
  async (width) => {
    await page.viewport(width, 640)
    relay(full)
    await openStudio(await storageWithForm(), '/messages?view=relay', local)
    await expect.element(list).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Views of Messages' })
    const edges = tabs
      .getByRole('link')
      .elements()
      .map((tab) => tab.getBoundingClientRect())
      .map(({ left, right }) => [left >= 0, right <= width])
    expect(edges).toEqual(Array.from({ length: 3 }, () => [true, true]))
    const { scrollWidth, clientWidth } = tabs.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
)
