import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
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
  it('[T675] holds the form that is open, says its length, and freezes it once it is copied', async () => {
    const { saved, storage } = await openWay('Link')
    await copy('The link').click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    const [link = ''] = copied
    const shared = await unpackForm(new URL(link).hash.slice(1))
    expect(shared).toEqual({ ok: true, value: (await saved()).form })
    expect((await newest(storage))?.as).toBe('link')
    await expect.element(page.getByText('Open the link, and send yourself one message.')).toBeVisible()
    await expect.element(page.getByText(`${link.length} characters.`)).toBeVisible()
    await expect.element(page.getByText('Mail programs and chats hold that.')).toBeVisible()
  })

  it('[T675] that names nobody says so, with the way to Build; one that does says nothing of it', async () => {
    const toBuild = page.getByRole('tabpanel').getByRole('link', { name: 'Open Build' })
    await openWay('Link', { ...settled, changes: { form: { ...signUpForm(), maker: 'Atelier Nord' } } })
    await expect.element(page.getByRole('textbox', { name: 'The link' })).toBeVisible()
    await expect.element(toBuild).not.toBeInTheDocument()
    await cleanup()
    await openWay('Link')
    await expect.element(toBuild).toHaveAttribute('href', expect.stringMatching(/\/build$/))
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

  it('[T676] made on this computer says that it opens here alone, and can be made for another place', async () => {
    await openWay('Link')
    await expect.element(page.getByText(/so the link opens here and nowhere else/)).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).not.toBeInTheDocument()
    await page
      .getByRole('textbox', { name: 'Address of a Letterslot that visitors can reach' })
      .fill('https://you.github.io/letterslot')
    await expect
      .element(page.getByRole('textbox', { name: 'The link' }))
      .toHaveValue(expect.stringMatching(/^https:\/\/you\.github\.io\/letterslot\/f\/#1\./))
    await expect.element(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  })

  it('[T671] of a form that asks for secrets tells the maker that visitors are warned', async () => {
    const fields = [{ id: 'f1', kind: 'text', name: 'secret', label: 'Your password', rules: [] }]
    await openWay('Link', { ...settled, changes: { form: signUpForm({ pages: [{ id: 'p1', fields }] }) } })
    await expect.element(page.getByText(/^Visitors are warned/)).toBeVisible()
  })
})

describe('an element', () => {
  it('[T679] comes as its script, its document and what to write', async () => {
    const { storage } = await openWay('Embed')
    await page.getByRole('button', { name: /^Download the script/ }).click()
    await page.getByRole('button', { name: 'Download the form' }).click()
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

describe('an element of a form in another language', () => {
  it('[T1300] is said to speak English', async () => {
    await openWay('Embed', { ...settled, changes: { form: signUpForm({ locale: 'de' }) } })
    await expect.element(page.getByText(/^In an element our sentences are in English/)).toBeVisible()
  })
})

describe('a component', () => {
  it('[T678] comes as its document, with a way to install what it needs that works today', async () => {
    const { storage, saved } = await openWay('React')
    await page.getByRole('button', { name: 'Download the form' }).click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['summer-workshop.form.json'])
    expect(JSON.parse((await downloads[0]?.text) ?? '')).toEqual((await saved()).form)
    await copy('In your site: install them').click()
    await vi.waitFor(() => expect(copied[0]).toMatch(/^npm install /))
  })

  it('[T841] names the guide to the service worker that sends after the page is closed', async () => {
    await openWay('React')
    await expect.element(page.getByText(/after the page is closed.+docs\/guides\/outbox-worker\.md/)).toBeVisible()
  })
})

describe('what is told besides', () => {
  const asking = vi.fn<typeof fetch>()

  beforeEach(() => {
    asking.mockReset()
    vi.spyOn(window, 'fetch').mockImplementation(asking)
  })

  it.each([
    [400, /api\.emailjs\.com answers$/, 'Everything is settled. It can go out.'],
    [503, /api\.emailjs\.com is in trouble: it answers 503$/, 'It can go out. One thing to look at first'],
    [undefined, /api\.emailjs\.com does not answer from here$/, 'It can go out. One thing to look at first'],
  ])('[T681] asks the provider by a press alone; %s: %s, %s', async (status, words, headline) => {
    asking.mockImplementation(async () => {
      if (status === undefined) throw new TypeError('Failed to fetch')
      return new Response('', { status })
    })
    await openStep('publish', settled)
    await page.getByText(/^Also checked/).click()
    await expect.element(page.getByText('Is api.emailjs.com there?')).toBeVisible()
    expect(asking).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Ask it now' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(heading()).toHaveTextContent(headline)
  })

  it('[T682] names what the template receives, with the way to the mapping', async () => {
    await openStep('publish', settled)
    await page.getByText(/^Also checked/).click()
    await expect.element(page.getByText(/Your template gets 4 answers$/)).toBeVisible()
    await expect.element(page.getByText('full_name, email, phone, notes')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Mapping' }))
      .toHaveAttribute('href', expect.stringMatching(/\/connect$/))
  })

  it('[T683] [T684] says the contrast and the size, each with the way to its place', async () => {
    await openStep('publish', settled)
    await page.getByText(/^Also checked/).click()
    await expect.element(page.getByText(/^lowest \d\.\d to 1, in light and in dark$/)).toBeVisible()
    await expect.element(page.getByText(/^the page is [\d.]+ KB, in one file$/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See the form' }))
      .toHaveAttribute('href', expect.stringMatching(/\/look$/))
    await page.getByRole('button', { name: 'Ways to publish' }).click()
    await expect.element(way('Download page')).toHaveFocus()
  })
})

describe('a look that cannot be read', () => {
  it('[T1292] is named, and mended by one press', async () => {
    const look = { tokens: { 'color.on-action': ['#ffe9a8', '#1c2430'] } } as const
    const { saved } = await openStep('publish', { ...settled, changes: { form: { ...signUpForm(), look } } })
    await expect
      .element(page.getByText(/^Words on the Send button, light: 1\.\d to 1; words need 4\.5\.$/))
      .toBeVisible()
    await page.getByRole('button', { name: /^Download page/ }).click()
    await expect.element(page.getByRole('button', { name: 'Make it readable' })).toHaveFocus()
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

describe('revisions', () => {
  it('[T680] say what changed since the newest', async () => {
    const { storage } = await openWay('Link')
    await copy('The link').click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    await expect.element(page.getByText('The same as revision 1')).toBeVisible()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+41 44 123 45 67')
    await expect.element(page.getByText('Changed since revision 1').first()).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: /^~ ?Changed: ?The other ways to reach you$/ }))
      .toBeVisible()
  })
})

describe('for everyone', () => {
  it.each([320, 390])('[T464] every way out is in sight on %i pixels', async (width) => {
    await page.viewport(width, 640)
    await openStep('publish', settled)
    await expect.element(way('Link')).toBeVisible()
    const list = page.getByRole('tablist', { name: 'Ways to publish' }).element()
    await expect.poll(() => list.scrollWidth - list.clientWidth).toBeLessThanOrEqual(0)
  })

  it.each(['Embed', 'React', 'Link'])('[T464] %s scrolls nothing sideways, down to 320 pixels', async (name) => {
    await page.viewport(320, 640)
    await openWay(name)
    await expect.element(page.getByRole('tabpanel')).toBeVisible()
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
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
