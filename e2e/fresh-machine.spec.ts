import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { guard } from './harness/guard.ts'
import { keyboardOf } from './harness/keyboard.ts'
import { kill } from './harness/kill.ts'
import { type RunningRelay, startRelay } from './harness/relay.ts'
import { renderInPage } from './harness/rendering.ts'
import { watchSent } from './harness/submissions.ts'
import { test } from './harness/test.ts'

/** The whole path of a fresh machine: an empty profile, an empty data folder, one relay as `npm start` runs it. */
interface Machine {
  relay: RunningRelay
  context: BrowserContext
  page: Page
}

const profile = (): string => mkdtempSync(join(tmpdir(), 'letterslot-profile-'))

async function openBrowser(folder: string): Promise<BrowserContext> {
  const { launchOptions, viewport } = test.info().project.use
  return chromium.launchPersistentContext(folder, { ...launchOptions, ...(viewport ? { viewport } : {}) })
}

const fold = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n').trimEnd()

test.describe.configure({ mode: 'serial' })

const folder = profile()
let machine: Machine

test.beforeAll(async () => {
  const relay = await startRelay()
  const context = await openBrowser(folder)
  machine = { relay, context, page: context.pages()[0] ?? (await context.newPage()) }
})

test.afterAll(async () => {
  await machine.context.close()
  await machine.relay.stop()
})

test('[T501] the live form lands a mail in the test inbox, read beside the form within 30 seconds of the page', async () => {
  const { page, relay } = machine
  const { errors, foreign } = guard(page)
  const from = performance.now()
  await page.goto(relay.url)
  await expect(page.getByRole('heading', { level: 1, name: 'Make a form. Get the answers by e-mail.' })).toBeVisible()
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused()
  await expect(page.getByText(/Reference [0-9A-Z]{4}-[0-9A-Z]{2}/)).toBeVisible()
  await page.getByRole('button', { name: 'Read it' }).click()
  const mail = page.frameLocator('iframe[title^="The mail"]')
  await expect(mail.getByText('Is the workshop wheelchair accessible?')).toBeVisible()
  await expect(page.getByText('maker@example.org')).toBeVisible()
  expect(performance.now() - from).toBeLessThan(30_000)
  expect({ errors, foreign }).toEqual({ errors: [], foreign: [] })
})

test('[T502] a form is made by the keyboard alone: a label, a field and a rule', async () => {
  const { page, relay } = machine
  const { errors } = guard(page)
  const keys = keyboardOf(page)
  await page.goto(relay.url)
  await keys.tabTo(page.getByLabel('Where should answers go?'))
  await keys.type('maker@example.org')
  await keys.tabTo(page.getByRole('button', { name: /^Contact form/ }))
  await keys.enter()
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused()
  await keys.type('Your full name')
  await keys.enter()
  await keys.escape()
  await keys.type('/')
  await expect(page.getByRole('searchbox', { name: 'Find a field' })).toBeFocused()
  await keys.type('number')
  await keys.enter()
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused()
  await keys.type('How many people are coming?')
  await keys.enter()
  await keys.tabTo(page.getByRole('tab', { name: /^Field/ }))
  await keys.arrow('Right')
  await expect(page.getByRole('tab', { name: /^Rules/ })).toBeFocused()
  await keys.tabTo(page.getByRole('button', { name: 'Range', exact: true }))
  await keys.enter()
  const range = page.getByRole('region', { name: 'Range' })
  await keys.tabTo(range.getByLabel('To'))
  await keys.type('12')
  await keys.tabTo(range.getByLabel('Try it'))
  await keys.type('14')
  await expect(range.getByText('Enter 12 or less')).toBeVisible()
  await keys.tabTo(page.getByRole('button', { name: /^How many people are coming/ }), 'back')
  await keys.tabTo(page.getByRole('button', { name: 'Duplicate' }))
  await keys.arrow('Right')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeFocused()
  await keys.enter()
  await expect(
    page.getByRole('status').getByText('Moved How many people are coming? to position 3 of 4'),
  ).toBeAttached()
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  expect(errors).toEqual([])
})

test('[T503] the mail equals, byte for byte, what the engine gives in the page for the parameters sent', async () => {
  const { page, relay } = machine
  const sent = watchSent(page)
  await page.getByRole('link', { name: 'Try it' }).click()
  const form = page.getByRole('region', { name: 'What the visitor sees' })
  await form.getByLabel('Your full name').fill('Grace Hopper')
  await form.getByLabel('E-mail').fill('grace@example.org')
  await form.getByLabel('Message').fill('Two lines,\none <b>bold</b> & {{braces}}.')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('It has arrived')).toBeVisible({ timeout: 15_000 })
  const [params] = sent.params
  const [template] = sent.templates
  if (!params || !template) throw new Error('Nothing was sent.')
  const list: { items: { id: string; reference?: string }[] } = await (
    await page.request.get(`${relay.url}/api/v1/inbox`)
  ).json()
  const item = list.items.find(({ reference }) => reference === params['letterslot_reference'])
  const source = await (await page.request.get(`${relay.url}/api/v1/inbox/${item?.id}/source`)).body()
  const mail = await PostalMime.parse(source)
  const expected = await renderInPage(page, template, params)
  expect({ subject: mail.subject, html: fold(mail.html), text: fold(mail.text) }).toEqual({
    subject: expected.subject,
    html: fold(expected.html),
    text: fold(expected.text),
  })
})

test('[T505] the e-mail is seen with sample values, and a test of it arrives', async () => {
  const { page } = machine
  const { errors } = guard(page)
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /E-mail/ })
    .click()
  await page
    .getByRole('button', { name: 'Preview' })
    .or(page.getByRole('radio', { name: 'Preview' }))
    .click()
  const mail = page.frameLocator('iframe[title^="The mail"]')
  await expect(mail.getByText('How many people are coming?')).toBeVisible()
  await expect(mail.getByText('Ada Lovelace').first()).toBeVisible()
  await page.getByRole('link', { name: 'Next: Connect' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('came into Messages.')).toBeVisible({ timeout: 15_000 })
  expect(errors).toEqual([])
})

test('[T506] Publish refuses the test inbox and asks for a provider; once there is one, the page is one file', async () => {
  const { page } = machine
  const { errors } = guard(page)
  await page.getByRole('link', { name: 'Next: Publish' }).click()
  await expect(page.getByText('Sends to the test inbox on this computer; your visitors cannot reach it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect EmailJS' })).toBeVisible()
  await page.getByRole('button', { name: /^Download page/ }).click()
  await expect(page.getByRole('link', { name: 'Connect EmailJS' })).toBeFocused()
  await page.getByRole('link', { name: 'Connect EmailJS' }).click()
  await page.getByRole('radio', { name: /^EmailJS/ }).check({ force: true })
  await page.getByLabel('Public key').fill('kX3-7bPqLm2VzR9aT')
  await page.getByLabel('Service ID').fill('service_x1')
  await page.getByLabel('Template ID').fill('template_7k')
  await page.getByRole('button', { name: 'Use these ids' }).click()
  await page.getByRole('link', { name: 'Next: Publish' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download page/ }).click()
  expect((await waiting).suggestedFilename()).toBe('write-to-us.html')
  await expect(page.getByText('I did: it arrived')).toBeVisible()
  expect(errors).toEqual([])
})

test('[T508] with a private key of the relay that serves the studio, the mail is put there and the site is allowed', async () => {
  const { page, relay } = machine
  const { errors } = guard(page)
  const json = { 'Content-Type': 'application/json', Origin: relay.url, 'Sec-Fetch-Site': 'same-origin' }
  const hello = await (await page.request.get(`${relay.url}/api/v1/hello`)).json()
  const { privateKey } = await (
    await page.request.post(`${relay.url}/api/v1/pair`, { headers: json, data: { name: 'the operator' } })
  ).json()

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Connect/ })
    .click()
  await page.getByRole('radio', { name: /^Your own relay/ }).check({ force: true })
  await page.getByLabel('Address of the relay').fill(relay.url)
  await page.getByLabel('Public key').fill(hello.publicKey)
  await page.getByLabel('Service ID').fill(hello.serviceId)
  await page.getByLabel('Template ID').fill('general')
  await page.getByRole('button', { name: 'Use these ids' }).click()

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Publish/ })
    .click()
  await page.getByLabel('Private key of this relay').fill('not a key')
  await page.getByRole('button', { name: 'Keep it in this browser' }).click()
  await expect(page.getByText('A private key of a relay begins with lsk_.')).toBeVisible()
  await page.getByLabel('Private key of this relay').fill(privateKey)
  await page.getByRole('button', { name: 'Keep it in this browser' }).click()
  await page.getByLabel('Address of the page, or of the site').fill('https://www.example.org')
  await page.getByRole('button', { name: 'Allow it at the relay' }).click()
  await expect(page.getByText('The relay takes messages from https://www.example.org.')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /E-mail/ })
    .click()
  await page.getByRole('button', { name: 'Put it at the relay' }).click()
  await expect(page.getByText('The relay writes mails by this template now: general.')).toBeVisible()

  const bearer = { Authorization: `Bearer ${privateKey}` }
  const keys = await (await page.request.get(`${relay.url}/api/v1/keys`, { headers: bearer })).json()
  expect(keys.items).toContainEqual(
    expect.objectContaining({ publicKey: hello.publicKey, origins: ['https://www.example.org'] }),
  )
  const { template } = await (
    await page.request.get(`${relay.url}/api/v1/templates/general`, { headers: bearer })
  ).json()
  expect(template).toMatchObject({ subject: 'Write to us: {{full_name}}', to: ['maker@example.org'] })
  expect(errors).toEqual([])
})

test('[T504] after Ctrl-C and a new start, form, mail and settings are still there', async () => {
  const { relay } = machine
  const port = Number(new URL(relay.url).port)
  expect(await relay.stop()).toBe(0)
  await machine.context.close()
  machine.relay = await startRelay({ dataFolder: relay.dataFolder, port })
  machine.context = await openBrowser(folder)
  const page = machine.context.pages()[0] ?? (await machine.context.newPage())
  machine.page = page
  await page.goto(relay.url)
  await page
    .getByRole('link', { name: /Write to us/ })
    .first()
    .click()
  const canvas = page.getByRole('region', { name: 'Form', exact: true })
  await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveValue('Your full name')
  await expect(canvas.getByText('How many people are coming?').first()).toBeVisible()
  await page.goto(`${relay.url}/messages?view=test-inbox`)
  await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible()
})

/** Changes of a maker, each with the sign that it is there. */
const changes = [
  {
    step: 'build',
    change: (page: Page) => page.getByRole('textbox', { name: 'Label' }).first().fill('What shall we call you?'),
    holds: (page: Page) =>
      expect(page.getByRole('textbox', { name: 'Label' }).first()).toHaveValue('What shall we call you?'),
  },
  {
    step: 'look',
    change: (page: Page) => page.getByRole('radio', { name: 'Kiln', exact: true }).check({ force: true }),
    holds: (page: Page) => expect(page.getByRole('radio', { name: 'Kiln', exact: true })).toBeChecked(),
  },
] as const

test('[T370][F04] what was marked as saved, a label or a look, is there after the renderer was killed right behind the mark @release', async () => {
  const { context, relay } = machine
  let { page } = machine
  await page.goto(relay.url)
  await page
    .getByRole('link', { name: /Write to us/ })
    .first()
    .click()
  await page.waitForURL(/\/build$/)
  const form = page.url().replace(/build$/, '')
  for (const { step, change, holds } of changes) {
    if (!page.url().endsWith(step)) await page.goto(`${form}${step}`)
    const mark = page.locator('[data-save-state]')
    await expect(mark).toHaveAttribute('data-save-state', 'saved')
    // Watched from within the page, so that the kill follows the mark at once.
    const watch = await mark.evaluateHandle((element) => ({
      marked: new Promise<void>((resolve) => {
        let wasSaving = false
        new MutationObserver(() => {
          const state = element.getAttribute('data-save-state')
          wasSaving ||= state === 'saving'
          if (wasSaving && state === 'saved') resolve()
        }).observe(element, { attributes: true })
      }),
    }))
    await change(page)
    await watch.evaluate(({ marked }) => marked)
    await kill(page)
    page = await context.newPage()
    await page.goto(`${form}${step}`)
    await holds(page)
  }
})
