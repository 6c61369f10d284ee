import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './harness/accessibility.ts'
import { test } from './harness/test.ts'

/** A browser that refuses its database, as with blocked site data. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }),
)

async function claims(page: Page): Promise<string> {
  const text = await page.locator('body').innerText()
  return text.replaceAll(/nothing is saved|not saved|A saved form, or a backup/gi, '')
}

test('[T371][F01] opens with the cause named, sends by the live form, takes a form in, gives it out whole, and calls nothing saved', async ({
  page,
  relay,
}) => {
  await page.goto(relay.url)
  const banner = page.getByRole('alert').filter({ hasText: 'SecurityError: The operation is insecure' })
  await expect(banner).toBeVisible()
  await expect(page.getByText('Nothing is kept', { exact: true })).toBeVisible()
  await expectAccessible(page, 'refused storage')
  expect(await claims(page)).not.toMatch(/\bsaved\b/i)
  await expect(page.getByRole('main')).not.toContainText('in this browser')

  // Nothing about the live form needs the database.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('heading', { name: 'This is the mail you get.' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the start' }).click()

  const form = {
    format: 'letterslot.form/1',
    version: 1,
    id: 'club',
    title: 'Join the club',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: [{ id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] }],
      },
    ],
  }
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Open a file or paste HTML/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open a file' }).click()
  await (await asked).setFiles({
    name: 'club.form.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(form)),
  })
  await expect(page.getByText('Not kept: download it before you leave')).toBeVisible()
  await expect(banner).toBeVisible()
  await page.getByRole('textbox', { name: 'Label' }).first().fill('What shall we call you?')
  await expect(page.getByText('Not kept: download it before you leave')).toBeVisible()
  expect(await claims(page)).not.toMatch(/\bsaved\b/i)

  await page.getByRole('link', { name: 'Letterslot, all forms' }).click()
  await expect(page.getByText('One form in this page, until it is closed.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('in this browser')
  await page.getByRole('button', { name: 'More about Join the club' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as a file' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.pages[0].fields[0]).toEqual({ ...form.pages[0]?.fields[0], label: 'What shall we call you?' })
  expect(await claims(page)).not.toMatch(/\bsaved\b/i)
})
