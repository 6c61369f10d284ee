import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type CapturingProvider, standInForProvider } from '../../e2e/harness/provider.ts'
import { serveFolder } from '../../e2e/harness/static-host.ts'
import { contactPage } from '../../packages/embed/contact-page.ts'

/** The steps that bring a published form into one of the states that visitors know. */
interface Visit {
  readonly name: string
  readonly live: (page: Page, provider: CapturingProvider) => Promise<void>
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill('Is the workshop wheelchair accessible?')
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send', exact: true }).click()

async function sendAndRead(page: Page, heading: RegExp): Promise<void> {
  await fill(page)
  await send(page)
  await page.getByRole('heading', { name: heading }).waitFor()
}

const visits: readonly Visit[] = [
  { name: '1 Filling in', live: fill },
  { name: '2 Problems', live: send },
  {
    name: '3 Not sent yet',
    async live(page, provider) {
      provider.answer(503, 'Service Unavailable')
      await sendAndRead(page, /^Not sent yet/)
    },
  },
  { name: '4 Sent', live: (page) => sendAndRead(page, /^Sent$/) },
  {
    name: '5 Needs a person',
    async live(page, provider) {
      provider.answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account')
      await sendAndRead(page, /^Not delivered yet$/)
    },
  },
]

/** The five states of a published form side by side, as its visitors meet them: one page, five visits. */
export async function showFormStates(
  browser: Browser,
  formPath: string,
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-states-'))
  writeFileSync(join(folder, 'index.html'), await contactPage(JSON.parse(readFileSync(formPath, 'utf8'))))
  const host = await serveFolder(folder, '/')
  const figures: string[] = []
  for (const { name, live } of visits) {
    const context = await browser.newContext({ viewport: { width: 400, height: 700 }, reducedMotion: 'reduce' })
    const provider = await standInForProvider(context)
    const page = await context.newPage()
    await page.goto(host.url)
    await live(page, provider)
    const image = (await page.screenshot({ fullPage: true })).toString('base64')
    figures.push(`<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${image}"></figure>`)
    await context.close()
  }
  const board = await browser.newPage({ viewport: { width: 1440, height: 600 } })
  await board.setContent(`<style>${boardCss}</style>${figures.join('')}`)
  await shoot(board, 'form-states')
  await board.close()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
}

const boardCss = `
  body { margin: 24px; background: #f3f1ec; font: 600 13px Arial;
    display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px; align-items: start }
  figure { margin: 0 }
  figcaption { margin: 0 0 6px; color: #4b5563 }
  img { inline-size: 100%; border-radius: 12px }`
