import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unpackForm } from '../../domain/sharing/share-code.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { openStep, provenEmailJs } from '../email/open-step.test.fixture.tsx'

const downloads: { name: string; text: Promise<string> }[] = []
const copied: string[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  downloads.length = 0
  copied.length = 0
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (!(blob instanceof Blob)) throw new TypeError('That is no blob.')
    blobs.set(`blob:${blobs.size}`, blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
  })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})

const settled = { connection: provenEmailJs, makerAddress: 'hello@example.org' } as const
const way = (name: string) => page.getByRole('tab', { name })
const copy = (name: string) => page.getByRole('button', { name: `Copy ${name}` })
const toBuild = () => page.getByRole('tabpanel').getByRole('link', { name: 'Open Build' })
const heading = () => page.getByRole('heading', { level: 1 })

/** The newest revision of the form that is open. */
async function newest({ forms }: StudioStorage) {
  const [stored] = await forms.list()
  return stored?.state?.newest
}

async function openWay(name: string, options: Parameters<typeof openStep>[1] = settled) {
  const opened = await openStep('publish', options)
  await expect.element(heading()).toBeVisible()
  await way(name).click()
  return opened
}

describe('a link', () => {
  it('[T675] [T676] [T680] holds the form that is open, opens here alone, and freezes it once it is copied', async () => {
    const { saved, storage } = await openWay('Link')
    await expect.element(toBuild()).toHaveAttribute('href', expect.stringMatching(/\/build$/))
    await expect.element(page.getByText(/so the link opens here and nowhere else/)).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument()
    await copy('The link').click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    const [link = ''] = copied
    const shared = await unpackForm(new URL(link).hash.slice(1))
    expect(shared).toEqual({ ok: true, value: (await saved()).form })
    expect((await newest(storage))?.as).toBe('link')
    await expect.element(page.getByText('Open the link, and send yourself one message.')).toBeVisible()
    await expect.element(page.getByText(`${link.length} characters.`)).toBeVisible()
    await expect.element(page.getByText('Mail programs and chats hold that.')).toBeVisible()
    await expect.element(page.getByText('The same as revision 1')).toBeVisible()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+41 44 123 45 67')
    await expect.element(page.getByText('Changed since revision 1').first()).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^~ ?Changed: ?The other ways to reach you$/ }))
      .toBeVisible()
  })

  it('[T675] [T676] that names its maker says nothing of it, and can be made for another place', async () => {
    await openWay('Link', { ...settled, changes: { form: { ...signUpForm(), maker: 'Atelier Nord' } } })
    await expect.element(page.getByRole('textbox', { name: 'The link' })).toBeVisible()
    await expect.element(toBuild()).not.toBeInTheDocument()
    await page
      .getByRole('textbox', { name: 'Address of a Letterslot that visitors can reach' })
      .fill('https://you.github.io/letterslot')
    await expect
      .element(page.getByRole('textbox', { name: 'The link' }))
      .toHaveValue(expect.stringMatching(/^https:\/\/you\.github\.io\/letterslot\/f\/#1\./))
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  })

  it('[T675] is not made before everything is settled', async () => {
    await openWay('Link', { connection: practiceConnection, makerAddress: 'hello@example.org' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByText('Connect EmailJS first')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Connect EmailJS' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'The link' })).not.toBeInTheDocument()
  })

  it('[T674] that is long says so', async () => {
    // What cannot be compressed: every label is another.
    const fields = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `f${at}`, kind: 'text', name: `a${at}`, rules: [] },
      label: Array.from(crypto.getRandomValues(new Uint8Array(40)), (byte) => byte.toString(36)).join(''),
    }))
    const form = signUpForm({ pages: [{ id: 'p1', fields }] })
    await openWay('Link', { ...settled, changes: { form } })
    await expect.element(page.getByText(/^Some mail programs and chats cut links over 2,000/)).toBeVisible()
  })

  it('[T671] of a form that asks for secrets tells the maker that visitors are warned', async () => {
    const fields = [{ id: 'f1', kind: 'text', name: 'secret', label: 'Your password', rules: [] }]
    await openWay('Link', { ...settled, changes: { form: signUpForm({ pages: [{ id: 'p1', fields }] }) } })
    await expect.element(page.getByText(/^Visitors are warned/)).toBeVisible()
  })
})

describe('links that fill in', () => {
  const open = () => page.getByText('Links that fill in').click()

  it('[T1762] are written by choices and texts, tell what they do, and are copied with their QR code', async () => {
    const prefill = ['address']
    const options = ['fri', 'sat'].map((value) => ({ value, label: value.toUpperCase() }))
    const fields = [
      { id: 'f1', kind: 'text', name: 'who', label: 'Your name', prefill, rules: [{ kind: 'length', max: 5 }] },
      { id: 'f2', kind: 'checkboxes', name: 'days', label: 'Days', prefill, options, rules: [] },
      { id: 'f3', kind: 'radio', name: 'way', label: 'Way', prefill, options, rules: [] },
    ]
    await openStep('publish', { ...settled, changes: { form: signUpForm({ pages: [{ id: 'p1', fields }] }) } })
    await open()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Adalbert')
    await expect.element(page.getByText(/“Your name” stays empty: Adalbert breaks a rule/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await page.getByRole('switch', { name: 'SAT' }).click({ force: true })
    await expect.element(page.getByText('“Days” begins with SAT')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address of the page, or of the site' }).fill('www.example.org/contact')
    await expect.element(page.getByRole('img', { name: 'QR code of the link that fills in' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await copy('The link that fills in').click()
    await vi.waitFor(() => expect(copied).toEqual(['https://www.example.org/contact?who=Ada&days=sat']))
  })

  it('[T1762] say where a field allows it, where none does', async () => {
    await openStep('publish', settled)
    await open()
    await expect.element(page.getByText(/No field of this form allows it yet/)).toBeVisible()
  })
})

describe('an element', () => {
  it('[T679] comes as its script, its document and what to write', async () => {
    const { storage } = await openWay('Embed')
    await page.getByRole('button', { name: /^Download the script/ }).click()
    const download = page.getByRole('button', { name: 'Download the form' })
    await expect.poll(() => download.element().className).toContain('primary')
    await download.click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    const names = () => downloads.map(({ name }) => name)
    await expect.poll(names).toEqual(['letterslot-form.js', 'summer-workshop.form.json'])
    const script = new TextEncoder().encode(await downloads[0]?.text)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', script))
    const hash = btoa(String.fromCharCode(...digest))
    await copy('In the page’s head').click()
    await copy('Where the form shall stand').click()
    await vi.waitFor(() =>
      expect(copied).toEqual([
        `<script type="module" src="letterslot-form.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
        '<letterslot-form src="summer-workshop.form.json">\n  <a href="mailto:hello@example.org">hello@example.org</a>\n</letterslot-form>',
      ]),
    )
    expect((await newest(storage))?.as).toBe('element')
  })
})

describe('an element in two files', () => {
  it('[T1361] comes by choice: both, which name each other, what to write, and what to mind', async () => {
    await openWay('Embed', { ...settled, changes: { form: signUpForm({ locale: 'de' }) } })
    await page.getByRole('radio', { name: 'In two files' }).click()
    await expect
      .element(page.getByText(/without the second the form shows and sends nothing, and says so\.$/))
      .toBeVisible()
    await expect.element(page.getByText(/script-src must allow both files/)).toBeVisible()
    await page.getByRole('button', { name: /^Download the first file/ }).click()
    await page.getByRole('button', { name: /^Download the second file/ }).click()
    await copy('In the page’s head').click()
    const [first = '', second = ''] = await Promise.all(downloads.map(({ text }) => text))
    const hash = async (kind: string, text: string): Promise<string> =>
      btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(kind, new TextEncoder().encode(text)))))
    const [name, rest = ''] = downloads.map((file) => file.name)
    expect([name, rest]).toEqual([
      'letterslot-form.first.de.js',
      expect.stringMatching(/^letterslot-form\.rest\.\w{8}\.js$/),
    ])
    expect([first.includes('Beantworten Sie diese Frage'), first.includes(rest)]).toEqual([true, true])
    expect(first).toContain(`sha384-${await hash('SHA-384', second)}`)
    await vi.waitFor(async () =>
      expect(copied).toEqual([
        `<script type="module" src="${name}" integrity="sha256-${await hash('SHA-256', first)}" crossorigin="anonymous"></script>`,
      ]),
    )
    expect(await axeFaults()).toEqual([])
  })
})

describe('an element of a form in other languages', () => {
  it('[T1300] [T1360] carries the words of each that we have, says so, and says where they are English', async () => {
    const form = signUpForm({ locale: 'de', address: 'informal', translations: { ja: {}, th: {} } })
    await openWay('Embed', { ...settled, changes: { form } })
    await expect
      .element(
        page.getByText(
          /^Our sentences in this script: German, Japanese\. .+ We have none in Thai: there they are in English\.$/,
        ),
      )
      .toBeVisible()
    await page.getByRole('button', { name: /^Download the script/ }).click()
    await copy('In the page’s head').click()
    const script = (await downloads[0]?.text) ?? ''
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)))
    const hash = btoa(String.fromCharCode(...digest))
    expect([downloads[0]?.name, script.includes('Beantworte diese Frage'), script.includes('送信済み')]).toEqual([
      'letterslot-form.de-informal.ja.js',
      true,
      true,
    ])
    await vi.waitFor(() =>
      expect(copied).toEqual([
        `<script type="module" src="letterslot-form.de-informal.ja.js" integrity="sha256-${hash}" crossorigin="anonymous"></script>`,
      ]),
    )
  })
})

describe('a component', () => {
  it('[T678] [T841] comes as its document, with a way to install it that works today and the guide to its worker', async () => {
    const { storage, saved } = await openWay('React')
    const download = page.getByRole('button', { name: 'Download the form' })
    await expect.poll(() => download.element().className).toContain('primary')
    await download.click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['summer-workshop.form.json'])
    expect(JSON.parse((await downloads[0]?.text) ?? '')).toEqual((await saved()).form)
    await copy('In your site: install them').click()
    await vi.waitFor(() => expect(copied[0]).toMatch(/^npm install /))
    await expect.element(page.getByText(/after the page is closed.+docs\/guides\/outbox-worker\.md/)).toBeVisible()
  })
})

describe('what is told besides', () => {
  const asking = vi.fn<typeof fetch>()

  beforeEach(() => {
    asking.mockReset()
    vi.spyOn(window, 'fetch').mockImplementation(asking)
  })

  it('[T681] [T682] [T683] [T684] is the provider, asked by a press alone, what its template gets, contrast and size, each with the way to its place', async () => {
    asking.mockImplementation(async () => new Response('', { status: 400 }))
    await openStep('publish', settled)
    await page.getByText(/^Also checked/).click()
    await expect.element(page.getByText('Is api.emailjs.com there?')).toBeVisible()
    expect(asking).not.toHaveBeenCalled()
    await expect.element(page.getByText(/Your template gets 4 answers$/)).toBeVisible()
    await expect.element(page.getByText('full_name, email, phone, notes')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Mapping' }))
      .toHaveAttribute('href', expect.stringMatching(/\/connect$/))
    await expect.element(page.getByText(/^lowest \d\.\d to 1, in light and in dark$/)).toBeVisible()
    await expect.element(page.getByText(/^the page is [\d.]+ KB, in one file$/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See the form' }))
      .toHaveAttribute('href', expect.stringMatching(/\/look$/))
    await page.getByRole('button', { name: 'Ask it now' }).click()
    await expect.element(page.getByText(/api\.emailjs\.com answers$/)).toBeVisible()
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
    await page.getByRole('button', { name: 'Ways to publish' }).click()
    await expect.element(way('Download page')).toHaveFocus()
  })

  it.each([
    [503, /api\.emailjs\.com is in trouble: it answers 503$/, 'It can go out. One thing to look at first'],
    [undefined, /api\.emailjs\.com does not answer from here$/, 'It can go out. One thing to look at first'],
  ])('[T681] says what the provider answered; %s: %s, %s', async (status, words, headline) => {
    asking.mockImplementation(async () => {
      if (status === undefined) throw new TypeError('Failed to fetch')
      return new Response('', { status })
    })
    await openStep('publish', settled)
    await page.getByText(/^Also checked/).click()
    await page.getByRole('button', { name: 'Ask it now' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(heading()).toHaveTextContent(headline)
  })
})

describe('a look that cannot be read', () => {
  it('[T1292] is named, and mended by one press', async () => {
    const look = { tokens: { 'color.on-action': ['#ffe9a8', '#1c2430'] } } as const
    const { saved } = await openStep('publish', { ...settled, changes: { form: { ...signUpForm(), look } } })
    await expect
      .element(page.getByText(/^Words on the Send button, light: 1\.\d to 1; words need 4\.5\.$/))
      .toBeVisible()
    // The other way to reach the maker is read from the form in a moment, and is the first to settle until then.
    await vi.waitFor(async () => {
      await page.getByRole('button', { name: /^Download page/ }).click()
      expect(document.activeElement?.textContent).toBe('Make it readable')
    })
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(async () => expect((await saved()).form.look).toBeUndefined())
    await expect.element(page.getByRole('button', { name: 'Make it readable' })).not.toBeInTheDocument()
  })
})

describe('the address of the page', () => {
  it('[T677] gives its QR code, to show and to keep', async () => {
    await openStep('publish', settled)
    const address = page.getByRole('textbox', { name: 'Address of the page, or of the site' })
    await address.fill('example')
    await expect.element(page.getByRole('img', { name: /^QR code of/ })).not.toBeInTheDocument()
    await address.fill('https://www.example.org/contact.html')
    await expect
      .element(page.getByRole('img', { name: 'QR code of https://www.example.org/contact.html' }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Download code' }).click()
    await expect.poll(() => downloads).toHaveLength(1)
    const [file] = downloads
    const svg = new DOMParser().parseFromString((await file?.text) ?? '', 'image/svg+xml')
    expect([file?.name, svg.documentElement.localName, svg.querySelectorAll('path')]).toEqual([
      'summer-workshop-code.svg',
      'svg',
      expect.objectContaining({ length: 1 }),
    ])
  })
})

describe('for everyone', () => {
  it('[T464] every way out is in sight on 390 and 320 pixels, and none scrolls anything sideways', async () => {
    await page.viewport(390, 640)
    await openStep('publish', settled)
    await expect.element(way('Link')).toBeVisible()
    const list = page.getByRole('tablist', { name: 'Ways to publish' }).element()
    const hidden = () => list.scrollWidth - list.clientWidth
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    await page.viewport(320, 640)
    await expect.poll(() => document.documentElement.clientWidth).toBe(320)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    for (const name of ['Embed', 'React', 'Link']) {
      await way(name).click()
      await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect.element(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
    }
  })

  it('[T464] has no accessibility fault in any way out, in light and dark', async () => {
    await openStep('publish', settled)
    for (const name of ['Embed', 'React', 'Link']) {
      await way(name).click()
      await expect.element(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
      expect(await axeFaults()).toEqual([])
    }
  })
})
