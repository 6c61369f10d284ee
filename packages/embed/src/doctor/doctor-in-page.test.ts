import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { contact, delivery, visit } from '../../../react/src/forms.test.fixture.ts'
import { builtPage, builtRuntime } from '../../test/built.ts'
import { createStage } from '../../test/stage.ts'

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['open']>>

let stage: Stage
let made: (form: object) => string

beforeAll(async () => {
  const making = Promise.all([createStage('page'), builtPage(), builtRuntime()])
  const [one, standalonePage, { runtime }] = await making
  stage = one
  made = (form) => standalonePage({ form, runtime, renderToStaticMarkup })
  stage.put('/api/v1.0/email/send', '')
}, 60_000)
afterAll(() => stage.close())
afterEach(async () => {
  expect(await stage.finish()).toEqual([])
})

async function open(path: string, options?: object, form: object = contact): Promise<Opened> {
  stage.put('/page', made({ ...form, delivery: { ...delivery, origin: stage.server.origin } }))
  return await stage.open(path, options)
}

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Letterslot doctor' })
const report = (page: Page): Promise<string> => panel(page).getByRole('textbox').inputValue()
const checked = (page: Page): Promise<void> => panel(page).getByRole('status').getByText('Cannot be known').waitFor()

it('[B65] is inert data in a one-file page whose address does not ask for it', async () => {
  const { page } = await open('/page')
  await page.getByRole('textbox').first().click()
  await page.waitForFunction(() => Boolean(Reflect.get(globalThis, 'letterslotOutbox')))
  expect(await page.locator('script[data-chunk="letterslot-doctor"]').getAttribute('type')).toBe('text/plain')
  expect(await panel(page).count()).toBe(0)
})

it('[B65 B66] examines a one-file page under its own policy, and sends nothing', async () => {
  const { page } = await open('/page?letterslot-doctor')
  await checked(page)
  const lines = (await report(page)).split('\n')
  expect(
    lines.filter((line) => /(This page|Identifiers|Provider|Reaching it|Policy|Clock|Storage|waits):/.test(line)),
  ).toEqual([
    expect.stringContaining('[OK] This page: http://localhost'),
    expect.stringContaining('[OK] Identifiers'),
    expect.stringContaining('[OK] Provider: A relay at localhost'),
    expect.stringContaining('[OK] Reaching it: It answers, and this page may read that'),
    expect.stringContaining('[OK] Content Security Policy'),
    expect.stringContaining('[OK] Clock'),
    expect.stringContaining('[OK] Storage: Unsent messages are kept on this device.'),
    expect.stringContaining('[OK] What waits: Nothing, on this device.'),
  ])
  expect(stage.server.posts).toEqual([])
})

it('[B65] examines a page of the script for every form, too', async () => {
  const { page } = await open('/page?letterslot-doctor', {}, visit)
  await checked(page)
  expect(await report(page)).toContain('[OK] Identifiers')
})

it('[B64] tells what waits and what the provider answered, and nothing that was written', async () => {
  const one = await open('/page?letterslot-doctor&name=Lovelace')
  const { page } = one
  Object.assign(stage.server.answer, { status: 412, text: 'Gmail_API: no grant for ada@example.org, says Lovelace' })
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill('Countess')
  await page.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
  const [entry] = await page.evaluate(() => globalThis.letterslotOutbox?.list() ?? [])
  const reference = `${entry?.id.slice(0, 4)}-${entry?.id.slice(4, 6)}`
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => report(page), { timeout: 10_000 }).toContain(`1 on this device: ${reference} parked.`)
  const text = await report(page)
  expect(text).toContain('the account is in trouble. “412 Gmail_API: no grant for …, says …”')
  expect(text).not.toMatch(/ada|lovelace|countess/i)
  expect(await panel(page).innerText()).not.toMatch(/ada@|lovelace|countess/i)
  expect(one.complaints.splice(0)).toEqual([expect.stringContaining('412')])
})

it('[B67] is used by keyboard, says what it did, and copies its report', async () => {
  const { page } = await open('/page?letterslot-doctor', { permissions: ['clipboard-read', 'clipboard-write'] })
  await checked(page)
  await panel(page).getByRole('button', { name: 'Check again' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel(page).getByRole('status').getByText('The report is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await report(page))
})

it('[B68] has no axe finding, in light or in dark, and fits into 320 px', async () => {
  const { page } = await open('/page?letterslot-doctor', { viewport: { width: 320, height: 600 } })
  await checked(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
