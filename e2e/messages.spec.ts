import { expect, test } from '@playwright/test'
import { expectAccessible } from './harness/accessibility.ts'
import { guard } from './harness/guard.ts'
import { type RunningRelay, startRelay } from './harness/relay.ts'

let relay: RunningRelay

test.beforeAll(async () => {
  relay = await startRelay()
})
test.afterAll(() => relay.stop())

test('[T515 F26] tried offline, the message is followed from the number in the navigation to its mail', async ({
  page,
}) => {
  const { errors } = guard(page)
  await page.goto(relay.url)
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.getByRole('link', { name: 'Try it' }).click()
  const visitor = page.getByRole('region', { name: 'What the visitor sees' })
  const whatIf = page.getByRole('region', { name: 'What if…' })
  await whatIf.getByRole('button', { name: 'offline', exact: true }).click()
  await visitor.getByLabel('Your name').fill('Ada Lovelace')
  await visitor.getByLabel('E-mail').fill('ada@example.org')
  await visitor.getByLabel('Message').fill('Written without a network')
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeFocused()

  // Whoever leaves Try it is online again: what goes out then is held until it was seen waiting.
  const line = Promise.withResolvers<void>()
  await page.route('**/api/v1.0/email/send', async (route) => {
    await line.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Letterslot, all forms' }).click()
  await page.getByRole('link', { name: 'Messages, 1 not sent' }).click()
  const list = page.getByRole('navigation', { name: 'Messages from this browser, newest first' })
  await list.getByRole('button', { name: /Ada Lovelace/ }).click()
  const message = page.getByRole('complementary', { name: 'The message' })
  await expect(message.getByText('Written without a network')).toBeVisible()
  await expect(message.getByRole('listitem')).toHaveText([/^\d\d:\d\d:\d\dUnder way/, /Written here/])
  await expectAccessible(page, 'a message that is being sent')
  line.resolve()
  await expect(message.getByRole('listitem').first()).toHaveText(/Accepted200 OK/)
  await expect(message.getByText('What was written is gone from this device once it was accepted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  await message.getByRole('link', { name: 'Read it' }).click()
  await page.getByRole('button', { name: /Write to us: Ada Lovelace/ }).click()
  const mail = page.frameLocator('iframe[title^="The mail"]')
  await expect(mail.getByText('Written without a network')).toBeVisible()
  expect(errors).toEqual([])
})
