import { expect } from '@playwright/test'
import { contact, field, formOf } from '../packages/react/src/forms.test.fixture.ts'
import { guard } from './harness/guard.ts'
import { standInForProvider } from './harness/provider.ts'
import { buildReactSite, type ReactSite } from './harness/react-site.ts'
import { test } from './harness/test.ts'

let site: ReactSite

const form = formOf([...(contact.pages[0]?.fields ?? []), field('file', 'photos', 'Your photos')])

test.beforeAll(async () => {
  site = await buildReactSite('package.json', { form, signUp: contact })
})
test.afterAll(() => site.close())

test('[R39 F26] a form whose code for sending cannot be had says what to do, and fetches it at the next press', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  let isBroken = true
  await page.route('**/on-demand-ui.js', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto(site.url('drawn.html'))
  await page.getByLabel('Your name').first().fill('Ada')
  await page.getByLabel('E-mail').first().fill('ada@example.org')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeFocused()
  await send.click()
  await expect(
    page.getByText('Send again. If that does not help, copy your answers and reload this page. hello@example.org'),
  ).toBeVisible()
  await expect(page.getByLabel('Your name').first()).toHaveValue('Ada')
  expect(provider.requests).toEqual([])
  isBroken = false
  await send.click()
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeFocused()
  expect(provider.requests).toHaveLength(1)
})

test('[R104] what shows chosen files is fetched by a form that asks for files, and by no other @release', async ({
  context,
}) => {
  const without = site.draw('without-files.html', { form: contact, signUp: contact })
  for (const [address, times] of [
    [site.url('drawn.html'), 1],
    [without, 0],
  ] as const) {
    const page = await context.newPage()
    const { errors } = guard(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(address)
    await expect.poll(() => fetched.filter((path) => /on-demand-ui/.test(path))).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect([fetched.filter((path) => /ChosenFiles/.test(path)).length, errors]).toEqual([times, []])
    await page.close()
  }
})

test('[R167] dropping files is spoken of where a mouse is, and nowhere else @release', async ({ browser }) => {
  for (const isMobile of [false, true]) {
    const context = await browser.newContext({ isMobile, hasTouch: isMobile })
    const page = await context.newPage()
    await page.goto(site.url('drawn.html'))
    await expect(page.locator('.ls-files')).toBeAttached()
    await expect(page.getByText('or drop them here')).toBeVisible({ visible: !isMobile })
    await context.close()
  }
})
