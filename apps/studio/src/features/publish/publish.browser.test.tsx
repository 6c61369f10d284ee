import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm, signUpMail } from '../email/mail.test.fixture.ts'
import { emailJs, openStep, provenEmailJs } from '../email/open-step.test.fixture.tsx'

const downloads: { name: string; text: Promise<string> }[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  downloads.length = 0
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (!(blob instanceof Blob)) throw new TypeError('That is no blob.')
    blobs.set(`blob:${blobs.size}`, blob)
    return `blob:${blobs.size - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
  })
})

const download = () => page.getByRole('button', { name: /^Download page/ })
const heading = () => page.getByRole('heading', { level: 1 })
const settled = { connection: provenEmailJs, makerAddress: 'hello@example.org' } as const

async function downloaded(): Promise<{ name: string; text: string }> {
  await vi.waitFor(() => expect(downloads).toHaveLength(1))
  const [file] = downloads
  return { name: file?.name ?? '', text: (await file?.text) ?? '' }
}

describe('before anything is settled', () => {
  it('[T450] practice is refused, in words, with the way to Connect', async () => {
    await openStep('publish', { connection: practiceConnection, makerAddress: 'hello@example.org' })
    await expect.element(heading()).toHaveTextContent('One thing to settle before this can reach you')
    await expect.element(page.getByText(/Sends within this page; your visitors cannot reach it\.$/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Connect EmailJS' }))
      .toHaveAttribute('href', expect.stringMatching(/\/connect$/))
  })

  it('[T450] the test inbox is refused', async () => {
    const { id: _, name: __, templateId: ___, ...ids } = emailJs
    const connection = {
      ...ids,
      ...({ kind: 'test-inbox', name: 'Test inbox', privateKey: 'secret' } as const),
      id: emailJs.id,
    }
    await openStep('publish', { connection, makerAddress: 'hello@example.org' })
    await expect
      .element(page.getByText(/Sends to the test inbox on this computer; your visitors cannot reach it\.$/))
      .toBeVisible()
    await expect.element(heading()).toHaveTextContent('One thing to settle before this can reach you')
  })

  it('[T457] [T458] [T464] Download says what comes first, goes there, and downloads nothing; the document can be had', async () => {
    const { saved, storage } = await openStep('publish', { changes: { email: signUpMail({ to: [] }) } })
    await download().click()
    await expect.element(page.getByText('Connect EmailJS first')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Connect EmailJS' })).toHaveFocus()
    expect(downloads).toEqual([])
    expect(await axeFaults()).toEqual([]) // with problems shown
    await page.getByRole('button', { name: 'Form as JSON' }).click()
    const { name, text } = await downloaded()
    expect(name).toBe('summer-workshop.form.json')
    expect(JSON.parse(text)).toEqual((await saved()).form)
    expect((await storage.forms.list())[0]?.state).toBeUndefined()
    await expect
      .element(page.getByText('Not downloaded or copied yet. What you change here is seen by nobody else.'))
      .toBeVisible()
  })

  it('[T452] faults of the form are named, with the way to Build', async () => {
    const form = signUpForm()
    const [first] = form.pages
    if (!first) throw new Error('There is no page.')
    const fields = first.fields.map((field, index) => (index === 0 ? { ...field, name: 'user_id' } : field))
    await openStep('publish', { ...settled, changes: { form: { ...form, pages: [{ ...first, fields }] } } })
    await expect.element(page.getByText(/One fault in the form$/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open Build' })).toBeVisible()
    await expect
      .element(
        page
          .getByRole('list')
          .getByText(/user_id/)
          .first(),
      )
      .toBeVisible()
  })
})

describe('the other way to reach the maker', () => {
  it('[T451] [T462] [T454] [T465] what is typed is checked and shown as visitors read it; the site to allow; the last backup', async () => {
    await openStep('publish', settled)
    await page.getByRole('textbox', { name: 'Phone' }).fill('+41 44 123 45 67')
    await expect.element(page.getByText('+41 44 123 45 67')).toBeVisible()
    await page.getByRole('textbox', { name: 'Link' }).fill('example.org')
    await expect
      .element(page.getByRole('textbox', { name: 'Link' }))
      .toHaveAccessibleDescription('Enter an address such as https://example.org.')
    await page
      .getByRole('textbox', { name: 'Address of the page, or of the site' })
      .fill('www.ateliernord.example/contact')
    await expect
      .element(page.getByText('add https://www.ateliernord.example under Account → Security.', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('Never backed up.')).toBeVisible()
    await page.getByRole('button', { name: 'Download backup' }).click()
    const { text } = await downloaded()
    expect(JSON.parse(text)).toMatchObject({ format: 'letterslot.backup/1', forms: { length: 1 } })
    await expect.element(page.getByText('Last backup just now.')).toBeVisible()
  })
})

describe('once all is settled', () => {
  it('[T456] [T459] [T460] [T464] the page is one file under a CSP, sends to the provider, holds nothing of the studio, and is revision 1', async () => {
    const headlines = new Set<string>()
    const observer = new MutationObserver(() => {
      for (const { textContent } of globalThis.document.querySelectorAll('h1')) headlines.add(textContent)
    })
    observer.observe(globalThis.document, { subtree: true, childList: true, characterData: true })
    const { saved, storage } = await openStep('publish', settled)
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('hello@example.org')
    observer.disconnect()
    // What is filled in by itself was never asked for.
    expect([...headlines]).toEqual(['Everything is settled. It can go out.'])
    await vi.waitFor(async () =>
      expect((await saved()).form.delivery?.fallback).toEqual({ email: 'hello@example.org' }),
    )
    await expect.element(page.getByRole('button', { name: /^Download page \(1 file, [\d.]+ KB\)$/ })).toBeVisible()
    await download().click()
    const { name, text } = await downloaded()
    const made = new DOMParser().parseFromString(text, 'text/html')
    expect(name).toBe('summer-workshop.html')
    expect(made.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')).toMatch(
      /^default-src 'none'; script-src(?: 'sha256-[^ ;]+')+; .*connect-src https:\/\/api\.emailjs\.com; form-action https:\/\/api\.emailjs\.com;/,
    )
    const form = made.querySelector('form')
    expect([form?.getAttribute('action'), form?.method, form?.enctype]).toEqual([
      'https://api.emailjs.com/api/v1.0/email/send-form',
      'post',
      'multipart/form-data',
    ])
    expect(made.querySelectorAll('[name="letterslot_id"]')).toHaveLength(0)
    expect(text).not.toContain((await saved()).connectionId)
    const document = JSON.parse(made.querySelector('script[type="application/json"]')?.textContent ?? '{}')
    expect(document.delivery).toEqual({
      origin: 'https://api.emailjs.com',
      publicKey: 'pk_1',
      serviceId: 'service_1',
      templateId: 'template_1',
      fallback: { email: 'hello@example.org' },
    })
    await vi.waitFor(async () => expect((await storage.forms.list())[0]?.state).toBeDefined())
    await vi.waitFor(async () => {
      const open = await saved()
      const stored = await storage.forms.get(open.form.id)
      expect(stored?.state).toEqual({
        status: 'taken',
        newest: { revision: 1, document: open, publishedAt: expect.any(String), as: 'page' },
      })
    })
    await expect.element(page.getByText('The same as revision 1')).toBeVisible()
    await expect.element(page.getByRole('banner').getByText('Revision 1 downloaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'I did: it arrived' })).toBeVisible()
    expect(await axeFaults()).toEqual([]) // published
  })

  it('[T1195] the button that downloads stays in its place when the size of the page is known', async () => {
    await openStep('publish', settled)
    await expect.element(page.getByRole('button', { name: /^Download page \(1 file, [\d.]+ KB\)$/ })).toBeVisible()
    const button = download().element()
    const place = (): readonly number[] => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }
    const known = place()
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (texts.currentNode.nodeValue)
        texts.currentNode.nodeValue = texts.currentNode.nodeValue.replace(/, [\d.]+ KB/, '')
    expect(button.textContent).toBe('Download page (1 file)')
    expect(place()).toEqual(known)
  })

  it('[T461 T1076] what arrived is told by the maker alone, and kept for that revision', async () => {
    const { storage } = await openStep('publish', { ...settled, connection: emailJs })
    await expect.element(page.getByRole('button', { name: 'I did: it arrived' })).not.toBeInTheDocument()
    await expect.poll(() => download().element().className).toContain('primary')
    await download().click()
    await page.getByRole('button', { name: 'I did: it arrived' }).click()
    await expect.element(page.getByRole('banner').getByText('Revision 1 seen working')).toBeVisible()
    await expect.poll(async () => (await storage.forms.list())[0]?.state?.status).toBe('seen')
    // What it was sent by is proven by that, too.
    await expect
      .poll(async () => (await storage.connections.list()).map(({ state }) => state?.status))
      .toEqual(['proven'])
    await expect.element(page.getByText(/^Arrived \d\d:\d\d/).first()).toBeVisible()
  })
})

describe('for everyone', () => {
  it('[T457] [T466] the way from refusal to fix is walked by keyboard alone', async () => {
    await openStep('publish', { connection: provenEmailJs })
    await expect.element(heading()).toBeVisible()
    const reach = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        const { activeElement } = document
        if (activeElement?.matches('button') && activeElement.textContent.includes(name)) return
        await userEvent.keyboard('{Tab}')
      }
      throw new Error(`Tab does not reach ${name}.`)
    }
    await reach('Download page')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Say how else to reach you first')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard('hello@example.org')
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
    await reach('Download page')
    await userEvent.keyboard('{Enter}')
    expect((await downloaded()).name).toBe('summer-workshop.html')
  })

  it('[T464] nothing scrolls sideways, down to 320 pixels; the button that says the size stays inside its card', async () => {
    await page.viewport(320, 640)
    await openStep('publish')
    await expect.element(heading()).toBeVisible()
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
    await expect.poll(() => download().query()?.textContent).toMatch(/ KB\)$/)
    const card = download().element().closest('section')
    const end = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0
    await expect.poll(() => end(card) - end(download().element())).toBeGreaterThanOrEqual(12)
  })
})
