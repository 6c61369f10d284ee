import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { clobberedBy, clobberingNames, contact, field, formOf } from '../../react/src/forms.test.fixture.ts'
import { elementStyle, splitElementStyle } from '../styles.ts'
import { element, script, send, setElementStage } from '../test/element-stage.ts'

const stage = setElementStage()
const isSent = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
const isNotSent = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
const rest = (): string => `/${stage.built().rest.fileName}`

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').first().fill('Ada')
  await page.getByLabel('E-mail').first().fill('ada@example.org')
}

/** The paths that the page asks for from now on. */
function requests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** The names that were sent. */
const names = (): readonly unknown[] =>
  stage.server().posts.map(({ body }) => JSON.parse(body).template_params.full_name)

it('[B620] draws by the first file alone, and fetches the second once, for all forms, when somebody turns to one', async () => {
  const page = await stage.show({ inTwo: true, body: element + element })
  await send(page).first().waitFor()
  const asked = requests(page)
  await page.reload()
  await send(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/host', '/letterslot-form.js', '/contact.form.json', '/contact.form.json'])
  await page.getByLabel('Your name').first().focus()
  await expect.poll(() => asked.at(-1)).toBe(rest())
  await page.getByLabel('Message').last().focus()
  await fillIn(page)
  await send(page).first().click()
  await isSent(page)
  expect([asked.slice(4), names()]).toEqual([[rest(), '/api/v1.0/email/send'], ['Ada']])
})

it('[B620] a press on Send that comes before it is heard once it is there; one that nothing was written before, too', async () => {
  const page = await stage.show({ inTwo: true })
  await send(page).waitFor()
  await page.getByLabel('Your name').evaluate((input) => Reflect.set(input, 'value', 'Ada'))
  await page.getByLabel('E-mail').evaluate((input) => Reflect.set(input, 'value', 'ada@example.org'))
  await send(page).evaluate((button) => button instanceof HTMLButtonElement && button.form?.requestSubmit())
  await isSent(page)
  expect(names()).toEqual(['Ada'])
  await page.reload()
  await send(page).click()
  await page.getByRole('heading', { name: 'There are 2 problems' }).waitFor()
})

it('[B628] is fetched at once for an element in a form, which is held back until then', async () => {
  const page = await stage.show({ inTwo: true, body: `<form>${element}</form>` })
  await send(page).waitFor()
  const isValid = () =>
    page
      .locator('form')
      .first()
      .evaluate((form) => 'checkValidity' in form && Reflect.apply(HTMLFormElement.prototype.checkValidity, form, []))
  expect(await isValid()).toBe(false)
  await fillIn(page)
  await expect.poll(isValid).toBe(true)
})

it('[B621] is fetched at once where a message waits on this device, and says so', async () => {
  const page = await stage.show({ inTwo: true })
  Object.assign(stage.server().answer, { status: 503, text: 'Later' })
  await fillIn(page)
  await send(page).click()
  await isNotSent(page)
  Object.assign(stage.server().answer, { status: 200, text: 'OK' })
  const asked = requests(page)
  await page.reload()
  await expect.poll(() => asked).toContain(rest())
  await page.getByText(/^A message of .+ is not sent yet\./).waitFor()
  stage.forgive()
})

it('[B622] without the second, what was written stays, Send says that it is not sent, and the console which file is missing; Send tries again', async () => {
  const page = await stage.show({ inTwo: true })
  await page.route(`**${rest()}`, (route) => route.abort())
  await fillIn(page)
  await send(page).click()
  await isNotSent(page)
  await page.getByText('Send again. If that does not help, copy your answers and reload this page.').waitFor()
  await send(page).click()
  await isNotSent(page)
  expect([await page.getByLabel('Your name').inputValue(), stage.server().posts]).toEqual(['Ada', []])
  expect(stage.forgive().filter((line) => line.startsWith('Letterslot:'))).toEqual([
    `Letterslot: ${rest().slice(1)} cannot be loaded. Put it beside the script that names it, as Publish gave both; a policy must allow both (script-src), and letterslot where it names trusted-types. Until then forms send nothing.`,
  ])
  await page.unroute(`**${rest()}`)
  await send(page).click()
  await isSent(page)
  expect(names()).toEqual(['Ada'])
  // The browser's own line of a file that it was kept from may come late.
  expect(stage.forgive().filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
})

it('[B622] it is fetched again when the browser is online again, and when somebody turns to the form again', async () => {
  const page = await stage.show({ inTwo: true })
  await page.route(`**${rest()}`, (route) => route.abort())
  await send(page).waitFor()
  const asked = requests(page)
  await page.getByLabel('Your name').focus()
  await expect.poll(() => stage.forgive().some((line) => line.startsWith('Letterslot:'))).toBe(true)
  await page.getByLabel('E-mail').focus()
  await expect.poll(() => asked.length).toBe(2)
  await page.unroute(`**${rest()}`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByLabel('Message').focus()
  await page.locator('[data-kind=email] [aria-live]').waitFor({ state: 'attached' })
  stage.forgive()
})

it('[B622] one whose bytes were changed is not run; whoever asks for the doctor is told under the form', async () => {
  const page = await stage.show({ inTwo: true })
  await page.route(`**${rest()}`, (route) =>
    route.fulfill({
      body: `${stage.built().rest.script} `,
      headers: { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' },
    }),
  )
  await page.goto(`${page.url()}?letterslot-doctor`)
  await page.getByText(`${rest().slice(1)} cannot be loaded.`).waitFor()
  await fillIn(page)
  await send(page).click()
  await isNotSent(page)
  expect(stage.server().posts).toEqual([])
  expect(stage.forgive().some((line) => line.includes('integrity'))).toBe(true)
})

it('[B622] the doctor comes with the second file', async () => {
  const page = await stage.show({ inTwo: true })
  await page.goto(`${page.url()}?letterslot-doctor`)
  await page.getByRole('heading', { name: /doctor/i }).waitFor()
  stage.forgive()
})

const noLink = formOf([
  field('text', 'full_name', 'Your name', { rules: [{ kind: 'required' }] }),
  field('textarea', 'text', 'Text', { rules: [{ kind: 'noLink' }] }),
])

it('[B623] nothing goes out unchecked: of rules that few forms have, the first file knows none, and Send waits for the second', async () => {
  const page = await stage.show({ inTwo: true, form: noLink })
  await page.route(`**${rest()}`, (route) => route.abort())
  await page.reload()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Text').fill('see https://example.org')
  await send(page).click()
  await isNotSent(page)
  await page.unroute(`**${rest()}`)
  await send(page).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await page.getByLabel('Text').fill('see there')
  await send(page).click()
  await isSent(page)
  expect(names()).toEqual(['Ada'])
  stage.forgive()
})

it('[B623] a look that the first file does not carry comes with the second, at once; one that it carries is there from the start', async () => {
  const form = { ...contact, look: { tokens: { sheet: 'none', 'color.action': ['#7a1f1f', '#eebbbb'] } } }
  const page = await stage.show({ inTwo: true, form })
  await page.locator('.ls-sheet-none').waitFor()
  const carrying = await stage.show({ inTwo: true, form, parts: ['look'] })
  await carrying.locator('.ls-sheet-none').waitFor()
})

it('[B624] works under policies of nonces with Trusted Types, of trust that is handed on, and of addresses, and says what a list of their names lacks', async () => {
  const policy = (types: string): string =>
    `default-src 'none'; script-src 'nonce-abc'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; ${types}`
  const head = script.replace('<script', '<script nonce="abc"')
  const page = await stage.show({ inTwo: true, head, policy: policy('trusted-types letterslot') })
  await fillIn(page)
  await send(page).click()
  await isSent(page)
  const trusting = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; connect-src 'self'`
  const dynamic = await stage.show({ inTwo: true, head, policy: trusting })
  await fillIn(dynamic)
  await send(dynamic).click()
  await isSent(dynamic)
  const named = `default-src 'none'; script-src ${stage.server().origin}/letterslot-form.js ${stage.server().origin}${rest()}; style-src 'self'; connect-src 'self'`
  const byAddress = await stage.show({ inTwo: true, policy: named })
  await fillIn(byAddress)
  await send(byAddress).click()
  await isSent(byAddress)
  const other = await stage.show({ inTwo: true, head, policy: policy('trusted-types another') })
  await fillIn(other)
  await send(other).click()
  await isNotSent(other)
  expect(stage.forgive().some((line) => line.startsWith('Letterslot:'))).toBe(true)
})

it('[B624] what a hostile page did to prototypes and names is in no way', async () => {
  const page = await stage.show({
    inTwo: true,
    body: element + clobberedBy(clobberingNames.filter((name) => name !== 'head')),
    before: () => {
      const hostile = { createHTML: 1, createScript: 1, rest: {}, look: {}, signal: 1, once: true }
      for (const [name, value] of Object.entries(hostile)) Reflect.set(Object.prototype, name, value)
    },
  })
  await fillIn(page)
  await send(page).click()
  await isSent(page)
})

it('[B625] their style sheets are that of one file, divided', async () => {
  const files = [
    join(import.meta.dirname, '..', '..', 'react', 'src', 'form.css'),
    join(import.meta.dirname, 'letterslot-form.css'),
  ] as const
  const { first, rest, rare, look } = await splitElementStyle(...files)
  const whole = await elementStyle(...files)
  // What they print stands in a block of each.
  const lengthOf = (css: string): number =>
    css.length - '@media print{}'.length * (css.split('@media print{').length - 1)
  const lengths = [first, rest, rare, look].map(lengthOf)
  expect(lengths.reduce((sum, length) => sum + length)).toBe(lengthOf(whole))
  const rules = ['.ls-panel{', '@keyframes ls-spin{', '.ls-link{', '.ls-sheet-none .ls-body{']
  expect(rules.map((rule) => [first, rest, rare, look].map((css) => css.includes(rule)))).toEqual([
    [false, true, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ])
})
