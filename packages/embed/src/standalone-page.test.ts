import { createHash } from 'node:crypto'
import { parseForm } from '@letterslot/core/document'
import { describe, expect, it } from 'vitest'
import { contact, delivery, everyKind, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'
import { letterslotPageRuntime } from '../vite-plugin.ts'

const site = setPageStage()
const { html, openPage } = site

const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('a one-file page', () => {
  it.each([
    ['contact', contact],
    ['every kind', everyKind],
    ['conditions', visit],
  ])('[B3] is made of a form that the reader of documents takes: %s', (_name, form) => {
    expect(parseForm(form).ok).toBe(true)
  })

  it('[B2 B11 F46] allows by hash its scripts and its one style sheet, and nothing else', () => {
    const page = html(contact)
    const scripts = [...page.matchAll(/<script(?: type="text\/plain"[^>]*)?>(.*?)<\/script>/gs)].map(([, text = '']) =>
      digest(text),
    )
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => digest(text))
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    const { later, scriptHash } = site.runtimes().english.short
    expect(scripts.toSorted()).toEqual([scriptHash, ...later.map((one) => one.scriptHash)].toSorted())
    expect(styles).toEqual([site.runtimes().english.short.cssHash])
    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${[scriptHash, ...later.map((one) => one.scriptHash)].map((hash) => `'${hash}'`).join(' ')}`,
      `style-src '${styles[0]}'`,
      'img-src data:',
      'connect-src https://api.emailjs.com',
      'form-action https://api.emailjs.com',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
  })

  it('[B13] carries what it may want later as data, which nothing parses before it is wanted', async () => {
    const { page } = await openPage(contact)
    const waiting = page.locator('script[type="text/plain"]')
    const [, source = ''] = /<body>(.*)/s.exec(html(contact)) ?? []
    expect(source.match(/<script type="text\/plain"/g)?.length).toBe(site.runtimes().english.short.later.length)
    expect(site.runtimes().english.short.later.map(({ name }) => name)).toContain('./submission-ui.js')
    expect(await waiting.count()).toBe(site.runtimes().english.short.later.length)
    // What follows Send is wanted as soon as the form is touched; the page finds it in itself.
    await page.getByLabel('Your name').click()
    await page
      .locator('script[data-chunk="./submission-ui.js"]:not([type="text/plain"])')
      .waitFor({ state: 'attached' })
    expect(await waiting.count()).toBeLessThan(site.runtimes().english.short.later.length)
  })

  it('[B570] sleeps until it is touched, and wakes at once where what it shows needs its script', () => {
    const sleeps = (form: object): boolean => html(form).includes(' data-asleep')
    expect([contact, everyKind, visit].map(sleeps)).toEqual([true, false, false])
    expect(site.runtimes().english.short.script.length).toBeLessThan(2000)
  })

  it('[B571] wakes by itself where a message may wait on this device, and where the browser cannot say so', async () => {
    const { page } = await openPage(contact, {})
    const isAwake = page.locator('script[data-chunk="./main.js"]:not([type="text/plain"])')
    expect(await isAwake.count()).toBe(0)
    // An outbox was opened: so it is left when a visitor comes back.
    await page.getByLabel('Your name').click()
    await page.waitForFunction(() => Boolean(Reflect.get(globalThis, 'letterslotOutbox')))
    await page.reload()
    await isAwake.waitFor({ state: 'attached' })
    await page.addInitScript(() => {
      Reflect.deleteProperty(IDBFactory.prototype, 'databases')
    })
    await page.reload()
    await isAwake.waitFor({ state: 'attached' })
  })

  it('[B572] a form that cannot wake is posted as without scripts', async () => {
    const { page, complaints } = await openPage(contact, {})
    await page.addInitScript(() => {
      JSON.parse = () => {
        throw new Error('gone')
      }
    })
    await page.reload()
    await page.locator('button[type=submit]').click()
    await expect.poll(() => site.stage().server.posts.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form'])
    expect(complaints.splice(0)).toEqual(['Error: gone'])
  })

  it('[R158] [B16] takes the address that was meant, under its own policy, and keeps its note on files to itself on a web server', async () => {
    const { page } = await openPage(contact)
    await page.getByLabel('E-mail').fill('mei@gmial.com')
    await page.locator('[data-kind=email] [aria-live]').waitFor({ state: 'attached' })
    await page.getByLabel('Message').click()
    await page.getByRole('button', { name: 'Did you mean mei@gmail.com?' }).click()
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('mei@gmail.com')
    expect(await page.getByText('put this page on a web server').isVisible()).toBe(false)
  })

  const withoutScripts = (page: string): string =>
    page.replace(/<script(?: type="text\/plain"[^>]*)?>.*?<\/script>/gs, '')

  it('[B1] names nothing to load', () => {
    const page = withoutScripts(html(contact))
    expect(page.match(/\ssrc=|@import|url\(|<link(?! rel="icon" href="data:,")/i)).toBe(null)
  })

  it('[B4] has no submission id before a script makes one', () => {
    expect(withoutScripts(html(contact))).not.toContain('letterslot_')
  })

  it('[B8] leaves out of a delivery whatever it does not know', () => {
    const page = html({
      ...contact,
      delivery: {
        ...delivery,
        accessToken: 'secret-1',
        privateKey: 'secret-2',
        fallback: { email: 'a@b.org', key: 'secret-3' },
      },
    })
    expect(page).not.toContain('secret')
    expect(page).toContain('"publicKey":"public_key"')
  })

  it.each([
    ['delivery.origin', { origin: 'javascript:alert(1)' }],
    ['delivery.origin', { origin: 'data:text/html,x' }],
    ['delivery.origin', { origin: '' }],
    ['delivery.fallback.url', { fallback: { url: 'javascript:alert(1)' } }],
    ['delivery.fallback.url', { fallback: { url: ' vbscript:x' } }],
  ])('[B9] refuses at %s the address in %j', (place, wrong) => {
    let caught: unknown
    try {
      html({ ...contact, delivery: { ...delivery, ...wrong } })
    } catch (error) {
      caught = error
    }
    expect(caught).toMatchObject({ name: 'UnsafeAddressError', code: 'unsafe-address', place })
  })

  it('[B9] refuses an address to go on to that is none of the web', () => {
    expect(() => html({ ...contact, redirect: 'javascript:alert(1)' })).toThrow('The address at redirect is')
  })

  it('[B10] [B14] has the form’s language, title and viewport, and says what it is where its address is shared, without a picture to fetch', async () => {
    const title = 'Schreiben & "fragen"'
    const { page } = await openPage({ ...contact, locale: 'de-AT', title })
    const head = await page.evaluate(() => [
      document.documentElement.lang,
      document.title,
      ...[...document.querySelectorAll('meta[property], meta[name]')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name'),
        meta.getAttribute('content'),
      ]),
    ])
    expect(head).toEqual([
      'de-AT',
      title,
      ['viewport', 'width=device-width,initial-scale=1'],
      ['description', 'We answer within two days.'],
      ['og:title', title],
      ['og:description', 'We answer within two days.'],
      ['twitter:card', 'summary'],
    ])
  })

  it('[B630] asks for room above the keyboard of the screen where it is shown in steps', () => {
    const asks = (more: object): boolean => html({ ...contact, ...more }).includes('interactive-widget=resizes-content')
    expect([{}, { review: true }, { progress: 'steps' }].map(asks)).toEqual([false, true, true])
  })

  it('[B14] describes nothing where the form has no description', () => {
    expect(/<meta[^>]*description/.test(html({ ...contact, description: undefined }))).toBe(false)
  })

  it('[B15] is printed as paper to fill in: light, nothing around it and nothing to press', async () => {
    const { page } = await openPage(everyKind, { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    const look = await page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.body)
      return { backgroundColor, colorScheme }
    })
    expect(look).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', colorScheme: 'light' })
    expect(await page.locator('button').evaluateAll((them) => them.filter((one) => one.checkVisibility()))).toEqual([])
    expect(await page.getByLabel('A text').isVisible()).toBe(true)
  })

  it('[B7 F20] shows markup in any of its texts as the text that it is', async () => {
    const texts = [
      '</script><img src=x>',
      '<!--<script>',
      '</title></style><b>',
      '"><svg onload=alert(1)>',
      '&lt;&amp;',
    ]
    const all = texts.join(' ')
    const form = formOf(
      texts.map((text, at) => ({
        id: `f${at}`,
        kind: 'text',
        name: `a${at}`,
        label: text,
        help: text,
        placeholder: text,
        default: text,
        rules: [],
      })),
      { title: all, description: all, maker: all },
    )
    const { page } = await openPage(form)
    expect(await page.title()).toBe(all)
    expect(await page.getByRole('heading').innerText()).toBe(all)
    expect(await page.locator('label').allInnerTexts()).toEqual(texts)
    const inputs = page.locator('input:not([type=hidden])')
    expect(await inputs.evaluateAll((them) => them.map((one) => Reflect.get(one, 'value')))).toEqual(texts)
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
  })
})

describe('the runtime of pages', () => {
  it('[B11] comes as a module of Vite', async () => {
    const plugin = letterslotPageRuntime()
    const watched: string[] = []
    const id = plugin.resolveId('virtual:letterslot-page-runtime') ?? ''
    const code = await plugin.load.call({ addWatchFile: (file) => watched.push(file) }, id)
    expect(code === `export const runtime = ${JSON.stringify(site.runtimes().english)}`).toBe(true)
    expect(plugin.resolveId('react')).toBe(undefined)
    expect(watched.some((file) => file.endsWith('FormView.tsx'))).toBe(true)
  })
})
