import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { guard } from './harness/guard.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const root = join(import.meta.dirname, '..')

let host: StaticHost

test.beforeAll(async () => {
  host = await serveFolder(join(root, 'dist'), '/repo/')
})

test.afterAll(async () => {
  await host.close()
})

function fixture(name: string): string {
  return readFileSync(join(root, 'packages/intake/src/fixtures', `${name}.txt`), 'utf8')
}

/** Opens a door of the studio, as it is built and served, and pastes into it. */
async function paste(page: Page, door: RegExp, text: string): Promise<void> {
  await page.goto(host.url)
  await page.getByRole('button', { name: door }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill(text)
}

test('[T630] a page that calls EmailJS is a connected form within ten seconds of the paste, under the studio’s own policy', async ({
  page,
}) => {
  const { foreign, errors } = guard(page)
  await paste(page, /^I already use EmailJS/, fixture('v4-send-form-page.html'))
  const from = Date.now()
  await expect(page.getByText('service_pottery').first()).toBeVisible()
  await page.getByRole('button', { name: 'Make this form' }).click()
  await page.waitForURL(/\/build$/)
  await expect(page.getByText('4 fields. Sends by EmailJS · service_pottery: Entered, not tested.')).toBeVisible()
  expect(Date.now() - from).toBeLessThan(10_000)
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[I621] a hostile page runs nothing and asks nobody', async ({ page }) => {
  const { foreign, errors } = guard(page)
  await paste(page, /^Open a file or paste HTML/, fixture('hostile.html'))
  await expect(
    page.getByRole('region', { name: 'What was found' }).getByText('Elements', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Make this form' }).click()
  await page.waitForURL(/\/build$/)
  expect(await page.evaluate(() => Reflect.get(window, 'ranIntake'))).toBe(undefined)
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[T1160] where what opens a saved form does not load, the text stays, that is said, and the next press opens it', async ({
  page,
}) => {
  const saved = readFileSync(join(root, 'scripts/sizes/contact.form.json'), 'utf8')
  await paste(page, /^Open a file or paste HTML/, saved)
  await expect(page.getByText('This is a saved form or a backup.')).toBeVisible()
  const assets = (url: URL): boolean => url.pathname.startsWith('/repo/assets/')
  await page.route(assets, (route) => route.abort())
  await page.getByRole('button', { name: 'Open it' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(/^Nothing was opened: .+ Your text stays here\. .+ press “Open it” again\./),
  ).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue(saved)
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await page.unroute(assets)
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL(/\/build$/)
  await expect(dialog).not.toBeVisible()
})
