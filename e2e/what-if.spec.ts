import { expect, type Page, test } from '@playwright/test'
import { guard } from './harness/guard.ts'
import { type RunningRelay, startRelay } from './harness/relay.ts'
import { watchSent } from './harness/submissions.ts'

let relay: RunningRelay

test.beforeAll(async () => {
  relay = await startRelay()
})
test.afterAll(() => relay.stop())

const visitor = (page: Page) => page.getByRole('region', { name: 'What the visitor sees' })
const maker = (page: Page) => page.getByRole('region', { name: 'What you get' })
const press = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What if…' }).getByRole('button', { name, exact: true }).click()

/** Makes the contact form, which sends to the test inbox, and opens Try it. */
async function openTry(page: Page): Promise<void> {
  await page.goto(relay.url)
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page.getByText('This sends to the test inbox on this computer.', { exact: false })).toBeVisible()
}

async function fillAndSend(page: Page, name: string): Promise<void> {
  await visitor(page).getByLabel('Your name').fill(name)
  await visitor(page).getByLabel('E-mail').fill('ada@example.org')
  await visitor(page).getByLabel('Message').fill('Is the workshop wheelchair accessible?')
  await visitor(page).getByRole('button', { name: 'Send', exact: true }).click()
}

/** The mails in the test inbox whose subject ends with a name: their text parts. */
async function mailsOf(page: Page, name: string): Promise<readonly string[]> {
  const { items } = await (await page.request.get(`${relay.url}/api/v1/inbox`)).json()
  const mine = items.filter(({ subject }: { subject: string }) => subject.endsWith(name))
  return Promise.all(
    mine.map(
      async ({ id }: { id: string }) => (await (await page.request.get(`${relay.url}/api/v1/inbox/${id}`)).json()).text,
    ),
  )
}

test('[T564 T1071 F26] offline, then back online: not sent yet and saved; no try meanwhile, and sent at the first', async ({
  page,
}) => {
  const { errors } = guard(page)
  const { params } = watchSent(page)
  await openTry(page)
  await press(page, 'offline')
  await fillAndSend(page, 'Ada Offline')
  await expect(visitor(page).getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeFocused()
  await expect(visitor(page).getByText(/^You are offline\./)).toBeVisible()
  await expect(maker(page).getByText('Nothing has arrived yet. One message waits.')).toBeVisible()
  expect([params, await mailsOf(page, 'Ada Offline')]).toEqual([[], []])
  await press(page, 'back online')
  await expect(visitor(page).getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(maker(page).getByText('It has arrived', { exact: true })).toBeVisible()
  await expect(maker(page).getByText('First try: accepted')).toBeVisible()
  expect(params.map(({ letterslot_attempts }) => letterslot_attempts)).toEqual(['1'])
  expect(await mailsOf(page, 'Ada Offline')).toHaveLength(1)
  expect(errors).toEqual([])
})

test('[T564] the mailbox is disconnected: nothing arrives, the maker reads what to do; mended, it arrives', async ({
  page,
}) => {
  await openTry(page)
  await press(page, 'mailbox disconnected')
  await fillAndSend(page, 'Ada Mailbox')
  await expect(visitor(page).getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
  await expect(maker(page).getByRole('heading', { name: 'The mailbox is disconnected' })).toBeVisible()
  expect(await mailsOf(page, 'Ada Mailbox')).toEqual([])
  await page.reload()
  await expect(maker(page).getByText('Nothing has arrived. This needs you.')).toBeVisible()
  await press(page, 'back online')
  await expect(maker(page).getByText('It has arrived', { exact: true })).toBeVisible()
  expect(await mailsOf(page, 'Ada Mailbox')).toHaveLength(1)
})

test('[T564 F32] the answer gets lost: the mail is there, the visitor cannot know; back online it stays one mail', async ({
  page,
}) => {
  const { params } = watchSent(page)
  await openTry(page)
  await press(page, 'answer lost')
  await fillAndSend(page, 'Ada Lost')
  await expect(visitor(page).getByRole('heading', { name: /^Not sent yet/ })).toBeVisible()
  await expect(maker(page).getByText('It has arrived, but the visitor cannot know that yet')).toBeVisible()
  await press(page, 'back online')
  await expect(visitor(page).getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  const [first, ...later] = params.map(({ letterslot_repeat }) => letterslot_repeat)
  expect([first, new Set(later)]).toEqual([undefined, new Set(['yes'])])
  expect(await mailsOf(page, 'Ada Lost')).toHaveLength(1)
})
