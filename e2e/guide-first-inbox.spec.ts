import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openGuide } from './harness/guide.ts'
import { standInForProvider } from './harness/provider.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-inbox-'))
let studio: StaticHost
let site: StaticHost

test.beforeAll(async () => {
  studio = await serveFolder(join(import.meta.dirname, '..', 'dist'), '/')
  site = await serveFolder(folder, '/')
})
test.afterAll(async () => {
  await Promise.all([studio.close(), site.close()])
  rmSync(folder, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dot = (page: Page) => page.locator('header [data-destination]')

test('[T878] [F80] without an account, by the guide: from the first screen to a published page; a refused id is green nowhere', async ({
  page,
  context,
}) => {
  test.slow()
  const provider = await standInForProvider(context)
  const guide = openGuide('first-inbox.md')
  const { words } = guide

  await test.step('Make a form', async () => {
    await page.goto(studio.url)
    await page.getByLabel(words('Where should answers go?')).fill('maker@example.org')
    await page.getByRole('button', { name: new RegExp(`^${words('Contact form')}`) }).click()
    await page.waitForURL(/build$/)
  })

  await test.step('Connect', async () => {
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: words('Connect') })
      .click()
    await expect(page.getByRole('heading', { name: words('How do you get the mail?') })).toBeVisible()
    await page.getByRole('radio', { name: words('I have no account yet') }).click()
    for (const [step, link] of [
      [words('Make an account and connect your mailbox'), words('Open EmailJS: sign up')],
      [words('Give it the mail of this form'), words('Open EmailJS: templates')],
    ] as const) {
      const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) })
      await expect(item.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        /^https:\/\/dashboard\.emailjs\.com\//,
      )
    }
    const copies = page.getByRole('button', { name: new RegExp(`^${words('Copy')} `) })
    for (const copy of await copies.all()) await copy.click()
    await expect(page.getByRole('heading', { name: words('Bring the three ids here') })).toBeVisible()
    await page.getByLabel(words('Public key')).fill('kX3-7bPqLm2VzR9aT')
    await page.getByLabel(words('Service ID')).fill('service_wrong')
    await page.getByLabel(words('Template ID')).fill('template_7k')
    await button(page, words('Use these ids')).click()
    const card = page.getByRole('radio', { name: /^EmailJS/ })
    await expect(card).toHaveAccessibleName(new RegExp(`${words('Entered, not tested')}$`))

    provider.answer(400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin')
    await button(page, words('Send a test')).click()
    await expect(card).toHaveAccessibleName(
      new RegExp(`^.*Refused \\d\\d:\\d\\d: ${words('the service ID was not found')}$`),
    )
    for (const step of ['Build', 'Connect', 'Publish', 'E-mail', 'Connect']) {
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click()
      await expect(dot(page)).toHaveAttribute('data-tone', 'bad')
    }
    await page.reload()
    await expect(dot(page)).toHaveAttribute('data-tone', 'bad')

    provider.answer(200, 'OK')
    await page.getByRole('textbox', { name: 'Service ID' }).fill('service_x1')
    await button(page, 'Use these ids').click()
    await expect(dot(page)).toHaveAttribute('data-tone', 'neutral')
    await button(page, 'Send a test').click()
    await expect(card).toHaveAccessibleName(new RegExp(`${words('Did it arrive?').replace('?', '\\?')}$`))
    await expect(dot(page)).toHaveAttribute('data-tone', 'wait')
    await expect(button(page, words('It did not'))).toBeVisible()
    await button(page, words('It arrived')).click()
    await expect(dot(page)).toHaveAttribute('data-tone', 'ok')
    await expect(page.getByRole('link', { name: words('E-mail') }).first()).toBeVisible()
  })

  await test.step('Publish', async () => {
    await page.getByRole('link', { name: words('Next: Publish') }).click()
    const html = page.waitForEvent('download')
    await page.getByRole('button', { name: words('Download page') }).click()
    await (await html).saveAs(join(folder, 'contact.html'))
    const visit = await context.newPage()
    await visit.goto(`${site.url}contact.html`)
    await visit.getByLabel('Your name').fill('Ada Lovelace')
    await visit.getByLabel('E-mail').fill('ada@example.org')
    await visit.getByLabel('Message').fill('Is the workshop wheelchair accessible?')
    await button(visit, words('Send')).click()
    await expect(visit.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    await visit.close()
    await button(page, words('I did: it arrived')).click()
  })
  expect(guide.left()).toEqual([])
  expect(JSON.parse(provider.requests.at(-1)?.body ?? '{}')).toMatchObject({ service_id: 'service_x1' })
})
