import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './harness/accessibility.ts'
import { type RunningRelay, startRelay } from './harness/relay.ts'
import { test } from './harness/test.ts'

let relay: RunningRelay

// The second test stops the relay under the page of the first one.
test.describe.configure({ mode: 'serial' })

let page: Page

test.beforeAll(async ({ browser }) => {
  relay = await startRelay()
  page = await (await browser.newContext()).newPage()
  await openAndStop()
})
test.afterAll(async () => {
  await page.context().close()
  await relay.stop()
})

const again = async ({ url, dataFolder }: RunningRelay): Promise<RunningRelay> =>
  startRelay({ dataFolder, port: Number(new URL(url).port) })

/** Opens the first screen, begins to use it, waits until the studio has loaded the steps of a form, and stops the relay. */
async function openAndStop(): Promise<void> {
  await page.goto(relay.url, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const behindForm = [
      'BuildDrawers',
      'EndingCanvas',
      'FieldFindings',
      'FindingCount',
      'Inspector',
      'Shortcuts',
      'find-faults',
    ]
    return ['Build', 'EmailStep', 'ConnectStep', 'PublishStep', 'TryStep', ...behindForm].every((part) =>
      loaded.some((name) => name.includes(`/assets/${part}-`) && name.endsWith('.js')),
    )
  })
  await relay.stop()
}

test('[T374] the live form says that the test inbox does not answer, and once it does sends by itself, as one mail', async () => {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  await expect(page.getByText(/^The test inbox does not answer\. Is Letterslot still running/)).toBeVisible()
  await expect(page.getByText(/has arrived|may have arrived/)).toHaveCount(0)
  await expectAccessible(page, 'the live form without a relay')
  relay = await again(relay)
  // Whoever comes back from the terminal looks at the page again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('It has arrived in the test inbox.')).toBeVisible()
  const { items } = await (await page.request.get(`${relay.url}/api/v1/inbox`)).json()
  expect(items).toHaveLength(1)
})

test('[T373] a form made meanwhile opens, is kept and says that it is not connected; every screen is there', async () => {
  await relay.stop()
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await expect(page.getByText('The test inbox does not answer, so this form is not connected yet.')).toBeVisible()
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  for (const step of ['E-mail', 'Connect', 'Publish']) {
    await page.getByRole('link', { name: new RegExp(`^\\d${step}\\b`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Connect/ })
    .click()
  relay = await again(relay)
  await page.getByText('Test inbox on this computer', { exact: true }).click()
  await expect(page.getByText('Test inbox (only this computer)')).toBeVisible()
})

test('[T1961] the form is there to build where the settings beside it cannot be had, and they come once they can', async ({
  page,
}) => {
  const behindForm = /assets\/(BuildDrawers|FieldFindings|FindingCount|Inspector|Shortcuts|find-faults)-/
  await page.route(behindForm, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/Inspector-'))
  await page.goto(relay.url)
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await refused
  await page.getByRole('textbox', { name: 'Label' }).fill('Your full name')
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  const settings = page.getByRole('complementary', { name: 'What is selected' })
  await expect(settings.getByText('This is still on its way. If it does not come, reload the page.')).toBeAttached()
  await page.unroute(behindForm)
  await page.getByRole('button', { name: /^Message/ }).click()
  await expect(settings.getByRole('textbox', { name: 'Label' })).toHaveValue('Message')
  await expect(settings.getByRole('tablist')).toHaveCSS('padding-left', '20px')
})

test('[T2000] a menu, the palette, a dialog and a screen that cannot be loaded leave the studio as it was, and come later', async ({
  page,
  context,
}) => {
  await page.goto(relay.url)
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.waitForURL(/build$/)
  await page.getByRole('link', { name: 'Forms', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await context.setOffline(true)
  const told = page.getByText(/A part of Letterslot could not be loaded: .* does not answer/)
  for (const press of [
    () => page.getByRole('button', { name: /^More/ }).click(),
    () => page.keyboard.press('Control+k'),
    () => page.getByRole('button', { name: 'Open a file or paste HTML' }).click(),
    () => page.getByRole('link', { name: 'Settings' }).click(),
  ]) {
    await press()
    await expect(told).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
  // The banner says what is the matter: nobody is told to wait a moment.
  await expect(page.getByText('One moment…')).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(told).toBeHidden()
})
