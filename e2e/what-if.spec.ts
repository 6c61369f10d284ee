import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './harness/accessibility.ts'
import { guard } from './harness/guard.ts'
import type { RunningRelay } from './harness/relay.ts'
import { watchSent } from './harness/submissions.ts'
import { test } from './harness/test.ts'

// One form, in one Try it, is tried by one message after the other; each has a name of its own.
test.describe.configure({ mode: 'serial' })

let relay: RunningRelay
let page: Page

/** Before a release alone: the same is proven of the whole studio with practice mail (T551, T558). */
const rare = { tag: '@release' } as const

test.beforeAll(async ({ browser, relay: shared }) => {
  relay = shared
  page = await (await browser.newContext()).newPage()
  await openTry()
})
test.afterAll(() => page.context().close())

const visitor = () => page.getByRole('region', { name: 'What the visitor sees' })
const maker = () => page.getByRole('region', { name: 'What you get' })
const press = (name: string) =>
  page.getByRole('region', { name: 'What if…' }).getByRole('button', { name, exact: true }).click()

/** Makes the contact form, which sends to the test inbox, and opens Try it. */
async function openTry(): Promise<void> {
  await page.goto(relay.url)
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page.getByText('This sends to the test inbox on this computer.', { exact: false })).toBeVisible()
}

async function fillAndSend(name: string, message = 'Is the workshop wheelchair accessible?'): Promise<void> {
  await visitor().getByLabel('Your name').fill(name)
  await visitor().getByLabel('E-mail').fill('ada@example.org')
  await visitor().getByLabel('Message').fill(message)
  await visitor().getByRole('button', { name: 'Send', exact: true }).click()
}

/** The mails in the test inbox whose subject ends with a name: their text parts. */
async function mailsOf(name: string): Promise<readonly string[]> {
  const { items } = await (await page.request.get(`${relay.url}/api/v1/inbox`)).json()
  const mine = items.filter(({ subject }: { subject: string }) => subject.endsWith(name))
  return Promise.all(
    mine.map(
      async ({ id }: { id: string }) => (await (await page.request.get(`${relay.url}/api/v1/inbox/${id}`)).json()).text,
    ),
  )
}

test('[T564 T1071 F26] offline, then back online: not sent yet and saved; no try meanwhile, and sent at the first', async () => {
  const { errors } = guard(page)
  const { params } = watchSent(page)
  await press('offline')
  await fillAndSend('Ada Offline')
  await expect(visitor().getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeFocused()
  await expect(visitor().getByText(/^You are offline\./)).toBeVisible()
  await expect(maker().getByText('Nothing has arrived yet. One message waits.')).toBeVisible()
  expect([params, await mailsOf('Ada Offline')]).toEqual([[], []])
  await press('back online')
  await expect(visitor().getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(maker().getByText('It has arrived', { exact: true })).toBeVisible()
  await expect(maker().getByText('First try: accepted')).toBeVisible()
  expect(params.map(({ letterslot_attempts }) => letterslot_attempts)).toEqual(['1'])
  expect(await mailsOf('Ada Offline')).toHaveLength(1)
  expect(errors).toEqual([])
})

test(
  '[T564] the mailbox is disconnected: nothing arrives, the maker reads what to do; mended, it arrives',
  rare,
  async () => {
    await visitor().getByRole('button', { name: 'Send another' }).click()
    await press('mailbox disconnected')
    await fillAndSend('Ada Mailbox')
    await expect(visitor().getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
    await expect(maker().getByRole('heading', { name: 'The mailbox is disconnected' })).toBeVisible()
    expect(await mailsOf('Ada Mailbox')).toEqual([])
    await page.reload()
    await expect(maker().getByText('Nothing has arrived. This needs you.')).toBeVisible()
    await press('back online')
    await expect(maker().getByText('It has arrived', { exact: true })).toBeVisible()
    expect(await mailsOf('Ada Mailbox')).toHaveLength(1)
  },
)

test(
  '[T564 F32] the answer gets lost: the mail is there, the visitor cannot know; back online it stays one mail',
  rare,
  async () => {
    await page.reload()
    const { params } = watchSent(page)
    await press('answer lost')
    await fillAndSend('Ada Lost')
    await expect(visitor().getByRole('heading', { name: /^Not sent yet/ })).toBeVisible()
    await expect(maker().getByText('It has arrived, but the visitor cannot know that yet')).toBeVisible()
    await press('back online')
    await expect(visitor().getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    const [first, ...later] = params.map(({ letterslot_repeat }) => letterslot_repeat)
    expect([first, new Set(later)]).toEqual([undefined, new Set(['yes'])])
    expect(await mailsOf('Ada Lost')).toHaveLength(1)
  },
)

test('[T515 F26] tried offline, the message is followed from the number in the navigation to its mail @release', async () => {
  const { errors } = guard(page)
  await visitor().getByRole('button', { name: 'Send another' }).click()
  await press('offline')
  await fillAndSend('Mei Tanaka', 'Written without a network')
  await expect(visitor().getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeFocused()

  // Whoever leaves Try it is online again: what goes out then is held until it was seen waiting.
  const line = Promise.withResolvers<void>()
  await page.route('**/api/v1.0/email/send', async (route) => {
    await line.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Letterslot, all forms' }).click()
  await page.getByRole('link', { name: 'Messages, 1 not sent' }).click()
  const list = page.getByRole('navigation', { name: 'Messages from this browser, newest first' })
  await list.getByRole('button', { name: /Mei Tanaka/ }).click()
  const message = page.getByRole('complementary', { name: 'The message' })
  await expect(message.getByText('Written without a network')).toBeVisible()
  await expect(message.getByRole('listitem')).toHaveText([/^\d\d:\d\d:\d\dUnder way/, /Written here/])
  await expectAccessible(page, 'a message that is being sent')
  line.resolve()
  await expect(message.getByRole('listitem').first()).toHaveText(/Accepted200 OK/)
  await expect(message.getByText('What was written is gone from this device once it was accepted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  await message.getByRole('link', { name: 'Read it' }).click()
  await page.getByRole('button', { name: /Write to us: Mei Tanaka/ }).click()
  const mail = page.frameLocator('iframe[title^="The mail"]')
  await expect(mail.getByText('Written without a network')).toBeVisible()
  expect(errors).toEqual([])
})
