import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { openStep } from '../email/open-step.test.fixture.tsx'
import { downloads, heading, settled, watchWaysOut, way } from './publish-methods.test.kit.tsx'

watchWaysOut()

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
    await expect.element(page.getByText(/api\.emailjs\.com answered$/)).toBeVisible()
    await expect.element(heading()).toHaveTextContent('Everything is settled. It can go out.')
    await page.getByRole('button', { name: 'Ways to publish' }).click()
    await expect.element(way('Download page')).toHaveFocus()
  })

  it.each([
    [503, /api\.emailjs\.com was in trouble: it answered 503$/, 'It can go out. One thing to look at first'],
    [undefined, /api\.emailjs\.com did not answer from here$/, 'It can go out. One thing to look at first'],
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
