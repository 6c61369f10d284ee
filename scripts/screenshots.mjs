// Makes docs/screens/*.png from the running product: a local relay with an empty data folder and a real Chromium.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startRelay } from '../e2e/harness/relay.ts'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { root } from './setup.mjs'

const folder = join(root, 'docs', 'screens')
mkdirSync(folder, { recursive: true })
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const relay = await startRelay()
const executablePath = findChromium(root)
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })

/** Opens the studio with nothing in it and answers the one question. */
async function begin({ viewport = desktop, colorScheme = 'light' } = {}) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(relay.url)
  await page.getByLabel('Where should answers go?').fill('hello@ateliernord.example')
  return page
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`docs/screens/${name}.png`)
}

async function start(page, name) {
  await page.getByRole('button', { name: /^Other starts/ }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.waitForURL(/\/build$/)
}

async function sendAs(page, answers) {
  const form = page.getByRole('region', { name: 'What the visitor sees' })
  for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Send', exact: true }).click()
}

const ada = {
  'Your name': 'Ada Lovelace',
  'E-mail': 'ada@example.org',
  Message: 'Is the workshop wheelchair accessible?',
}
const step = (page, name) => page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click()

for (const colorScheme of ['light', 'dark']) {
  const suffix = colorScheme === 'dark' ? '-dark' : ''
  const page = await begin({ colorScheme })
  await shoot(page, `first-run${suffix}`)
  await start(page, 'Event sign-up')
  await page.getByRole('button', { name: 'Close the hint' }).click()
  const fields = page.locator('[data-part=cover]')
  await fields.nth(2).click()
  await shoot(page, `build${suffix}`)
  await step(page, /E-mail/)
  await page.getByRole('main').waitFor()
  await shoot(page, `email${suffix}`)
  await step(page, /Connect/)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('is in Messages.').waitFor()
  await shoot(page, `connect${suffix}`)
  await step(page, /Publish/)
  await page.getByText('your visitors cannot reach it').waitFor()
  await shoot(page, `publish${suffix}`)
  await page.goto(relay.url)
  await page.getByRole('button', { name: /^New form/ }).click()
  await page.getByRole('menuitem', { name: /^Contact form/ }).click()
  await page.waitForURL(/\/build$/)
  await page.getByRole('link', { name: 'Try it' }).click()
  await sendAs(page, ada)
  await page.getByText('It has arrived').waitFor()
  await shoot(page, `try${suffix}`)
  await page.getByRole('link', { name: 'Open it in Messages' }).click()
  await page.frameLocator('iframe[title^="The mail"]').getByText('wheelchair').waitFor()
  await shoot(page, `messages-inbox${suffix}`)
  await page.goto(relay.url)
  await page.getByRole('heading', { level: 1, name: 'Forms' }).waitFor()
  await shoot(page, `library${suffix}`)
  await page.context().close()
}

const page = await begin({ viewport: phone })
await shoot(page, 'first-run-phone')
await start(page, 'Event sign-up')
await shoot(page, 'build-phone')
await step(page, /E-mail/)
await shoot(page, 'email-phone')
await page.goto(relay.url)
await page.getByRole('heading', { level: 1, name: 'Forms' }).waitFor()
await shoot(page, 'library-phone')

await browser.close()
await relay.stop()
