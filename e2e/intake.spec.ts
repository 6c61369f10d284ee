import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { guard } from './harness/guard.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'

const root = join(import.meta.dirname, '..')

let host: StaticHost

test.beforeAll(async () => {
  host = await serveFolder(join(root, 'dist'), '/repo/')
})

test.afterAll(async () => {
  await host.close()
})

function fixture(name: string): string {
  return readFileSync(join(root, 'apps/studio/src/intake/fixtures', `${name}.txt`), 'utf8')
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
  await expect(page.getByText('4 fields. Sends by EmailJS · service_pottery: Entered, not tried.')).toBeVisible()
  expect(Date.now() - from).toBeLessThan(10_000)
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[T621] a hostile page runs nothing and asks nobody', async ({ page }) => {
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
