// Makes docs/screens/*.png from the running product: a local relay with an empty data folder and a real Chromium.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { standInForProvider } from '../e2e/harness/provider.ts'
import { startRelay } from '../e2e/harness/relay.ts'
import { serveFolder } from '../e2e/harness/static-host.ts'
import { contactPage } from '../packages/embed/contact-page.mjs'
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

/** The states of a published form, side by side as a visitor meets them: one real page, five visits. */
async function shootStates() {
  const site = mkdtempSync(join(tmpdir(), 'letterslot-states-'))
  const form = JSON.parse(readFileSync(join(root, 'scripts', 'sizes', 'contact.form.json'), 'utf8'))
  writeFileSync(join(site, 'index.html'), await contactPage(form))
  const host = await serveFolder(site, '/')
  const fill = async (page, message = ada.Message) => {
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByLabel('Message').fill(message)
  }
  const send = (page) => page.getByRole('button', { name: 'Send', exact: true }).click()
  const visits = [
    ['1 Filling in', (page) => fill(page)],
    ['2 Problems', (page) => send(page)],
    [
      '3 Not sent yet',
      async (page, provider) => {
        provider.answer(503, 'Service Unavailable')
        await fill(page)
        await send(page)
        await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
      },
    ],
    [
      '4 Sent',
      async (page) => {
        await fill(page)
        await send(page)
        await page.getByRole('heading', { name: 'Sent' }).waitFor()
      },
    ],
    [
      '5 Needs a person',
      async (page, provider) => {
        provider.answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account')
        await fill(page)
        await send(page)
        await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
      },
    ],
  ]
  const shots = []
  for (const [name, visit] of visits) {
    const context = await browser.newContext({ viewport: { width: 400, height: 700 }, reducedMotion: 'reduce' })
    const provider = await standInForProvider(context)
    const page = await context.newPage()
    await page.goto(host.url)
    await visit(page, provider)
    const image = await page.screenshot({ fullPage: true })
    shots.push(
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${image.toString('base64')}"></figure>`,
    )
    await context.close()
  }
  const board = await browser.newPage({ viewport: { width: 1440, height: 1229 } })
  await board.setContent(
    `<style>body{margin:24px;background:#f3f1ec;display:grid;grid-template-columns:repeat(5,1fr);gap:16px;align-items:start;font:600 13px Arial}figure{margin:0}figcaption{margin:0 0 6px;color:#4b5563}img{inline-size:100%;border-radius:12px}</style>${shots.join('')}`,
  )
  await board.screenshot({ path: join(folder, 'form-states.png') })
  console.log('docs/screens/form-states.png')
  await host.close()
}

await shootStates()
await browser.close()
await relay.stop()
