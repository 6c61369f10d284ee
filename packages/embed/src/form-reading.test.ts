import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  accept,
  appears,
  fail,
  fillIn,
  isFocused,
  libraries,
  network,
  params,
  refused,
  send,
  setFormStage,
  told,
  tryNow,
} from '../test/form-stage.ts'
import { contact, formOf, halves } from '../test/forms.mjs'

const stage = setFormStage(libraries)

/** The contact form, filled in, with what follows a press on Send fetched already: the network may go. */
async function showReady(library: string): Promise<Page> {
  const page = await stage.show(library, contact, {}, {})
  await send(page).click()
  await appears(page, 'There are 2 problems')
  await fillIn(page)
  return page
}

describe.each(libraries)('a form drawn by %s', (library) => {
  describe('as the visitor reads it', () => {
    it('[R40] says which questions need an answer and where answers go', async () => {
      const page = await stage.show(library)
      expect(await page.locator('.ls-note').allTextContents()).toEqual([
        'Questions marked * need an answer.',
        '',
        'Goes to Atelier Nord by e-mail.',
      ])
    })

    it('[R40] speaks of no mark where no question has one, and of the owner where the maker has no name', async () => {
      const page = await stage.show(library, { ...halves, maker: undefined })
      expect(await page.locator('.ls-note').allTextContents()).toEqual(['', "Goes to the site's owner by e-mail."])
    })

    it.each([
      [{}, 'Still sending. Keep this page open: your answers are on it and nowhere else.'],
      [{ name: 'still' }, 'Still sending. Your answers are saved on this device.'],
    ])('[R41] says after 5 s that it still sends, and how the answers are kept: %j', async (sending, words) => {
      const page = await stage.show(library, contact, { sending }, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      await expect.poll(async () => (await params(page)).length).toBe(1)
      await page.clock.runFor(4_999)
      expect(await page.getByRole('status').innerText()).toBe('')
      await page.clock.runFor(1)
      await expect.poll(() => page.getByRole('status').innerText()).toBe(words)
      expect(await isFocused(send(page))).toBe(true)
    })

    it('[R42] says who receives it, under which reference and when, and in the maker’s words what comes', async () => {
      const page = await stage.showSending(library)
      await accept(page)
      await appears(page, 'Sent')
      const [{ letterslot_reference: reference, letterslot_sent_at: sentAt = '' } = {}] = await params(page)
      expect(await page.locator('.ls-panel p').allTextContents()).toEqual([
        `Atelier Nord receives it by e-mail. Reference ${reference}, ${sentAt.slice(11, 16)}.`,
        'Bring cake.',
      ])
      const mark = page.locator('.ls-panel svg[aria-hidden=true] text')
      expect(await mark.textContent()).toBe(`Sent ${sentAt.slice(11, 16)}`)
      expect(await mark.evaluate((text) => text instanceof SVGTextElement)).toBe(true)
      await page.getByRole('button', { name: 'Send another' }).click()
      await appears(page, 'Write to us')
      expect(await page.getByLabel('Your name').inputValue()).toBe('')
      expect(await page.getByText('Answer this question').count()).toBe(0)
    })

    it('[R43 R44] says when it was written, and that it may have arrived twice', async () => {
      const page = await stage.show(library, contact, {}, {})
      await page.clock.install({ time: new Date('2026-11-19T22:30:00Z') })
      await fillIn(page)
      await send(page).click()
      await fail(page, { code: 'timeout', status: 0, text: 'Timeout', sent: 'maybe' })
      await appears(page, 'Not sent yet')
      await page.clock.setFixedTime(new Date('2026-11-20T13:03:00Z'))
      await tryNow(page)
      await accept(page, 1)
      await appears(page, 'Sent')
      const [{ letterslot_reference: reference } = {}] = await params(page)
      expect(await page.locator('.ls-panel p').allTextContents()).toEqual([
        `Sent now; you wrote it on November 19. Reference ${reference}, 14:03.`,
        'An earlier try may have arrived too, under the same reference, so Atelier Nord may see it twice.',
        'Bring cake.',
      ])
    })

    it('[R45 R54 R74 R75 R83 F26] says that the mail service does not answer, and keeps every answer', async () => {
      const page = await stage.showSending(library, {}, { permissions: ['clipboard-read', 'clipboard-write'] })
      await fail(page, network)
      await appears(page, 'Not sent yet')
      const [{ letterslot_reference: reference } = {}] = await params(page)
      expect(await page.locator('.ls-panel p:visible').allTextContents()).toEqual([
        'The mail service of Atelier Nord does not answer.',
        'Keep this page open: your answers are on it and nowhere else.',
        expect.stringMatching(/^Next try in (40|39|38) seconds, while this page is open\.$/),
        'Reach Atelier Nord another way:',
        '+47 22 00 00 00',
        'ateliernord.example/contact',
        ` Reference ${reference}.`,
      ])
      expect(await page.locator('.ls-panel button').allTextContents()).toEqual([
        'Try now',
        'Show what I wrote',
        'Copy',
        'Delete',
      ])
      expect(await page.getByLabel('Message').isVisible()).toBe(false)
      expect(await page.getByLabel('Message').inputValue()).toBe('Is it accessible?')
      await page.getByRole('button', { name: 'Copy' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `Write to us\nYour name: Ada Lovelace\nE-mail: ada@example.org\nMessage: Is it accessible?\nReference ${reference}.`,
      )
    })

    it('[R45 R33 R73] [F82] says that the visitor is offline, tries nothing, and marks no repeat', async () => {
      const page = await showReady(library)
      await page.context().setOffline(true)
      await send(page).click()
      await appears(page, 'Not sent yet')
      expect(await page.locator('.ls-panel p').first().innerText()).toBe(
        'You are offline. It goes out when you are back online and this page is open.',
      )
      await page.context().setOffline(false)
      await expect
        .poll(async () => (await params(page)).map((one) => [one['letterslot_attempts'], one['letterslot_repeat']]))
        .toEqual([['1', undefined]])
      await accept(page)
      await appears(page, 'Sent')
    })

    it('[R33 F32] marks a repeat where the network went while the answer was on its way back', async () => {
      const page = await showReady(library)
      await send(page).click()
      await expect.poll(async () => (await params(page)).length).toBe(1)
      await page.context().setOffline(true)
      await fail(page, network)
      await appears(page, 'Not sent yet')
      await page.context().setOffline(false)
      await expect
        .poll(async () => (await params(page)).map((one) => one['letterslot_repeat']))
        .toEqual([undefined, 'yes'])
      await accept(page, 1)
      await appears(page, 'Sent')
      await page.getByText('An earlier try may have arrived too').waitFor()
    })

    it('[R46 R51 R36 R78 F28] says whose fault it is not, and how else to reach the maker', async () => {
      const page = await stage.showSending(library)
      await fail(page, refused)
      await appears(page, 'Not delivered yet')
      expect(await page.getByRole('status').locator('p').allTextContents()).toEqual([
        'Atelier Nord cannot receive this form at the moment. This is not your fault.',
        'Keep this page open: your answers are on it and nowhere else.',
      ])
      expect(await page.locator('.ls-panel > .ls-note').first().innerText()).toMatch(
        /^We try again from time to time while this page is open\. Reference ....-..\.$/,
      )
      expect(await page.getByText('Reach Atelier Nord another way:').isVisible()).toBe(true)
      const links = page.locator('.ls-reach a')
      expect(await links.allTextContents()).toEqual([
        'Send from my own mail',
        '+47 22 00 00 00',
        'ateliernord.example/contact',
      ])
      const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(hrefs.slice(1)).toEqual(['tel:+4722000000', 'https://ateliernord.example/contact'])
      expect(decodeURIComponent(hrefs[0] ?? '')).toMatch(
        /^mailto:hello@example\.org\?subject=Write to us&body=Write to us\r\nYour name: Ada Lovelace\r\n/,
      )
      expect(await page.locator('.ls-panel button').allTextContents()).toEqual([
        'Show what I wrote',
        'Copy',
        'Download',
        'Try again',
        'Delete',
      ])
      expect(await page.getByText('Gmail_API').isVisible()).toBe(false)
      await page.getByText('For the site’s owner').click()
      expect(await page.locator('details p').innerText()).toBe('provider-refused 412 Gmail_API: Invalid grant')
      const [, parked] = await told(page)
      const [{ letterslot_id: id, letterslot_reference: reference } = {}] = await params(page)
      const { sent: _sent, ...failure } = refused
      expect(parked).toEqual(['parked', { id, reference, ...failure, text: 'Gmail_API: Invalid grant' }])
    })

    it('[R46] hands the answers over as a file', async () => {
      const page = await stage.showSending(library)
      await fail(page, refused)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Write to us.txt')
    })

    it('[R48 R78 F25] says that the form is not connected, once Send is pressed', async () => {
      const page = await stage.show(library, { ...contact, delivery: undefined }, { sending: 'page' }, {})
      await fillIn(page)
      await send(page).click()
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel p').first().innerText()).toBe('This form is not connected to a mailbox yet.')
      expect(await page.getByText('We try again').count()).toBe(0)
    })

    it('[R49] says that a message is blocked', async () => {
      const page = await stage.showSending(library)
      await fail(page, { code: 'blocked', status: 403, text: 'Forbidden', sent: 'no' })
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel p').first().innerText()).toBe('This form cannot send this message.')
    })

    it('[R37 R50 R79 F36] says which answer is too long, by the client’s own check, and sends it when it is shorter', async () => {
      const page = await stage.show(
        library,
        formOf(
          [
            ...(contact.pages[0]?.fields.slice(0, 2) ?? []),
            { id: 'long', kind: 'textarea', name: 'message', label: 'Message', rules: [] },
          ],
          { delivery: { ...contact.delivery, origin: stage.origin() } },
        ),
        { sending: 'page' },
        {},
      )
      await fillIn(page)
      await page.getByLabel('Message').fill('x'.repeat(60_000))
      await send(page).click()
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel p').first().innerText()).toBe(
        'Your answers are too long to send: all together at most 50 kB. Shorten “Message”, then try again.',
      )
      expect((await page.getByLabel('Message').inputValue()).length).toBe(60_000)
      await page.getByLabel('Message').fill('Shorter')
      await page.getByRole('button', { name: 'Try again' }).click()
      await appears(page, 'Sent')
    })

    it('[R37 R87] sends by the provider’s client where it has no outbox of its own', async () => {
      const origin = stage.origin()
      const page = await stage.show(
        library,
        { ...contact, delivery: { ...contact.delivery, origin } },
        { sending: 'page' },
        {},
      )
      await fillIn(page)
      const from = stage.posts().length
      await send(page).click()
      await appears(page, 'Sent')
      expect(
        stage
          .posts()
          .slice(from)
          .map(({ path, type }) => ({ path, type })),
      ).toEqual([{ path: '/api/v1.0/email/send', type: 'application/json' }])
    })

    it('[R53] takes other words', async () => {
      const page = await stage.show(library, contact, { texts: { send: 'Absenden', goesTo: 'An {maker}. {ref}' } })
      expect(await send(page).innerText()).toBe('Absenden')
      expect(await page.getByText('An Atelier Nord. {ref}').isVisible()).toBe(true)
    })
  })
})
