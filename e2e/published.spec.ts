import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { standInForProvider } from './harness/provider.ts'
import { expectHeading, field, type PublishedSite, writeAndSend } from './harness/published.ts'
import { test } from './harness/test.ts'

let site: PublishedSite

test.beforeEach(({ pages }) => {
  site = pages
  site.line.set({ kind: 'up' })
})

const saved = 'Not sent yet. Saved on this device.'
const quietLine = /^A message of \w+ \d+ is not sent yet\. See it$/
const lateNote = /Written \d\d:\d\d, sent \d\d:\d\d at the second try\./
const repeated = 'An earlier try may have arrived too, under the same reference, so Atelier Nord may see it twice.'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** From now on the page's time stands still, and passes by `runFor` alone. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('[T730 F05 F26 F82] offline, the page closed, opened again: the message goes out by itself, once, and its mail says how late', async ({
  page,
  context,
}) => {
  const address = await site.publish('contact')
  await page.goto(address)
  await stopTime(page)
  await context.setOffline(true)
  await writeAndSend(page, 'Written on a train')
  await expectHeading(page, saved)
  await expect(
    page.getByText('You are offline. It goes out when you are back online and this page is open.'),
  ).toBeVisible()
  // A minute makes it late. No try was made meanwhile, so there is none to tell the owner of.
  await page.clock.runFor(61_000)
  await expect(page.getByText('For the site’s owner', { exact: true })).toHaveCount(0)
  await page.close()

  site.line.set({ kind: 'holding' })
  await context.setOffline(false)
  await context.clock.resume()
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByText(quietLine)).toBeVisible()
  await later.getByLabel('Your name').fill('Somebody else')
  await press(later, 'See it')
  await expectHeading(later, saved)
  await press(later, 'Show what I wrote')
  await expect(later.locator('.ls-written')).toContainText('Written on a train')
  expect(await site.mails('Written on a train')).toEqual([])
  site.line.set({ kind: 'up' })
  await expect(later.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  const sentAtFirstTry = /Written \d\d:\d\d, sent \d\d:\d\d\.\s*$/
  expect(await site.mails('Written on a train')).toEqual([expect.stringMatching(sentAtFirstTry)])
  await press(later, 'Back to the form')
  await expect(later.getByLabel('Your name')).toHaveValue('Somebody else')
  await expect(later.getByText(quietLine)).toHaveCount(0)
})

test('[T731 F26] a mail service that is silent: the next try is counted down in no live region; tried now, deleted, brought back, sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.99
  })
  await page.goto(await site.publish('contact'))
  await stopTime(page)
  site.line.set({ kind: 'down' })
  await writeAndSend(page, 'Anybody at home?')
  await expectHeading(page, saved)
  await expect(page.getByText('The mail service of Atelier Nord does not answer.')).toBeVisible()
  const countdown = page.getByText(/^Next try in/)
  await expect(countdown).toHaveText('Next try in 2 seconds, while this page is open.')
  expect(await countdown.locator('xpath=ancestor::*[@role or @aria-live]').count()).toBe(0)
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText('Next try in 1 second, while this page is open.')
  await expect(page.getByText('You may close this page', { exact: false })).toHaveCount(0)

  await press(page, 'Try now')
  await expect(countdown).toHaveText('Next try in 4 seconds, while this page is open.')
  await press(page, 'Delete from this device')
  await expect(page.getByText('Deleted. Undo')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(await site.mails('Anybody at home?')).toEqual([])
  site.line.set({ kind: 'up' })
  await press(page, 'Undo')
  await page.clock.runFor(4000)
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  expect(await site.mails('Anybody at home?')).toEqual([expect.stringMatching(/at the third try\./)])
})

test('[T732 F28] a mailbox that is disconnected: other ways with the answers in them; mended, the same message arrives', async ({
  page,
  context,
}) => {
  const address = await site.publish('contact')
  const text = 'Gmail_API: Invalid grant. Please reconnect your Gmail account'
  site.line.set({ kind: 'answering', status: 412, text })
  await page.goto(address)
  await writeAndSend(page, 'The door does not open')
  await expectHeading(page, 'Not delivered yet')
  await expect(
    page.getByText('Atelier Nord cannot receive this form at the moment. This is not your fault.'),
  ).toBeVisible()
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible()
  await expect(page.getByText('Invalid grant')).toBeHidden()
  const mail = new URL((await page.getByRole('link', { name: 'Send from my own mail' }).getAttribute('href')) ?? '')
  expect({ to: mail.pathname, subject: mail.searchParams.get('subject') }).toEqual({
    to: 'hello@example.org',
    subject: 'Write to us',
  })
  expect(mail.searchParams.get('body')).toContain('The door does not open')
  await expect(page.getByRole('link', { name: '+47 22 00 00 00' })).toHaveAttribute('href', 'tel:+4722000000')
  const downloading = page.waitForEvent('download')
  await press(page, 'Download')
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('The door does not open')
  await page.close()

  const later = await context.newPage()
  await later.goto(address)
  await press(later, 'See it')
  await expectHeading(later, 'Not delivered yet')
  site.line.set({ kind: 'up' })
  await press(later, 'Try again')
  await expectHeading(later, 'Sent')
  expect(await site.mails('The door does not open')).toEqual([expect.stringMatching(lateNote)])
})

test('[T733 F32] the answer gets lost: sent again under one reference, one mail, and the visitor reads what we cannot know', async ({
  page,
}) => {
  site.line.set({ kind: 'losing' })
  await page.goto(await site.publish('contact'))
  await writeAndSend(page, 'Once, please')
  await expectHeading(page, saved)
  expect(await site.mails('Once, please')).toHaveLength(1)
  site.line.set({ kind: 'up' })
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(repeated)).toBeVisible()
  expect(await site.mails('Once, please')).toHaveLength(1)
})

test('[T734 F32] the answer of a provider without ids gets lost: the second request says that it may be a repeat, to both sides', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  provider.loseAnswer()
  await page.goto(await site.publish('emailjs', { origin: 'https://api.emailjs.com' }))
  await writeAndSend(page, 'Twice, perhaps')
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(repeated)).toBeVisible()
  const sent = provider.requests.map(({ body }) => JSON.parse(body).template_params)
  expect(sent.map(({ message, letterslot_repeat }) => ({ message, letterslot_repeat }))).toEqual([
    { message: 'Twice, perhaps', letterslot_repeat: undefined },
    {
      message: expect.stringMatching(
        /^Twice, perhaps\n\nReference \w{4}-\w\w\. Written \d\d:\d\d, sent \d\d:\d\d at the second try\. Possible repeat: it may have arrived before\.$/,
      ),
      letterslot_repeat: 'yes',
    },
  ])
  expect(new Set(sent.map(({ letterslot_id }) => letterslot_id)).size).toBe(1)
})

test('[T737 F01] a form that keeps nothing on shared computers says so, keeps nothing, and sends while it is open', async ({
  page,
  context,
}) => {
  const address = await site.publish('shared', { keepOnDevice: false })
  await page.goto(address)
  await context.setOffline(true)
  await writeAndSend(page, 'From the library')
  await expectHeading(page, 'Not sent yet')
  await expect(page.getByText('Keep this page open: this form keeps nothing on this device.')).toBeVisible()
  await expect(page.getByText(/saved/i)).toHaveCount(0)
  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { name: 'Write to us' })).toBeVisible()
  await expect(other.getByText(quietLine)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await site.mails('From the library')).toHaveLength(1)
})

test('[T738 F42] a portal that answers for the mail service is not taken for it: not sent, then sent as one mail', async ({
  page,
}) => {
  // The longest waits: no try but the first meets the portal.
  await page.addInitScript(() => {
    Math.random = () => 0.99
  })
  const text = '<!doctype html><title>Welcome</title>Accept our terms to go online.'
  site.line.set({ kind: 'answering', status: 200, text, type: 'text/html' })
  await page.goto(await site.publish('contact'))
  await writeAndSend(page, 'From the hotel')
  await expectHeading(page, saved)
  await expect(
    page.getByText('It may have been sent: the answer that came was not the mail service’s own.'),
  ).toBeVisible()
  await expect(page.getByText('Accept our terms')).toBeHidden()
  site.line.set({ kind: 'up' })
  await expectHeading(page, 'Sent')
  await expect(page.getByText(repeated)).toBeVisible()
  expect(await site.mails('From the hotel')).toHaveLength(1)
})

test('[T1623] a form of several pages, sent offline from its last one: its message waits, and its mail has the answers of all', async ({
  page,
  context,
}) => {
  const pages = [
    { id: 'p1', title: 'You', fields: [field('text', 'full_name', 'Your name', 'required')] },
    { id: 'p2', title: 'Your day', fields: [field('textarea', 'message', 'Message', 'required')] },
  ]
  await page.goto(await site.publish('pages', {}, { progress: 'steps', pages }))
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  await press(page, 'Next: Your day')
  await expectHeading(page, 'There is a problem')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await press(page, 'Next: Your day')
  await expectHeading(page, 'Your day')
  await page.goBack()
  await expectHeading(page, 'You')
  await page.goForward()
  await page.getByLabel('Message').fill('On Friday, in pages')
  await context.setOffline(true)
  await press(page, 'Send')
  await expectHeading(page, saved)
  await context.setOffline(false)
  await expectHeading(page, 'Sent')
  expect(await site.mails('On Friday, in pages')).toEqual([expect.stringContaining('Ada Lovelace')])
  await press(page, 'Send another')
  await expectHeading(page, 'You')
  await expect(page.getByLabel('Your name')).toHaveValue('')
})
