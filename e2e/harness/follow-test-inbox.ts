import { expect, type Page } from '@playwright/test'
import { guard } from './guard.ts'
import { left, words } from './guided-site.ts'
import { type RunningRelay, startRelay } from './relay.ts'

/** Does in a site what the guide to the test inbox says once the site stands: sends, reads, stops the inbox, starts it. */
export async function followTestInbox(page: Page, site: string, relay: RunningRelay): Promise<RunningRelay> {
  const { errors } = guard(page)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto(site)
  const box = await page.locator('.ls-form').boundingBox()
  expect(box?.width).toBeGreaterThan(400)
  await send(page, 'The first message')
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  expect([errors, warnings]).toEqual([[], []])

  const studio = await page.context().newPage()
  const read = async (message: string): Promise<void> => {
    await studio.goto(relay.url)
    await studio.getByRole('link', { name: words('Messages') }).click()
    await studio.getByText(words('Test inbox'), { exact: true }).first().click()
    await studio.getByRole('navigation', { name: 'Mail, newest first' }).getByRole('button').first().click()
    await expect(studio.frameLocator('iframe[title^="The mail"]').getByText(message)).toBeVisible()
  }
  await read('The first message')
  await studio.goto('about:blank')

  const { port } = new URL(relay.url)
  await relay.stop()
  await page.getByRole('button', { name: 'Send another' }).click()
  await send(page, 'The second message')
  await expect(page.getByRole('heading', { name: words('Not sent yet. Saved on this device.') })).toBeVisible()
  const again = await startRelay({ dataFolder: relay.dataFolder, port: Number(port) })
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 45_000 })
  await read('The second message')
  const mails = studio.getByRole('navigation', { name: 'Mail, newest first' }).getByRole('button')
  await studio.getByRole('button', { name: 'Delete this mail' }).click()
  await expect(mails).toHaveCount(1)
  await studio
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: words('Undo') })
    .click()
  await expect(mails).toHaveCount(2)
  await studio.close()
  expect(left()).toEqual([])
  return again
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: words('Send'), exact: true }).click()
}
