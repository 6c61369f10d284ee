import { expect, type Page } from '@playwright/test'
import { scriptsLoadedAt } from '../scripts/sizes/studio-starts.ts'
import { expectAccessible } from './harness/accessibility.ts'
import { guard } from './harness/guard.ts'
import { modulesOf, screensIn } from './harness/loaded-modules.ts'
import { standInForProvider } from './harness/provider.ts'
import { ids } from './harness/publish-each-way.ts'
import { test } from './harness/test.ts'

// One maker, and the page that they published.
test.describe.configure({ mode: 'serial' })

/** The width of a page's icon, as the browser decodes it; 0 where there is none. */
const iconWidth = (page: Page): Promise<number> =>
  page.locator('link[rel="icon"]').evaluate(async (link) => {
    if (!(link instanceof HTMLLinkElement)) return 0
    const image = new Image()
    image.src = link.href
    await image.decode()
    return image.naturalWidth
  })

test('[T510 T1123 T1156] without a relay the studio is whole: a frame before any script, practice mail, its icon, and no request to any other origin', async ({
  page,
  publication: { studio },
}) => {
  const { foreign, errors } = guard(page)
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(studio.url, { waitUntil: 'commit' })
  await expect(page.getByText('One moment…')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  scripts.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await page.unroute(/\.js$/)
  expect(await iconWidth(page)).toBeGreaterThan(0)

  await expect(page.getByText('Try it: this one sends within this page. Nothing leaves it.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.frameLocator('iframe[title^="The mail"]').getByText('wheelchair')).toBeVisible()
  await page.goto(`${studio.url}f/`)
  expect(await iconWidth(page)).toBeGreaterThan(0)
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[T510 T1122 T1156] an address of the studio loads the start and its own screen, and no other screen', async ({
  page,
  publication: { studio },
}) => {
  const { foreign, errors } = guard(page)
  const screens = { messages: 'MessagesPage', connections: 'ConnectionsPage', settings: 'SettingsPage' }
  for (const [place, screen] of Object.entries(screens)) {
    const modules = modulesOf(await scriptsLoadedAt(page, `${studio.url}${place}/`))
    expect(screensIn(modules)).toEqual(['FormsPage', screen].sort())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([place, (await iconWidth(page)) > 0]).toEqual([place, true])
  }
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[T511] a form’s address survives a reload on a plain file server under a sub-path', async ({
  publication: { maker, studio },
}) => {
  const { foreign, errors } = guard(maker)
  const address = maker.url()
  expect(address).toMatch(new RegExp(`^${studio.url}.+/build$`))
  await maker.reload()
  await expect(maker.getByRole('heading', { name: 'Write to us' }).first()).toBeVisible()
  expect(maker.url()).toBe(address)
  expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
})

test('[T512] the E-mail step names the parameters that an EmailJS template will receive', async ({
  publication: { maker: page },
}) => {
  await page
    .getByRole('link', { name: /E-mail/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'At EmailJS' }).click()
  await expect(page.getByText('Your EmailJS template writes this mail.')).toBeVisible()
  for (const name of ['full_name', 'email', 'message', 'letterslot_reference']) {
    await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  }
})

test('[T513] the published page is one file: it sends as the SDK would, and as a plain form without scripts', async ({
  browser,
  context,
  publication: { published, site },
}) => {
  const provider = await standInForProvider(context)
  expect(published.page.text).not.toMatch(/letterslot_id["'=]|privateKey|accessToken/)
  site.put('/club/contact.html', published.page.text)
  const visitor = await context.newPage()
  const { errors, foreign } = guard(visitor)
  await visitor.goto(`${site.origin}/club/contact.html`)
  await visitor.getByLabel('Your name').fill('Ada Lovelace')
  await visitor.getByLabel('E-mail').fill('ada@example.org')
  await visitor.getByLabel('Message').fill('Hello\nthere')
  await expectAccessible(visitor, 'the published page')
  await visitor.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Sent' })).toBeFocused()
  expect(errors).toEqual([])
  expect(foreign.every((address) => address.startsWith('https://api.emailjs.com/'))).toBe(true)
  const [json] = provider.requests
  if (!json) throw new Error('The page sent nothing.')
  const body: Record<string, unknown> = JSON.parse(json.body)
  expect({ path: json.path, keys: Object.keys(body), contentType: json.contentType }).toEqual({
    path: '/api/v1.0/email/send',
    keys: ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'],
    contentType: 'application/json',
  })
  expect(body).toMatchObject({
    user_id: ids.publicKey,
    service_id: ids.serviceId,
    template_id: ids.templateId,
    template_params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Hello\nthere' },
  })

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const second = await standInForProvider(plain)
  const reader = await plain.newPage()
  await reader.goto(`${site.origin}/club/contact.html`)
  await reader.getByLabel('Your name').fill('Grace Hopper')
  await reader.getByLabel('E-mail').fill('grace@example.org')
  await reader.getByLabel('Message').fill('No scripts here')
  await reader.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => second.requests.length).toBe(1)
  const [form] = second.requests
  expect(form?.path).toBe('/api/v1.0/email/send-form')
  expect(form?.isNavigation).toBe(true)
  expect(form?.contentType).toMatch(/^multipart\/form-data/)
  await plain.close()
})

test('[T514] a mailbox that is disconnected never becomes a thank-you: the answers stay, with another way', async ({
  page,
  context,
  publication: { site },
}) => {
  const provider = await standInForProvider(context)
  provider.answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await page.goto(`${site.origin}/club/contact.html`)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Message').fill('Is anybody there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Not delivered yet' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Send from my own mail' })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Is anybody there?')
  await expect(page.getByText('Invalid grant')).toBeHidden()
  provider.answer(200, 'OK')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  const sent = provider.requests.map(({ body }) => JSON.parse(body).template_params.letterslot_id)
  expect(new Set(sent).size).toBe(1)
})
