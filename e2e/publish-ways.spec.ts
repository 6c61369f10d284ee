import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { buildReactPage } from './harness/build-react-page.ts'
import { guard } from './harness/guard.ts'
import type { HeadedSite } from './harness/headed-site.ts'
import { openBrowserThatBlocks } from './harness/open-profile.ts'
import { type CapturingProvider, providerOrigin, standInForProvider } from './harness/provider.ts'
import type { Published } from './harness/publish-each-way.ts'
import { test } from './harness/test.ts'

// One site has the files of all of them.
test.describe.configure({ mode: 'default' })

/** The policy that the guides ask of a strict site, and nothing else. */
const strict = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${providerOrigin}; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
const policy = (value: string) => ({ 'Content-Security-Policy': value })
const anyone = { 'Access-Control-Allow-Origin': '*' }
const keepOpen = 'Keep this page open: this browser does not let us save your answers.'

let site: HeadedSite
let published: Published

test.beforeAll(({ publication }) => {
  ;({ site, published } = publication)
  const { page, script, document, head, body } = published
  site.put(`/${page.name}`, page.text)
  for (const folder of ['/', '/open/']) {
    const headers = folder === '/' ? {} : anyone
    site.put(`${folder}${script.name}`, script.text, headers)
    site.put(`${folder}${document.name}`, document.text, headers)
    site.put(`${folder}element.html`, html(head, body))
  }
  site.put('/inside.html', html(head, body))
})
const html = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title>${head}</head><body>${body}</body></html>`

const frames = (sandbox: string, ...addresses: readonly string[]): string =>
  html('', addresses.map((src) => `<iframe width="600" height="760" ${sandbox} src="${src}"></iframe>`).join(''))

type Place = Page | Locator | FrameLocator

async function write(place: Place, message: string): Promise<void> {
  await place.getByLabel('Your name').fill('Ada Lovelace')
  await place.getByLabel('E-mail').fill('ada@example.org')
  await place.getByLabel('Message').fill(message)
  await place.getByRole('button', { name: 'Send', exact: true }).click()
}

const heading = (place: Place, name: string): Locator => place.getByRole('heading', { name, exact: true })

/** The messages that came as JSON. */
function messages({ requests }: CapturingProvider): readonly unknown[] {
  return requests.map(({ path, body }) => [path, JSON.parse(body).template_params.message])
}

const asJson = '/api/v1.0/email/send'

test('[T760 F46] the one-file page sends under its own policy, sent as a header too; where a host’s header forbids what stands in it, it is a plain form', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors, foreign } = guard(page)
  const [, own = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(published.page.text) ?? []
  site.put('/own.html', published.page.text, policy(`${own.replaceAll('&#39;', "'")}; frame-ancestors 'none'`))
  await page.goto(`${site.origin}/own.html`)
  await write(page, 'Under two policies')
  await expect(heading(page, 'Sent')).toBeFocused()
  expect([messages(provider), errors, foreign]).toEqual([
    [[asJson, 'Under two policies']],
    [],
    [`${providerOrigin}${asJson}`],
  ])

  site.put('/plain.html', published.page.text, policy("default-src 'self'"))
  await page.goto(`${site.origin}/plain.html`)
  await write(page, 'Under a host’s header')
  await page.waitForURL(`${providerOrigin}/**`)
  expect(provider.requests[1]).toMatchObject({ path: '/api/v1.0/email/send-form', isNavigation: true })
})

test('[T761 F46 F50] the element sends as it was copied, under the strictest policy: by its file and with the form in it, on one page, its script loaded twice', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  const { head, body, inline } = published
  site.put('/two.html', html(head + head, body + inline + head), policy(strict))
  await page.goto(`${site.origin}/two.html`)
  const [one, other] = [page.locator('letterslot-form').first(), page.locator('letterslot-form').last()]
  await write(one, 'By its file')
  await expect(heading(one, 'Sent')).toBeFocused()
  await expect(heading(other, 'Write to us')).toBeVisible()
  await write(other, 'With the form in it')
  await expect(heading(other, 'Sent')).toBeFocused()
  expect([messages(provider), errors]).toEqual([
    [
      [asJson, 'By its file'],
      [asJson, 'With the form in it'],
    ],
    [],
  ])
})

test('[T762 F46] a script that is not the one that was published does not run, and what stands inside is there', async ({
  page,
}) => {
  site.put('/changed/letterslot-form.js', `${published.script.text};`)
  site.put('/changed/element.html', html(published.head, published.body), policy(strict))
  await page.goto(`${site.origin}/changed/element.html`)
  await expect(page.getByRole('link', { name: 'hello@example.org' })).toBeVisible()
  expect(await page.evaluate(() => customElements.get('letterslot-form') === undefined)).toBe(true)
})

test('[T768 F46] the element in two files draws by the first and sends by the second; without that nothing is lost, and it goes out once it is there', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { first, rest, head } = published.inTwo
  for (const folder of ['/whole/', '/half/']) {
    site.put(`${folder}${first.name}`, first.text)
    site.put(`${folder}${published.document.name}`, published.document.text)
    const named = strict.replace("trusted-types 'none'", 'trusted-types letterslot')
    site.put(`${folder}element.html`, html(head, published.body), policy(named))
  }
  site.put(`/whole/${rest.name}`, rest.text)
  const { errors } = guard(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/whole/element.html`)
  await expect(heading(page, 'Write to us')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(`/whole/${rest.name}`)
  await write(page, 'In two files')
  await expect(heading(page, 'Sent')).toBeFocused()
  expect([messages(provider), errors]).toEqual([[[asJson, 'In two files']], []])

  const other = await context.newPage()
  await other.goto(`${site.origin}/half/element.html`)
  await expect(heading(other, 'Write to us')).toBeVisible()
  await context.setOffline(true)
  await write(other, 'By the first alone')
  await expect(heading(other, 'Not sent yet')).toBeFocused()
  await context.setOffline(false)
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(heading(other, 'Not sent yet')).toBeFocused()
  await expect(other.getByLabel('Message')).toHaveValue('By the first alone')
  expect(provider.requests).toHaveLength(1)
  site.put(`/half/${rest.name}`, rest.text)
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(heading(other, 'Sent')).toBeFocused()
  expect(messages(provider)).toEqual([
    [asJson, 'In two files'],
    [asJson, 'By the first alone'],
  ])
})

test('[T763 F46] the component, built from the packages as the copied lines install them, sends under a strict policy', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  const files = await buildReactPage(published)
  for (const { name, text } of files) site.put(`/react/${name}`, text, name === 'index.html' ? policy(strict) : {})
  await page.goto(`${site.origin}/react/index.html`)
  await write(page, 'From a component')
  await expect(heading(page, 'Sent')).toBeFocused()
  expect([messages(provider), errors]).toEqual([[[asJson, 'From a component']], []])
})

test('[T764] a link that somebody else opens says whom it goes to, and sends; one that asks for a password warns; one that is damaged says so', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors, foreign } = guard(page)
  await page.goto(published.link)
  const notice = page.getByRole('complementary', { name: 'About this form' })
  await expect(notice).toContainText('Your answers go to whoever made this form through api.emailjs.com.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await write(page, 'By a link')
  await expect(heading(page, 'Sent')).toBeFocused()
  expect([messages(provider), errors, foreign]).toEqual([[[asJson, 'By a link']], [], [`${providerOrigin}${asJson}`]])

  const other = await context.newPage()
  await other.goto(published.secretLink)
  const warning = other.getByRole('alert')
  await expect(warning).toContainText('This form seems to ask for a password or PIN. Do not give it.')
  await expect(warning.getByRole('button')).toHaveCount(0)
  await other.getByLabel('Your password').fill('Whatever is typed')
  await expect(warning).toBeVisible()
  for (const broken of [published.link.slice(0, -9), published.link.replace('#1.e', '#1.f')]) {
    await other.goto('about:blank')
    await other.goto(broken)
    await expect(heading(other, 'This link is cut off or damaged.')).toBeVisible()
    await expect(other.getByText('Ask for it again.')).toBeVisible()
  }
})

test('[T765 F47] in a sandboxed frame page and element send, and ask to keep the page open while they have not', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const sandbox = 'sandbox="allow-scripts allow-forms"'
  site.put('/sandboxed.html', frames(sandbox, published.page.name, 'open/element.html', 'inside.html'))
  await page.goto(`${site.origin}/sandboxed.html`)
  provider.answer(503, 'Try later')
  const [whole, element, closed] = [0, 1, 2].map((at) => page.frameLocator('iframe').nth(at))
  for (const [place, message] of [
    [whole, 'From a sandboxed page'],
    [element, 'From a sandboxed element'],
  ] as const) {
    if (!place) throw new Error('There is no such frame.')
    expect(await place.locator('html').evaluate(() => globalThis.origin)).toBe('null')
    await write(place, message)
    await expect(heading(place, 'Not sent yet')).toBeVisible()
    await expect(place.getByText(keepOpen)).toBeVisible()
    await expect(place.getByText(/saved on this device/i)).toHaveCount(0)
  }
  provider.answer(200, 'OK')
  for (const place of [whole, element]) {
    if (place) await expect(heading(place, 'Sent')).toBeVisible({ timeout: 30_000 })
  }
  const sent = messages(provider)
  expect(sent).toContainEqual([asJson, 'From a sandboxed page'])
  expect(sent).toContainEqual([asJson, 'From a sandboxed element'])
  // A frame without an origin may not read the script of a host that allows nobody.
  await expect(closed?.getByRole('link', { name: 'hello@example.org' }) ?? page.locator('html')).toBeVisible()
})

test('[T766 F47 F01] in a frame of another site page and element keep what is not sent; where the browser blocks their data they send, and ask to keep the page open until they have @release', async () => {
  const blocked = site.origin
  const context = await openBrowserThatBlocks(blocked)
  const provider = await standInForProvider(context)
  const page = await context.newPage()
  const frame = (at: number): FrameLocator => page.frameLocator('iframe').nth(at)
  const of = (origin: string) => frames('', `${origin}/${published.page.name}`, `${origin}/element.html`)
  site.put('/kept.html', of(site.elsewhere))
  site.put('/blocked.html', of(blocked))

  provider.answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await page.goto(`${site.origin}/kept.html`)
  await write(frame(0), 'Kept')
  await expect(heading(frame(0), 'Not delivered yet')).toBeVisible()
  await expect(frame(0).getByText(keepOpen)).toHaveCount(0)
  await page.reload()
  // They are one form of one site: each knows of the message.
  for (const at of [0, 1]) await expect(frame(at).getByText(/^A message of .* is not sent yet\. See it$/)).toBeVisible()

  provider.answer(503, 'Try later')
  await page.goto(`${site.elsewhere}/blocked.html`)
  for (const at of [0, 1]) {
    await write(frame(at), `Blocked ${at}`)
    await expect(frame(at).getByText(keepOpen)).toBeVisible()
    await expect(frame(at).getByText(/saved on this device/i)).toHaveCount(0)
  }
  provider.answer(200, 'OK')
  for (const at of [0, 1]) await expect(heading(frame(at), 'Sent')).toBeVisible({ timeout: 30_000 })
  expect(messages(provider)).toContainEqual([asJson, 'Blocked 1'])
  await context.close()
})

test('[T767] with scripts off the page posts as a form, the element shows what stands inside, and the link says what it needs', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const provider = await standInForProvider(context)
  const page = await context.newPage()
  await page.goto(`${site.origin}/${published.page.name}`)
  await write(page, 'No scripts here')
  await expect.poll(() => provider.requests.length).toBe(1)
  const [{ body = '', ...request } = {}] = provider.requests
  expect(request).toEqual({
    path: '/api/v1.0/email/send-form',
    contentType: expect.stringMatching(/^multipart\/form-data/),
    isNavigation: true,
  })
  expect(body).toContain('No scripts here')
  await page.goto(`${site.origin}/inside.html`)
  await expect(page.getByRole('link', { name: 'hello@example.org' })).toBeVisible()
  await page.goto(published.link)
  const words = page.locator('noscript')
  await expect(words).toBeVisible()
  expect(await words.innerHTML()).toContain('Letterslot runs in the browser alone, so this page needs JavaScript.')
  await context.close()
})
