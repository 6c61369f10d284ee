import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paragraphs, paramsOf } from './form-reading.test.kit.ts'
import { contact, formOf } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  attemptOf,
  button,
  fail,
  fillIn,
  network,
  refused,
  rejected,
  type ShownForm,
  send,
  setFormStage,
  setOnline,
  standInForNetwork,
  textsOf,
  tryNow,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()

/** The contact form, filled in, with what follows a press on Send fetched already: the network may go. */
async function showReady(): Promise<ShownForm> {
  const shown = await stage.show()
  await userEvent.click(send())
  await appears('There are 2 problems')
  await fillIn()
  return shown
}

describe('a form, as the visitor reads it', () => {
  it('[R45 R54 R74 R75 R83 F26] says that the mail service does not answer, and keeps every answer', async () => {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    const shown = await stage.showSending()
    await fail(shown, network)
    await appears('Not sent yet')
    const [{ letterslot_reference: reference } = {}] = paramsOf(shown)
    expect(paragraphs()).toEqual([
      'The mail service of Atelier Nord does not answer.',
      'Keep this page open: your answers are on it and nowhere else.',
      expect.stringMatching(/^Next try in \d\d seconds, while this page is open\.$/),
      'Reach Atelier Nord another way:',
      '+47 22 00 00 00',
      'ateliernord.example/contact',
      `Reference ${reference}.`,
      '',
    ])
    expect(textsOf('.ls-panel button')).toEqual(['Try now', 'Show what I wrote', 'Copy', 'Delete'])
    await expect.element(page.getByLabelText('Message')).not.toBeVisible()
    await expect.element(page.getByLabelText('Message')).toHaveValue('Is it accessible?')
    await userEvent.click(button('Copy'))
    await expect.element(button('Copied')).toBeVisible()
    expect(copied).toEqual([
      `Write to us\nYour name: Ada Lovelace\nE-mail: ada@example.org\nMessage: Is it accessible?\nReference ${reference}.`,
    ])
  })

  it('[R45 R33 R73] [F82] says that the visitor is offline, tries nothing, and marks no repeat', async () => {
    const shown = await showReady()
    setOnline(false)
    await userEvent.click(send())
    await appears('Not sent yet')
    expect(paragraphs()[0]).toBe('You are offline. It goes out when you are back online and this page is open.')
    expect(shown.attempts).toEqual([])
    setOnline(true)
    await expect
      .poll(() => paramsOf(shown).map((one) => [one['letterslot_attempts'], one['letterslot_repeat']]))
      .toEqual([['1', undefined]])
    await accept(shown)
    await appears('Sent')
  })

  it('[R33 F32] marks a repeat where the network went while the answer was on its way back', async () => {
    const shown = await showReady()
    await userEvent.click(send())
    await attemptOf(shown)
    setOnline(false)
    await fail(shown, network)
    await appears('Not sent yet')
    setOnline(true)
    await expect.poll(() => paramsOf(shown).map((one) => one['letterslot_repeat'])).toEqual([undefined, 'yes'])
    await accept(shown, 1)
    await appears('Sent')
    await expect.element(page.getByText(/An earlier try may have arrived too/)).toBeVisible()
  })

  it('[R46 R51 R36 R78 F28] says whose fault it is not, and how else to reach the maker', async () => {
    const shown = await stage.showSending()
    await fail(shown, refused)
    await appears('Not delivered yet')
    expect(textsOf('[role=status] p')).toEqual([
      'Atelier Nord cannot receive this form at the moment. This is not your fault.',
      'Keep this page open: your answers are on it and nowhere else.',
    ])
    expect(textsOf('.ls-panel > .ls-note')[0]).toMatch(
      /^We try again from time to time while this page is open\. Reference ....-..\.$/,
    )
    await expect.element(page.getByText('Reach Atelier Nord another way:')).toBeVisible()
    expect(textsOf('.ls-reach a')).toEqual(['Send from my own mail', '+47 22 00 00 00', 'ateliernord.example/contact'])
    const [mail = '', ...others] = [...document.querySelectorAll('.ls-reach a')].map((one) => one.getAttribute('href'))
    expect(others).toEqual(['tel:+4722000000', 'https://ateliernord.example/contact'])
    expect(decodeURIComponent(mail ?? '')).toMatch(
      /^mailto:hello@example\.org\?subject=Write to us&body=Write to us\r\nYour name: Ada Lovelace\r\n/,
    )
    expect(textsOf('.ls-panel button')).toEqual(['Show what I wrote', 'Copy', 'Download', 'Try again', 'Delete'])
    await expect.element(page.getByText(/Gmail_API/)).not.toBeVisible()
    await userEvent.click(page.getByText('For the site’s owner'))
    await expect.poll(() => textsOf('details p')).toEqual(['provider-refused 412 Gmail_API: Invalid grant'])
    const [{ letterslot_id: id, letterslot_reference: reference } = {}] = paramsOf(shown)
    const { sent: _, ...failure } = refused
    expect(shown.told[1]).toEqual(['parked', { id, reference, ...failure, text: 'Gmail_API: Invalid grant' }])
  })

  it('[R46] hands the answers over as a file', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const shown = await stage.showSending()
    await fail(shown, refused)
    await appears('Not delivered yet')
    await userEvent.click(button('Download'))
    await expect.poll(() => names).toEqual(['Write to us.txt'])
  })

  it('[R48 R78 F25] says that the form is not connected, once Send is pressed', async () => {
    const posts = standInForNetwork()
    const form = formOf(contact.pages[0]?.fields ?? [], { maker: 'Atelier Nord', delivery: undefined })
    await stage.show({ form, sending: 'page' })
    await fillIn()
    await userEvent.click(send())
    await appears('Not delivered yet')
    expect(paragraphs()[0]).toBe('This form is not connected to a mailbox yet.')
    await expect.element(page.getByText(/We try again/)).not.toBeInTheDocument()
    expect(posts).toEqual([])
  })

  it('[R49] says that a message is blocked', async () => {
    const shown = await stage.showSending()
    await fail(shown, { code: 'blocked', status: 403, text: 'Forbidden', sent: 'no' })
    await appears('Not delivered yet')
    expect(paragraphs()[0]).toBe('This form cannot send this message.')
  })

  it('[R35 F31] does not take a page of a portal for a yes', async () => {
    const shown = await stage.showSending()
    await accept(shown, 0, '<html>Welcome to the airport</html>')
    await appears('Not sent yet')
    tryNow()
    expect((await attemptOf(shown, 1)).params['letterslot_repeat']).toBe('yes')
  })

  it('[R32 R33 F33] counts the attempts of a message, and says where one may repeat', async () => {
    const shown = await stage.showSending()
    await fail(shown, rejected)
    await appears('Not delivered yet')
    await userEvent.click(button('Try again'))
    await fail(shown, network, 1)
    await appears('Not sent yet')
    tryNow()
    await accept(shown, 2)
    await appears('Sent')
    await userEvent.click(button('Send another'))
    await appears('Write to us')
    await fillIn()
    await userEvent.click(send())
    await attemptOf(shown, 3)
    const all = paramsOf(shown)
    expect(all.map((one) => one['letterslot_attempts'])).toEqual(['1', '2', '3', '1'])
    expect(all.map((one) => one['letterslot_repeat'])).toEqual([undefined, undefined, 'yes', undefined])
    expect(all[1]?.['letterslot_written_at']).toBe(all[0]?.['letterslot_written_at'])
  })
})
