import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openGuide } from './harness/guide.ts'
import { standInForProvider } from './harness/provider.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-guides-'))
let site: StaticHost

test.beforeAll(async () => {
  site = await serveFolder(folder, '/')
})
test.afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function write(form: Page | ReturnType<Page['getByRole']>, name: string): Promise<void> {
  await form.getByLabel('Your full name').fill(name)
  await form.getByLabel('E-mail').fill('ada@example.org')
  await form.getByLabel('Message').fill('Is the workshop wheelchair accessible?')
}

test('[T517] the guide to the first form is followed to the letter; then the one that embeds it', async ({
  page,
  context,
  browser,
  relay,
}) => {
  test.slow()
  const provider = await standInForProvider(context)
  const guide = openGuide('first-form.md')
  const { words } = guide

  await test.step('See it work', async () => {
    await page.goto(relay.url)
    await page.getByLabel(words('Where should answers go?')).fill('maker@example.org')
    await button(page, words('Send')).click()
    await expect(page.getByRole('heading', { name: words('Sent') })).toBeVisible()
    await button(page, words('Read it')).click()
    await expect(page.frameLocator('iframe[title^="The mail"]').getByText('wheelchair')).toBeVisible()
  })

  await test.step('Make it yours', async () => {
    await button(page, words('Make this form yours')).click()
    await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused()
    await page.keyboard.type('Your full name')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Find a field' })).toBeFocused()
    await page.keyboard.type('number')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeFocused()
    await page.keyboard.type('How many people are coming?')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: words('Rules') }).click()
    await button(page, words('Range')).click()
    const range = page.getByRole('region', { name: words('Range') })
    await range.getByLabel(words('To')).fill('12')
    await range.getByLabel(words('Try it')).fill('14')
    await expect(range.getByText(words('Enter 12 or less'))).toBeVisible()
    await expect(page.getByText(words('Saved in this browser'))).toBeVisible()
    await expect(button(page, words('Undo'))).toBeEnabled()
    await page.getByRole('link', { name: words('Next: Look') }).click()
    await page.getByRole('radio', { name: words('Kiln') }).check()
    await page.getByRole('link', { name: words('Next: E-mail') }).click()
    await page.getByText(words('Preview'), { exact: true }).click()
    await expect(page.frameLocator('iframe[title^="The mail"]').getByText('How many people are coming?')).toBeVisible()
  })

  await test.step('Pull the plug', async () => {
    await page.getByRole('link', { name: words('Try it') }).click()
    const visitor = page.getByRole('region', { name: words('What the visitor sees') })
    const maker = page.getByRole('region', { name: words('What you get') })
    const whatIf = page.getByRole('region', { name: words('What if…') })
    await button(page, words('offline')).click()
    await write(visitor, 'Ada Lovelace')
    await visitor.getByRole('button', { name: words('Send'), exact: true }).click()
    await expect(visitor.getByRole('heading', { name: words('Not sent yet. Saved on this device.') })).toBeVisible()
    await expect(maker.getByText(words('Nothing has arrived yet. One message waits.'))).toBeVisible()
    await whatIf.getByRole('button', { name: words('back online') }).click()
    await expect(maker.getByText(words('It has arrived'), { exact: true })).toBeVisible()
  })

  await test.step('Connect your mailbox', async () => {
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: words('Connect') })
      .click()
    await page.getByText(words('EmailJS'), { exact: true }).first().click()
    await page.getByLabel(words('Public key')).fill('kX3-7bPqLm2VzR9aT')
    await page.getByLabel(words('Service ID')).fill('service_x1')
    await page.getByLabel(words('Template ID')).fill('template_7k')
    await button(page, words('Use these ids')).click()
    await expect(page.getByRole('radio', { name: /^EmailJS/ })).toHaveAccessibleName(/Entered, not tested$/)
    await button(page, words('Send a test')).click()
    await button(page, words('It arrived')).click()
  })

  await test.step('Publish', async () => {
    await page.getByRole('link', { name: words('Next: Publish') }).click()
    await expect(page.getByRole('heading', { name: words('Everything is settled. It can go out.') })).toBeVisible()
    const html = page.waitForEvent('download')
    await page.getByRole('button', { name: words('Download page') }).click()
    await (await html).saveAs(join(folder, 'contact.html'))
    const visit = await context.newPage()
    await visit.goto(`${site.url}contact.html`)
    await write(visit, 'Myself')
    await button(visit, 'Send').click()
    await expect(visit.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    await visit.close()
    await button(page, words('I did: it arrived')).click()
    const backup = page.waitForEvent('download')
    await button(page, words('Download backup')).click()
    expect((await backup).suggestedFilename()).toMatch(/\.json$/)
  })
  expect(guide.left()).toEqual([])

  await test.step('A form in your page', async () => {
    const embed = openGuide('embed.md')
    await expect(page.getByRole('link', { name: embed.words('Publish') })).toBeVisible()
    await page.getByRole('tab', { name: embed.words('Embed') }).click()
    for (const [name, file] of [
      [embed.words('Download the script'), 'letterslot-form.js'],
      [embed.words('Download the form'), 'contact.form.json'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('tabpanel').getByRole('button', { name }).click()
      await (await download).saveAs(join(folder, file))
    }
    const printed = (await page.getByRole('tabpanel').textContent()) ?? ''
    const integrity = /sha384-[\w+/=]+/.exec(printed)?.[0] ?? ''
    const [script = '', element = ''] = embed.code('html', 2)
    const policy = `default-src 'self'; connect-src 'self' https://api.emailjs.com`
    const listener = embed.code('js', 1).join('')
    writeFileSync(join(folder, 'listen.js'), listener)
    writeFileSync(join(folder, 'site.css'), embed.code('css', 2).join(''))
    writeFileSync(
      join(folder, 'embedded.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="site.css"><script src="listen.js"></script>
${script.replace('sha384-…', integrity)}<h1>Our club</h1>${element}<p>The end</p></html>`,
    )
    const logged: string[] = []
    const visit = await context.newPage()
    visit.on('console', (message) => logged.push(message.text()))
    await visit.goto(`${site.url}embedded.html`)
    await expect(visit.locator('letterslot-form')).toHaveCSS('min-block-size', '640px')
    await expect(button(visit, 'Send')).toHaveCSS('background-color', 'rgb(0, 187, 102)')
    await write(visit, 'Embedded')
    await button(visit, 'Send').click()
    await expect(visit.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    expect(logged).toEqual([expect.stringMatching(/^\w{4}-\w\w$/)])

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(`${site.url}embedded.html`)
    await expect(reader.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await plain.close()

    await page.getByRole('radio', { name: embed.words('In two files') }).click()
    for (const file of ['first', 'second']) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download the ${file} file` }).click()
      // Its name is kept, as the guide says.
      await (await download).saveAs(join(folder, (await download).suggestedFilename()))
    }
    const inTwo = (await page.getByRole('tabpanel').textContent()) ?? ''
    const [tag = ''] = /<script [^>]*><\/script>/.exec(inTwo) ?? []
    writeFileSync(
      join(folder, 'in-two.html'),
      `<!doctype html><html lang="en"><title>Club</title>${tag}<h1>Our club</h1>${element}</html>`,
    )
    const visitTwo = await context.newPage()
    await visitTwo.goto(`${site.url}in-two.html`)
    await write(visitTwo, 'In two')
    await button(visitTwo, 'Send').click()
    await expect(visitTwo.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    expect(embed.left()).toEqual([])
  })
  const from = provider.requests.map(({ body }) => JSON.parse(body).template_params.full_name)
  expect(from).toEqual([expect.any(String), 'Myself', 'Embedded', 'In two'])
})
