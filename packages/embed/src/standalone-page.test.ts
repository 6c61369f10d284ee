import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { visitor } from '@letterslot/core/messages/en'
import { fileTexts } from '@letterslot/core/messages/en-files'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { contact, delivery, everyKind, field, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import type { loadStandalonePage } from '../contact-page.ts'
import { builtInternational, builtPage, builtRuntime, builtTranslated } from '../test/built.ts'
import { keptAnswers } from '../test/kept-answers.ts'
import { pagesWithWays } from '../test/page-ways.ts'
import { createStage } from '../test/stage.ts'
import { letterslotPageRuntime } from '../vite-plugin.ts'
import type { PageRuntime } from './page-runtime.ts'
import { publicForm } from './public-form.ts'

// A page of a browser takes its time on a machine that does other things.
vi.setConfig({ testTimeout: 30_000 })

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['open']>>

let stage: Stage
let runtime: PageRuntime
let international: PageRuntime
let translated: PageRuntime
let standalonePage: Awaited<ReturnType<typeof loadStandalonePage>>

beforeAll(async () => {
  const building = Promise.all([builtRuntime(), builtInternational(), builtTranslated()])
  const making = Promise.all([createStage(), builtPage(), building])
  ;[stage, standalonePage, [{ runtime }, { runtime: international }, { runtime: translated }]] = await making
}, 60_000)
afterAll(() => stage.close())
afterEach(async () => {
  expect(await stage.finish()).toEqual([])
})

const html = (form: object): string => standalonePage({ form, runtime, renderToStaticMarkup })

/** The form, sending to the stage, as a page of its own. */
async function openPage(form: object, options?: object): Promise<Opened> {
  stage.put('/page', html({ ...form, delivery: { ...delivery, origin: stage.server.origin } }))
  return await stage.open('/page', options)
}

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
    const { later, scriptHash } = runtime.short
    expect(scripts.toSorted()).toEqual([scriptHash, ...later.map((one) => one.scriptHash)].toSorted())
    expect(styles).toEqual([runtime.short.cssHash])
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
    expect(source.match(/<script type="text\/plain"/g)?.length).toBe(runtime.short.later.length)
    expect(runtime.short.later.map(({ name }) => name)).toContain('./submission-ui.js')
    expect(await waiting.count()).toBe(runtime.short.later.length)
    // What follows Send is wanted as soon as the form is touched; the page finds it in itself.
    await page.getByLabel('Your name').click()
    await page
      .locator('script[data-chunk="./submission-ui.js"]:not([type="text/plain"])')
      .waitFor({ state: 'attached' })
    expect(await waiting.count()).toBeLessThan(runtime.short.later.length)
  })

  it('[B570] sleeps until it is touched, and wakes at once where what it shows needs its script', () => {
    const sleeps = (form: object): boolean => html(form).includes(' data-asleep')
    expect([contact, everyKind, visit].map(sleeps)).toEqual([true, false, false])
    expect(runtime.short.script.length).toBeLessThan(2000)
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
    await expect.poll(() => stage.server.posts.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form'])
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

describe('a one-file page of a form with a look of its own', () => {
  const src =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const look = {
    tokens: {
      'color.paper': ['#f3e6d8', '#170f0b'],
      'color.action': ['#a9502c', '#e8986d'],
      'size.width': 480,
      stripe: 'off',
      'label.position': 'beside',
    },
    cover: { src, alt: 'Bowls', width: 1200, height: 400, place: 'beside', focus: [20, 80] },
    logo: { src, alt: 'Atelier Nord', width: 100, height: 100 },
    css: 'h1 { text-transform: uppercase; line-height: 2 } button { border-radius: 3px }',
  }

  it('[B80 B1 B2] is drawn in it under its own policy, and asks for nothing', async () => {
    const { page } = await openPage({ ...contact, look }, {})
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    const looks = await page.evaluate(() => {
      const css = (selector: string, name: string): string => {
        const found = document.querySelector(selector)
        return found ? getComputedStyle(found).getPropertyValue(name) : ''
      }
      return [
        css('.ls-send', 'background-color'),
        css('h1', 'text-transform'),
        // Our own rules for these are of more classes.
        Number.parseFloat(css('h1', 'line-height')) / Number.parseFloat(css('h1', 'font-size')),
        css('.ls-send', 'border-radius'),
        css('.ls-cover img', 'object-position'),
        getComputedStyle(document.querySelector('.ls-form') ?? document.body, '::before').display,
      ]
    })
    expect(looks).toEqual(['rgb(169, 80, 44)', 'uppercase', 2, '3px', '20% 80%', 'none'])
    const boxes = async (): Promise<readonly number[]> => {
      const [cover, form] = [
        await page.getByAltText('Bowls').boundingBox(),
        await page.locator('.ls-form').boundingBox(),
      ]
      return [(form?.x ?? 0) - (cover?.width ?? 0), form?.width ?? 0]
    }
    // Beside the form where there is room for it, else above.
    expect((await boxes())[0]).toBeGreaterThan(0)
    expect((await boxes())[1]).toBe(480)
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await boxes()).toEqual([-390, 390])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(requests.filter((url) => !url.startsWith('data:') && !url.endsWith('/page'))).toEqual([])
  })

  it('[B80] allows its second style sheet by hash, and fonts where it has some', () => {
    const fonts = [{ family: 'Nord', src: 'data:font/woff2;base64,d09GMg==' }]
    const page = html({ ...contact, look: { ...look, fonts } })
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => digest(text))
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
    expect(styles[0]).toBe(runtime.lookStyle.cssHash)
    expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual(
      expect.arrayContaining([`style-src '${styles[0]}' '${styles[1]}'`, 'font-src data:']),
    )
    expect(page.match(/<(?!meta)[^>]* style=/)).toBe(null)
  })

  it('[B84] has nothing of a look where there is none, and its runtime knows of none', () => {
    expect(/--look-|ls-(?:cover|logo|sheet-|label-beside)/.test(html(contact))).toBe(false)
    const [, data = ''] =
      /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html({ ...contact, look })) ?? []
    expect([data.includes('Write to us'), data.includes('look')]).toEqual([true, false])
  })
})

describe('a one-file page opened from a file', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'letterslot-page-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('[B16] [B5] tells its maker why it cannot send there, and its visitor that nothing was sent', async () => {
    const file = join(folder, 'contact.html')
    await writeFile(file, html({ ...visit, delivery: { ...delivery, origin: stage.server.origin } }))
    const { page, complaints } = await stage.take()
    stage.server.answer.status = 403
    stage.server.answer.text = 'The domain is not allowed'
    await page.goto(pathToFileURL(file).href)
    const note =
      'For the site’s owner: put this page on a web server. Opened from a file, most providers refuse it (403).'
    await page.getByRole('complementary').getByText(note).waitFor()
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
    // The browser itself reports the 403; nothing else may be there.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('403'))).toEqual([])
  })
})

describe('a one-file page with kinds that have a look of their own', () => {
  const steps = formOf([
    { ...field('yesNo', 'again', 'Again?'), options: ['yes', 'no'].map((value) => ({ value, label: value })) },
  ])

  it('[B500 R505] carries their script and their style sheet, which its policy allows, and other pages do not', () => {
    const has = (form: object) =>
      [/data-chunk="\.\/with-steps\.js"/, /<style>\.ls-steps/].map((part) => part.test(html(form)))
    expect([steps, contact, visit].map(has)).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    const styles = [...html(steps).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    const policy = /style-src ([^;]*)/.exec(html(steps).replaceAll('&#39;', "'"))?.[1]
    expect(policy).toBe(styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`).join(' '))
    expect(html({ ...steps, look: { tokens: {} } })).toContain('<style>@layer letterslot{.ls-steps')
    expect(html(steps).match(/<input [^>]*type="radio"[^>]*name="again"/g)?.length).toBe(2)
    // [R505] What has a name is posted: of a slider the box alone.
    const slider = html(formOf([field('slider', 'clay', 'Clay')]))
    expect(slider.match(/<input [^>]*type="range"[^>]*>/)?.[0]).toMatch(/^(?=.* hidden)(?!.* name=)/)
    expect(slider.match(/<input [^>]*name="clay"[^>]*>/)?.[0]).toContain('type="text"')
  })
})

describe('a one-file page with times', () => {
  const meeting = formOf([
    {
      id: 'f1',
      kind: 'time',
      name: 'hour',
      label: 'From when?',
      rules: [{ kind: 'type' }, { kind: 'range', min: '09:00' }],
    },
    { id: 'f2', kind: 'datetime', name: 'end', label: 'Until when?', rules: [{ kind: 'type' }] },
    { id: 'f3', kind: 'currency', currency: 'NOK', name: 'fee', label: 'Fee', rules: [{ kind: 'type' }] },
    { id: 'f4', kind: 'country', name: 'land', label: 'Country', rules: [{ kind: 'type' }] },
    { id: 'f5', kind: 'name', name: 'who', label: 'Name', rules: [] },
    { id: 'f6', kind: 'dateRange', name: 'stay', label: 'Stay', rules: [{ kind: 'type' }] },
  ])

  it('[B231 B520] carries what draws and checks them, which other pages do not', () => {
    const named = (form: object) => html(form).includes('data-chunk="./with-time.js"')
    expect([meeting, everyKind, visit, contact].map(named)).toEqual([true, true, false, false])
    expect(html(meeting)).toContain('<option value="DE">Germany</option>')
    expect(/<input [^>]*name="hour"[^>]*>/.exec(html(meeting))?.[0]).toMatch(/type="time".*min="09:00"/)
  })

  it('[B231 B520 B6] checks what was typed before the script ran, and sends it', async () => {
    const { page } = await openPage(meeting)
    await page.getByLabel('From when?').fill('08:30')
    await page.getByLabel('Until when?').fill('2027-03-31T14:05')
    await page.getByLabel('Fee').fill('1.250,50')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('link', { name: /From when\? enter 09:00 or later/i }).waitFor()
    await page.getByLabel('From when?').fill('09:30')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [{ hour, end, fee, land, who } = {}] = stage.server.posts.map(({ body }) => JSON.parse(body).template_params)
    expect([hour, end, fee, land, who]).toEqual(['09:30', '2027-03-31T14:05', '1250.50', 'DE', 'Ada Lovelace'])
  })

  it('[B231 B520 B3] posts them with scripts off', async () => {
    const { page } = await openPage(meeting, { javaScriptEnabled: false })
    await page.getByLabel('From when?').fill('09:30')
    await page.getByLabel('Until when?').fill('2027-03-31T14:05')
    await page.getByLabel('Fee').fill('1.250,50')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => stage.server.posts.length).toBe(1)
    expect(stage.server.posts[0]?.body).toMatch(
      /name="hour"\s+09:30[\s\S]*name="end"\s+2027-03-31T14:05[\s\S]*1\.250,50[\s\S]*DE[\s\S]*"who"\s+Ada[\s\S]*"who"\s+Lovelace/,
    )
  })
})

describe('a one-file page that calculates', () => {
  const order = formOf([
    { id: 'f1', kind: 'number', name: 'people', label: 'How many?', rules: [] },
    {
      ...{ id: 'f2', kind: 'calculated', name: 'total', label: 'To pay', rules: [] },
      ...{ calculate: 'people * 95.5', currency: 'EUR' },
    },
  ])

  it('[B531] has a dash and no input in the place of the value before any script runs', () => {
    expect(/<output.*?<\/output>/.exec(html(order))?.[0]).toContain('<strong>–</strong>')
    expect(html(order)).not.toContain('name="total"')
    const named = (form: object) => html(form).includes('data-chunk="./with-calculated.js"')
    expect([order, contact].map(named)).toEqual([true, false])
  })

  it('[B531 B6] works it out from what was typed, and sends it', async () => {
    const { page } = await openPage(order)
    await page.getByLabel('How many?').fill('3')
    await page.getByText('€286.50').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params.total)).toEqual(['286.5'])
  })
})

describe('a one-file page with a group that repeats', () => {
  const question = (kind: string, name: string) => ({ kind, name, label: name, rules: [], unique: true })
  const fields = [question('text', 'Name'), question('number', 'Age')]
  const guests = formOf([
    { id: 'f1', kind: 'rows', name: 'guests', label: 'Guests', item: 'person', max: 6, fields, rules: [] },
  ])

  it('[B561 B8] has what draws it, and sends a line a row', async () => {
    const parsed = parseForm(guests)
    expect(parsed.ok && publicForm(parsed.value).pages).toEqual(guests.pages)
    const { page } = await openPage(guests)
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.getByLabel('Name').fill('Mei')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params.guests)).toEqual(['Person 1: Mei'])
  })

  it('[B561 B3] offers five rows with scripts off, and posts their answers in order', async () => {
    const { page } = await openPage(guests, { javaScriptEnabled: false })
    expect(await page.getByLabel('Name').count()).toBe(5)
    await page.getByLabel('Name').first().fill('Mei')
    await page.getByLabel('Age').nth(1).fill('9')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => stage.server.posts.length).toBe(1)
    expect(stage.server.posts[0]?.body).toMatch(/name="guests"\s+Mei\s[\s\S]*name="guests"\s+9\s/)
  })
})

describe('a one-file page with a signature', () => {
  const signed = formOf([{ id: 'f1', kind: 'signature', name: 'guest', label: 'The guest', rules: [] }])

  it('[B560 B231] has what draws it, and takes a name typed before that', async () => {
    const named = (form: object) => html(form).includes('data-chunk="./with-signature.js"')
    expect([signed, visit, contact].map(named)).toEqual([true, false, false])
    const { page } = await openPage(signed)
    await page.getByLabel('The guest').fill('Ada')
    await page.locator('canvas').waitFor()
    await page.getByLabel('The guest').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params.guest)).toEqual(['Ada Lovelace'])
  })

  it('[B560 B3] posts a typed name with scripts off', async () => {
    const { page } = await openPage(signed, { javaScriptEnabled: false })
    await page.getByLabel('The guest').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => stage.server.posts.length).toBe(1)
    expect(stage.server.posts[0]?.body).toMatch(/name="guest"\s+Ada Lovelace/)
  })
})

describe('a one-file page whose pages are passed over', () => {
  const trip = { ...contact, progress: 'bar', pages: pagesWithWays }

  it('[B550] carries what passes over them, and asks for no answer there without scripts', () => {
    expect([trip, contact].map((form) => html(form).includes('data-chunk="./with-page-ways.js"'))).toEqual([
      true,
      false,
    ])
    const required = ['who', 'group', 'days', 'hotel'].filter((name) =>
      / required/.test(new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(html(trip))?.[0] ?? ''),
    )
    expect(required).toEqual(['who'])
  })

  it('[B550] leads past them, and sends nothing of them', async () => {
    const { page } = await openPage(trip)
    await page.getByText('Step 1 of 4').waitFor()
    await page.getByLabel('Who comes?').fill('Ada')
    await page.getByText('Step 1 of 3').waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('How many days?').fill('1')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [params] = stage.server.posts.map(({ body }) => JSON.parse(body).template_params)
    expect([params.who, params.days, 'group' in params, 'hotel' in params]).toEqual(['Ada', '1', false, false])
  })
})

describe('a one-file page with a choice that takes a text', () => {
  const options = [
    { value: 'Train', label: 'Train' },
    { value: 'Other', label: 'Other', freeText: true },
  ]
  const ways = formOf([{ id: 'f1', kind: 'radio', name: 'way', label: 'How do you come?', options, rules: [] }])

  it('[B78] carries what draws it, which other pages do not', () => {
    const named = (form: object) => html(form).includes('data-chunk="./rare-parts-of.js"')
    expect([ways, everyKind, visit, contact].map(named)).toEqual([true, true, false, false])
  })

  it('[B78 B6] keeps what was typed before the script ran, and sends it behind the choice', async () => {
    const { page } = await openPage(ways)
    await page.getByLabel('Other', { exact: true }).click()
    await page.getByLabel('Other: your answer').fill('By tram')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params.way)).toEqual(['Other: By tram'])
  })

  it('[B78 B3] posts the text under a name of its own with scripts off', async () => {
    const { page } = await openPage(ways, { javaScriptEnabled: false })
    await page.getByLabel('Other', { exact: true }).click()
    await page.getByLabel('Other: your answer').fill('By tram')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => stage.server.posts.length).toBe(1)
    const { body = '' } = stage.server.posts[0] ?? {}
    expect(body).toMatch(/name="way"\r\n\r\nOther\r\n/)
    expect(body).toMatch(/name="way_other"\r\n\r\nBy tram\r\n/)
  })
})

describe('a one-file page with words in bold and with links', () => {
  const rich = { help: '**Best** by [mail](mailto:a@example.org)' }
  const asked = formOf([{ id: 'f1', kind: 'text', name: 'a', label: 'A', help: 'Best by mail', rich, rules: [] }])

  it.each([true, false])('[B79] shows them from the start; with scripts: %s', async (javaScriptEnabled) => {
    const { page } = await openPage(asked, javaScriptEnabled ? undefined : { javaScriptEnabled })
    expect(await page.getByRole('link', { name: 'mail' }).getAttribute('href')).toBe('mailto:a@example.org')
    expect(await page.locator('strong').allInnerTexts()).toEqual(['Best'])
    expect(await page.locator('.ls-help').innerText()).toBe('Best by mail')
  })
})

describe('a one-file page with scripts off', () => {
  it('[B3 B2] shows every field, the conditional ones too, and posts a real form', async () => {
    const { page } = await openPage(visit, { javaScriptEnabled: false })
    await page.getByLabel('Yes').check()
    await page.getByLabel('How many?').fill('12')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    const [post] = stage.server.posts
    const parts = [...(post?.body ?? '').matchAll(/name="([^"]+)"\r\n\r\n(.*?)\r\n/gs)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(parts.slice(0, 4).map(([name]) => name)).toEqual(['lib_version', 'service_id', 'template_id', 'user_id'])
    expect([post?.path, post?.type?.split(';')[0], Object.fromEntries(parts)]).toEqual([
      '/api/v1.0/email/send-form',
      'multipart/form-data',
      {
        lib_version: expect.stringMatching(/^[\d.]+$/),
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public_key',
        group: 'yes',
        people: '12',
      },
    ])
  })

  it('[R105 B3] posts files with the form, under the names of their fields', async () => {
    const { page } = await openPage(formOf([field('file', 'photos', 'Your photos')]), { javaScriptEnabled: false })
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') }
    await page.getByLabel('Your photos').setInputFiles([photo])
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    expect(stage.server.posts.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form'])
    expect(stage.server.posts[0]?.body).toContain('name="photos"; filename="photo.jpg"')
  })

  it('[B3] lets the browser ask for what is required, and for nothing that a condition asks', async () => {
    const { page } = await openPage(visit, { javaScriptEnabled: false })
    await page.locator('button[type=submit]').click()
    expect(stage.server.posts).toEqual([])
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    expect(stage.server.posts.length).toBe(1)
  })
})

describe('a one-file page with scripts on', () => {
  it('[B5 B1 R214] checks, sends JSON, and says that it is sent', async () => {
    const { page } = await openPage(contact)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'There are 2 problems' }).waitFor()
    expect(await page.title()).toBe(`There are 2 problems – ${contact.title}`)
    await page.getByLabel('Your name').fill('Ada 😀')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(await page.title()).toBe(contact.title)
    const [post] = stage.server.posts
    expect({ ...post, body: JSON.parse(post?.body ?? '') }).toEqual({
      path: '/api/v1.0/email/send',
      type: 'application/json',
      origin: stage.server.origin,
      body: {
        lib_version: expect.stringMatching(/^[\d.]+$/),
        user_id: 'public_key',
        service_id: 'service_1',
        template_id: 'template_1',
        template_params: expect.objectContaining({ full_name: 'Ada 😀', email: 'ada@example.org', message: '' }),
      },
    })
    expect(requests).toEqual(['POST /api/v1.0/email/send'])
  })

  it('[B5 F49] sends where an extension of the browser has put things on the prototype of all objects', async () => {
    const { page } = await openPage(contact, {})
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { each: () => 1, extend: () => 1, note: 'x' })
    })
    await page.reload()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params.email)).toEqual(['ada@example.org'])
  })

  it('[B5 F30] says that it is not sent where the provider fails, and sends the same id again', async () => {
    const { page, complaints } = await openPage(visit)
    stage.server.answer.status = 503
    stage.server.answer.text = '<html>\n<h1>Bad</h1>'
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
    stage.server.answer.status = 200
    stage.server.answer.text = 'OK'
    // It tries again by itself, within seconds.
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    const ids = stage.server.posts.map(({ body }) => JSON.parse(body).template_params.letterslot_id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    // The browser itself reports each 503; nothing else may be there.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([])
  })

  it('[B6] takes over with what was typed before its script ran', async () => {
    const source = html({ ...everyKind, delivery: { ...delivery, origin: stage.server.origin } })
    const early = source
      .replace('<body>', '<body><script src="/typing.js"></script>')
      .replace('script-src ', "script-src 'self' ")
    const typing = `new MutationObserver((_, observer) => {
      if (!document.getElementById('letterslot-form')) return
      observer.disconnect()
      document.querySelector('[name=text]').value = 'early'
      document.querySelector('[name=textarea]').value = 'bird'
      document.querySelector('[name=select]').value = 'a'
      document.querySelector('[name=radio][value=b]').checked = true
      document.querySelector('[name=checkboxes][value=b]').checked = true
      document.querySelector('[name=consent]').checked = true
    }).observe(document, { childList: true, subtree: true })`
    stage.put('/typing.js', typing, { 'Content-Type': 'text/javascript' })
    stage.put('/early', early)
    const { page } = await stage.open('/early')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [post] = stage.server.posts
    expect(JSON.parse(post?.body ?? '').template_params).toMatchObject({
      text: 'early',
      textarea: 'bird',
      select: 'a',
      radio: 'b',
      checkboxes: 'a, b',
      consent: 'yes',
      campaign: 'spring',
    })
  })
})

describe('the script of a page', () => {
  const field = { id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'required' }] }
  const options = [{ value: 'a', label: 'A' }]
  const isShort = (one: object): boolean =>
    html(formOf([{ ...field, ...one }])).includes(`${runtime.short.later[0]?.scriptHash}`)

  it.each(['text', 'textarea', 'email', 'tel', 'url', 'hidden'])('[B12] is the short one for %s', (kind) => {
    expect(isShort({ kind, rules: [{ kind: 'type' }, { kind: 'length', max: 3 }] })).toBe(true)
  })

  it.each([
    { kind: 'number' },
    { kind: 'date' },
    { kind: 'select', options },
    { kind: 'radio', options },
    { kind: 'checkboxes', options },
    { kind: 'consent' },
    { kind: 'content', text: 'x' },
    { rules: [{ kind: 'pattern', pattern: 'a' }] },
    { rules: [{ kind: 'range', min: 1 }] },
    { rules: [{ kind: 'options' }] },
    { visibleWhen: { field: 'f2', is: 'filled' } },
    { requiredWhen: { field: 'f2', is: 'filled' } },
    { kind: 'of-tomorrow' },
  ])('[B12] is the whole one for %j', (one) => {
    expect(isShort(one)).toBe(false)
  })
})

describe('the runtime of pages', () => {
  it('[B11] comes as a module of Vite', async () => {
    const plugin = letterslotPageRuntime()
    const watched: string[] = []
    const id = plugin.resolveId('virtual:letterslot-page-runtime') ?? ''
    const code = await plugin.load.call({ addWatchFile: (file) => watched.push(file) }, id)
    expect(code === `export const runtime = ${JSON.stringify(runtime)}`).toBe(true)
    expect(plugin.resolveId('react')).toBe(undefined)
    expect(watched.some((file) => file.endsWith('FormView.tsx'))).toBe(true)
  })
})

describe('a one-file page in another language', () => {
  /** Its page, with the table of that language. */
  const pageIn = async (form: Pick<Form, 'locale'>): Promise<string> =>
    standalonePage({ form, runtime: international, table: await loadTable(form), renderToStaticMarkup })

  /** Sentences of the form's own scripts, in English: the doctor speaks to whoever keeps the site. */
  const sentences = [...Object.values(visitor), ...Object.values(fileTexts)].filter(
    (text) => typeof text === 'string' && text.length > 15,
  )

  it('[B101] carries the table of its language as data, and no English in its scripts', async () => {
    const page = await pageIn({ ...everyKind, locale: 'de' })
    expect(page).toContain('<html lang="de">')
    expect(page.match(/<script type="application\/json" id="letterslot-words">/g)).toHaveLength(1)
    const { later, script } = international.whole
    const scripts = [
      script,
      ...later.filter(({ name }) => name !== 'letterslot-doctor').map((one) => one.script),
    ].join()
    expect(sentences.filter((text) => scripts.includes(`${text}`))).toEqual([])
    expect(runtime.whole.later.map((one) => one.script).join()).toContain('Answer this question')
    expect(html(contact)).not.toContain('letterslot-words')
  })

  it.each([
    ['de', 'ltr', 'Senden', 'Es gibt ein Problem', 'E-mail: Beantworten Sie diese Frage', 'Gesendet'],
    ['ar', 'rtl', 'إرسال', 'توجد مشكلة', 'أجب عن هذا السؤال', 'أُرسلت'],
  ])('[B101 B102] is in it from its markup on, and under its own policy sends: %s', async (locale, ...words) => {
    const [dir, send, problem, missing, sent] = words
    const form = { ...contact, locale, delivery: { ...delivery, origin: stage.server.origin } }
    const made = await pageIn(form)
    expect(made).toContain(send)
    stage.put('/page', made)
    const { page } = await stage.open('/page')
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe(dir)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: send ?? '' }).click()
    await page.getByRole('heading', { name: problem ?? '' }).waitFor()
    expect(await page.locator('.ls-summary a').textContent()).toContain(missing)
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: send ?? '' }).click()
    await page.getByRole('heading', { name: sent ?? '' }).waitFor()
  })

  it('[B171] [B212] [B214] shows one page after another where its form asks for it, sends the answers of all, and says them', async () => {
    const paged = {
      ...contact,
      locale: 'de',
      progress: 'steps',
      ...{ sentText: 'Danke, {{full_name}}!', sentAnswers: true, review: true },
      pages: contact.pages.flatMap(({ fields }) =>
        fields.map((one, index) => ({ id: `p${index + 1}`, title: one.label, fields: [one] })),
      ),
    }
    const sending = { ...paged, delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageIn(sending))
    const { page } = await stage.open('/page')
    await page.getByText('Schritt 1 von 4').waitFor()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Weiter: E-mail' }).click()
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('Schritt 3 von 4').waitFor()
    await page.goBack()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
    await page.goForward()
    await page.getByRole('button', { name: 'Weiter: Prüfen' }).click()
    await page.getByRole('heading', { name: 'Stimmt alles?' }).waitFor()
    await page.getByRole('button', { name: 'Ändern: E-mail' }).click()
    await page.getByLabel('E-mail', { exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Stimmt alles?' }).waitFor()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    await page.getByText('Danke, Ada!', { exact: true }).waitFor()
    expect(await page.locator('.ls-panel dd').allTextContents()).toEqual(['Ada', 'ada@example.org', '–'])
    const [post] = stage.server.posts
    expect(JSON.parse(post?.body ?? '{}').template_params).toMatchObject({ full_name: 'Ada', email: 'ada@example.org' })
  })

  it('[R422] checks an answer beside another, in its language, as the other one is changed', async () => {
    const rules = [{ kind: 'compare', is: 'equal', to: { field: contact.pages[0]?.fields[0]?.id } }]
    const again = { id: 'again', kind: 'text', name: 'again', label: 'Again', rules }
    const pages = contact.pages.map((one) => ({ ...one, fields: [...one.fields, again] }))
    const sending = { ...contact, pages, locale: 'de', delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageIn(sending))
    const { page } = await stage.open('/page')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByLabel('Again').fill('Bea')
    await page.getByRole('button', { name: 'Senden' }).click()
    const issue = page.locator('.ls-issues')
    await issue.getByText('Geben Sie dieselbe Antwort wie bei „Your name“').waitFor()
    await page.getByLabel('Your name').fill('Bea')
    await issue.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    const [post] = stage.server.posts
    expect(JSON.parse(post?.body ?? '{}').template_params).toMatchObject({ full_name: 'Bea', again: 'Bea' })
  })

  it('[B210] goes to the address of its form once the message is accepted', async () => {
    stage.put('/thanks', '<!doctype html><title>Thanks</title><h1>Thank you</h1>')
    const redirect = `${stage.server.origin}/thanks?from=form`
    const sending = { ...contact, redirect, locale: 'de', delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageIn(sending))
    const { page } = await stage.open('/page')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect([page.url(), stage.server.posts.length]).toEqual([redirect, 1])
  })

  it('[B182] brings back what was written, and asks for nothing it does not carry', async () => {
    const drafting = { ...contact, locale: 'de', drafts: true, delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageIn(drafting))
    const { page } = await stage.open('/page')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await expect.poll(() => keptAnswers(page)).toBe(2)
    await page.reload()
    await page.getByText('Wir haben aufbewahrt, was Sie am').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
    await page.getByRole('button', { name: 'Neu beginnen' }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    await expect.poll(() => keptAnswers(page)).toBe(0)
    expect(requests).toEqual(['/page', '/api/v1.0/email/send'])
  })

  it('[B541] advises in its language, and lets the message go', async () => {
    const rules = [{ kind: 'length', max: 3, severity: 'warning' }]
    const fields = [
      { id: 'f1', kind: 'text', name: 'code', label: 'Code', rules },
      { id: 'f2', kind: 'text', name: 'more', label: 'More', rules: [] },
    ]
    const advising = {
      ...contact,
      pages: [{ id: 'p1', fields }],
      delivery: { ...delivery, origin: stage.server.origin },
    }
    stage.put('/page', await pageIn({ ...advising, locale: 'de' }))
    const { page } = await stage.open('/page')
    await page.locator('[data-field=f1] [role=status]').waitFor({ state: 'attached' })
    await page.getByLabel('Code').fill('four')
    await page.getByLabel('More').click()
    await page.getByText('Nur ein Hinweis: Schreiben Sie höchstens 3 Zeichen; jetzt sind es 4').waitFor()
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
  })

  it('[B540] is filled by its address where its form allows it, and says so in the message', async () => {
    const [first] = contact.pages
    const fields = first?.fields.map((one) => ({ ...one, prefill: ['address'] }))
    const linked = { ...contact, pages: [{ ...first, fields }], delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageIn({ ...linked, locale: 'de' }))
    const { page } = await stage.open('/page?full_name=Ada&email=ada@example.org&message=%3Cb%3E')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('<b>')
    await page.getByRole('button', { name: 'Senden' }).click()
    await page.getByRole('heading', { name: 'Gesendet' }).waitFor()
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params)).toMatchObject([
      { full_name: 'Ada', message: '<b>', letterslot_prefilled: 'Your name, E-mail, Message' },
    ])
  })

  it('[B102] speaks English by its table where we lack the language, and says so', async () => {
    const page = await pageIn({ ...contact, locale: 'fa' })
    expect(page).toContain('<html lang="fa" dir="rtl">')
    expect(page).toMatch(/<button[^>]* lang="en"[^>]*>Send</)
    expect(() => standalonePage({ form: contact, runtime: international, renderToStaticMarkup })).toThrow(TypeError)
  })
})

describe('a one-file page in several languages', () => {
  const [name, email] = contact.pages[0]?.fields ?? []
  const form = {
    ...contact,
    texts: { send: 'Off it goes' },
    translations: {
      de: { title: 'Schreiben Sie uns', texts: { send: 'Los' }, fields: { [`${name?.id}`]: { label: 'Ihr Name' } } },
      'de-AT': { title: 'Schreibt uns', address: 'informal' },
      'de-CH': { title: 'Schreiben Sie uns doch', address: 'informal' },
      ar: { title: 'راسلنا', fields: { [`${email?.id}`]: { label: 'البريد' } } },
    },
  }
  const pageOf = async (document: object): Promise<string> => {
    const parsed = parseForm(document)
    if (!parsed.ok) throw parsed.error
    const one = parsed.value
    const loading = languagesOf(one).map(async (tag) => [tag, await loadTable(localizeForm(one, tag))] as const)
    const tables = Object.fromEntries(await Promise.all(loading))
    return standalonePage({ form: one, runtime: translated, tables, renderToStaticMarkup })
  }

  it('[B120 B123] carries each table once, as data, is in its own language without scripts, and offers no other there', async () => {
    const page = await pageOf(form)
    const data = [...page.matchAll(/<script type="application\/json" id="letterslot-words-([\w-]+)">(.*?)<\/script>/g)]
    const words = data.map(([, tag, json = '']) => [tag, JSON.parse(json)?.messages?.send ?? JSON.parse(json)])
    expect(words).toEqual([
      ['en', 'Off it goes'],
      ['de', 'Los'],
      ['de-AT', 'Senden'],
      ['de-CH', 'de-AT'],
      ['ar', 'إرسال'],
    ])
    expect(page.match(/"Ihr Name"/g)).toHaveLength(1)
    expect(page.match(/"Los"/g)).toHaveLength(1)
    expect(page).toMatch(/<ul class="ls-languages">(?!.*href=.*<\/ul>).*<\/ul>.*Your name.*Off it goes/)
    for (const one of [html(form), html(contact)]) expect(one).not.toMatch(/ls-languages|letterslot-words|Ihr Name/)
    expect(() => standalonePage({ form, runtime: translated, tables: {}, renderToStaticMarkup })).toThrow(TypeError)
  })

  it('[B121 B122 B200] begins in the language that address, then browser want; what was typed stays in another, and is sent with its name', async () => {
    const logo = { src: 'data:image/png;base64,iVBORw0KGgo=', alt: 'Nord', width: 8, height: 8 }
    const withLogo = { ...form, look: { logo }, delivery: { ...delivery, origin: stage.server.origin } }
    stage.put('/page', await pageOf(withLogo))
    const { page } = await stage.open('/page?from=poster', { locale: 'de-DE' })
    const heading = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()
    const root = () =>
      page.evaluate(() => [document.title, document.documentElement.lang, document.documentElement.dir])
    await heading('Schreiben Sie uns')
    expect(await root()).toEqual(['Schreiben Sie uns', 'de', 'ltr'])
    await page.getByLabel('Ihr Name').fill('Ada')
    await page.getByRole('link', { name: 'العربية' }).press('Enter')
    await heading('راسلنا')
    expect(await root()).toEqual(['راسلنا', 'ar', 'rtl'])
    const own = page.getByText('Your name', { exact: true }).or(page.getByAltText('Nord'))
    const marks = await own.evaluateAll((all) => all.map((one) => ['lang', 'dir'].map((key) => one.getAttribute(key))))
    expect(marks).toEqual(Array(2).fill(['en', 'ltr']))
    expect(new URL(page.url()).search).toBe('?from=poster&lang=ar')
    expect(await page.locator('[name=full_name]').inputValue()).toBe('Ada')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('العربية')
    await page.getByLabel('البريد').fill('ada@example.org')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await heading('أُرسلت')
    expect(stage.server.posts.map(({ body }) => JSON.parse(body).template_params)).toEqual([
      expect.objectContaining({ full_name: 'Ada', email: 'ada@example.org', letterslot_language: 'ar' }),
    ])
    await page.reload()
    await heading('راسلنا')
    expect(await page.locator('.ls-languages [aria-current]').allTextContents()).toEqual(['العربية'])
  })
})
