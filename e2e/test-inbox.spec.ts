import { readFile } from 'node:fs/promises'
import { generalTemplate } from '@letterslot/email'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './harness/accessibility.ts'
import { type RunningRelay, startRelay } from './harness/relay.ts'
import { test } from './harness/test.ts'

// One relay with its mail, and one studio that shows it, serve every test of this file, one after the other.
test.describe.configure({ mode: 'serial' })

const mails = 53
let relay: RunningRelay
let page: Page

/** Sends as visitors do: one message that is older than a page of the list, 51 more, and one with a file. */
test.beforeAll(async ({ browser, request }) => {
  relay = await startRelay()
  const { publicKey, serviceId } = await (await request.get(`${relay.url}/api/v1/hello`)).json()
  const headers = { Origin: relay.url }
  const pairing = await request.post(`${relay.url}/api/v1/pair`, { headers, data: { name: 'This test' } })
  const template = generalTemplate({ id: 'letter', to: 'maker@example.org' })
  await request.put(`${relay.url}/api/v1/templates/letter`, {
    headers: { ...headers, Authorization: `Bearer ${(await pairing.json()).privateKey}` },
    data: { ...template, fromName: '{{name}}', replyTo: '{{email}}' },
  })
  const ids = { user_id: publicKey, service_id: serviceId, template_id: 'letter' }
  const send = async (name: string, message: string): Promise<void> => {
    const data = { ...ids, template_params: { name, email: 'mei@example.org', message } }
    expect(await (await request.post(`${relay.url}/api/v1.0/email/send`, { headers, data })).text()).toBe('OK')
  }
  await send('Mei Tanaka', `${'A long letter. '.repeat(30)}The kiln is cold.`)
  await expect.poll(countMail).toBe(1)
  for (let count = 1; count <= mails - 2; count += 1) await send(`Visitor ${count}`, 'Hello')
  await expect.poll(countMail).toBe(mails - 1)
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 the plan') }
  const multipart = { ...ids, name: 'Grace Hopper', email: 'grace@example.org', message: 'Our plan', plan: file }
  expect(await (await request.post(`${relay.url}/api/v1.0/email/send-form`, { headers, multipart })).text()).toBe('OK')
  await expect.poll(countMail).toBe(mails)

  async function countMail(): Promise<number> {
    return (await (await request.get(`${relay.url}/api/v1/inbox?limit=1`)).json()).total
  }
  page = await (await browser.newContext()).newPage()
  await page.goto(`${relay.url}/messages?view=test-inbox`)
  await expect(listOf().getByRole('button')).toHaveCount(50)
})
test.afterAll(async () => {
  await page.context().close()
  await relay.stop()
})

const listOf = () => page.getByRole('navigation', { name: 'Mail, newest first' })
const searchOf = () => page.getByRole('searchbox', { name: 'Search sender, subject, text' })

test('[T1140] all mail that the test inbox keeps is reached, found and given out, not its newest 50', async () => {
  await page.getByRole('button', { name: `Show older ones (${mails - 50})` }).click()
  await expect(listOf().getByRole('button')).toHaveCount(mails)
  await searchOf().fill('KILN tanaka')
  await expect(listOf().getByRole('button')).toHaveCount(1)
  await expect(page.getByText('1 mail matches.')).toBeAttached()
  await listOf().getByRole('button').click()
  await expect(page.frameLocator('iframe[title^="The mail"]').getByText(/The kiln is cold\.$/)).toBeVisible()
  expect(await give('Export listed (1)')).toEqual([expect.objectContaining({ replyTo: 'mei@example.org' })])
  await searchOf().fill('')
  const all = await give(`Export all (${mails})`)
  expect(all).toHaveLength(mails)
  expect(all.at(-1)).toMatchObject({ text: expect.stringContaining('The kiln is cold.') })
})

/** Presses *Export*, takes JSON, and reads the file. */
async function give(button: string): Promise<readonly unknown[]> {
  await page.getByRole('button', { name: button }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As data (JSON)' }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
}

test('[T1144] a mail of the test inbox is unread until it was opened, also after a reload', async () => {
  const row = listOf().getByRole('button', { name: /Visitor 51/ })
  await expect(row).toHaveAccessibleName(/Unread/)
  await row.click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused()
  await expect(row).not.toHaveAccessibleName(/Unread/)
  await page.reload()
  await expect(listOf().getByRole('button', { name: /Visitor 50/ })).toHaveAccessibleName(/Unread/)
  await expect(row).not.toHaveAccessibleName(/Unread/)
})

test('[T1146] in a dark studio a mail is light, and dark where that is asked for', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await listOf().getByRole('button').first().click()
  const sheet = page.frameLocator('iframe[title^="The mail"]').locator('.ls-sheet').first()
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByText('Dark', { exact: true }).click()
  await expect(sheet).toHaveCSS('background-color', 'rgb(27, 31, 38)')
  await page.emulateMedia({ colorScheme: 'light' })
})

test('[T1144] its attachment is saved to the byte; it is shown as on a phone and in the dark @release', async () => {
  await listOf()
    .getByRole('button', { name: /Grace Hopper.*1 attachment/ })
    .click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('list', { name: 'Attached' }).getByRole('link', { name: 'plan.pdf' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('plan.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.4 the plan')
  const frame = page.locator('iframe[title^="The mail"]')
  await page.getByText('Phone', { exact: true }).click()
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375)
  await page.getByText('Dark', { exact: true }).click()
  await expect(frame).toHaveCSS('color-scheme', 'dark')
  await expect(frame.contentFrame().getByText('Our plan')).toBeVisible()
  await expectAccessible(page, 'a mail of the test inbox in the dark')
})

test('[T1144] a deleted mail is gone from the computer, and back in its place at a press', async ({ request }) => {
  const rows = listOf().getByRole('button')
  const names = await rows.allTextContents()
  const place = names.findIndex((name) => name.includes('Visitor 45'))
  const row = rows.filter({ hasText: 'Visitor 45' })
  await row.click()
  await page.getByRole('button', { name: 'Delete this mail' }).click()
  await expect(row).toHaveCount(0)
  await expect(rows.nth(place)).toBeFocused()
  const total = async (): Promise<number> =>
    (await (await request.get(`${relay.url}/api/v1/inbox?search=${encodeURIComponent('visitor 45')}`)).json()).total
  await expect.poll(total).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect(await total()).toBe(1)
  await expect(rows).toHaveCount(50)
  await expect(rows.nth(place)).toContainText('Visitor 45')
  await expect(rows.nth(place + 1)).toHaveText(names[place + 1] ?? '')
})
