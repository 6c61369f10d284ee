import { describe, expect, it } from 'vitest'
import {
  accept,
  appears,
  fail,
  fillIn,
  heading,
  isFocused,
  network,
  params,
  rejected,
  type Scene,
  send,
  setFormStage,
  told,
  tryNow,
} from '../test/form-stage.ts'
import { clobbering, clobberingNames, contact, everyKind } from '../test/forms.mjs'

declare const scene: Scene

const stage = setFormStage(['react', 'preact'])

describe.each(['react', 'preact'])('a form drawn by %s', (library) => {
  describe('as it sends', () => {
    it('[R30 R36] sends every answer and what names the submission', async () => {
      const page = await stage.show(library, everyKind)
      await page.getByLabel('A text').fill(' Ünï 😀 {{x}} ')
      await page.getByLabel('A long text').fill('one\ntwo')
      await page.getByLabel('A number', { exact: true }).fill(' 12 ')
      await page.getByLabel('A day').fill('2026-11-21')
      await page.getByLabel('Bread').first().check()
      await page.getByLabel('Bread').nth(1).check()
      await page.getByLabel('I agree').check()
      await send(page).click()
      await expect.poll(async () => (await params(page)).length).toBe(1)
      const [sent = {}] = await params(page)
      const id = sent['letterslot_id'] ?? ''
      const reference = sent['letterslot_reference']
      expect(sent).toEqual({
        text: ' Ünï 😀 {{x}} ',
        textarea: 'one\ntwo',
        email: '',
        loose: '',
        tel: '',
        url: '',
        number: '12',
        date: '2026-11-21',
        select: 'b',
        radio: 'b',
        checkboxes: 'a, b',
        consent: 'yes',
        campaign: 'spring',
        letterslot_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        letterslot_reference: `${id.slice(0, 4)}-${id.slice(4, 6)}`,
        letterslot_written_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:00$/),
        letterslot_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:00$/),
        letterslot_attempts: '1',
      })
      await accept(page)
      await appears(page, 'Sent')
      expect(await told(page)).toEqual([
        ['queued', { id, reference, keeping: 'memory' }],
        ['sent', { id, reference, status: 200, text: 'OK' }],
      ])
    })

    it('[R31 F37] makes one entry of five presses', async () => {
      const page = await stage.show(library)
      await fillIn(page)
      await send(page).evaluate((button) => {
        for (let count = 0; count < 5; count++) if (button instanceof HTMLElement) button.click()
      })
      await send(page).click({ force: true })
      await accept(page)
      await appears(page, 'Sent')
      expect((await params(page)).length).toBe(1)
    })

    it('[R31 F37] makes one entry of Enter held down', async () => {
      const page = await stage.show(library)
      await fillIn(page)
      await page.getByLabel('E-mail').focus()
      for (let count = 0; count < 8; count++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      expect((await params(page)).length).toBe(1)
    })

    it('[R32 R33 F33] keeps the id through attempts, says where one may repeat, and takes a new id for another', async () => {
      const page = await stage.showSending(library)
      await fail(page, rejected)
      await appears(page, 'Not delivered yet')
      await page.getByLabel('Message').fill('Changed my mind')
      await page.getByRole('button', { name: 'Try again' }).click()
      await fail(page, network, 1)
      await appears(page, 'Not sent yet')
      await tryNow(page)
      await accept(page, 2)
      await appears(page, 'Sent')
      await page.getByRole('button', { name: 'Send another' }).click()
      await fillIn(page)
      await send(page).click()
      await expect.poll(async () => (await params(page)).length).toBe(4)
      const all = await params(page)
      const ids = all.map((one) => one['letterslot_id'])
      expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3])
      expect(all.map((one) => one['letterslot_attempts'])).toEqual(['1', '2', '3', '1'])
      expect(all.map((one) => one['letterslot_repeat'])).toEqual([undefined, undefined, 'yes', undefined])
      expect(all[1]?.['message']).toMatch(/^Changed my mind\n/)
      expect(all[1]?.['letterslot_written_at']).toBe(all[0]?.['letterslot_written_at'])
    })

    it('[R34] shows the spinner after 150 ms, keeps it 400 ms, and is never disabled', async () => {
      const page = await stage.show(library, contact, {}, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      const look = async (): Promise<unknown[]> => [
        await send(page).innerText(),
        await page.locator('.ls-spin').count(),
        await send(page).getAttribute('aria-disabled'),
        await send(page).isDisabled(),
      ]
      await expect.poll(look).toEqual(['Send', 0, 'true', true])
      expect(await send(page).getAttribute('disabled')).toBe(null)
      await page.clock.runFor(149)
      expect(await look()).toEqual(['Send', 0, 'true', true])
      await page.clock.runFor(1)
      await expect.poll(look).toEqual(['Sending…', 1, 'true', true])
      await page.clock.runFor(10)
      await accept(page)
      await page.clock.runFor(389)
      expect(await look()).toEqual(['Sending…', 1, 'true', true])
      await page.clock.runFor(1)
      await appears(page, 'Sent')
    })

    it('[R34] shows no spinner where the answer comes at once', async () => {
      const page = await stage.show(library, contact, {}, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      await page.clock.runFor(149)
      await accept(page)
      await appears(page, 'Sent')
    })

    it('[R35 F31] does not take a page of a portal for a yes', async () => {
      const page = await stage.showSending(library)
      await accept(page, 0, '<html>Welcome to the airport</html>')
      await appears(page, 'Not sent yet')
      await tryNow(page)
      await expect.poll(async () => (await params(page))[1]?.['letterslot_repeat']).toBe('yes')
    })

    it('[R38 F49] is not hurt by fields that are named like parts of a form', async () => {
      const page = await stage.show(library, clobbering)
      const names: string[] = clobberingNames
      for (const name of names) await page.getByLabel(`Label ${name}`, { exact: true }).fill(`value of ${name}`)
      await send(page).click()
      await expect
        .poll(() => params(page))
        .toEqual([expect.objectContaining(Object.fromEntries(names.map((name: string) => [name, `value of ${name}`])))])
      await accept(page)
      await appears(page, 'Sent')
      await page.getByRole('button', { name: 'Send another' }).click()
      expect(await page.getByLabel('Label submit').inputValue()).toBe('')
    })
  })
})

describe('a form of a site whose network breaks', () => {
  it('[R39 F26] says what to do where the code that sends cannot be had, and fetches it at the next press', async () => {
    const page = await stage.open('/react', {})
    const broken = { now: true }
    await page.route('**/after-send.js', (route) => (broken.now ? route.abort() : route.continue()))
    await page.evaluate((form) => scene.mount({ form }), contact)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await send(page).click()
    await heading(page, 'Not sent yet').waitFor()
    expect(await isFocused(heading(page, 'Not sent yet'))).toBe(true)
    await send(page).click()
    await page
      .getByText('Send again. If that does not help, copy your answers and reload this page. hello@example.org')
      .waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
    expect(await params(page)).toEqual([])
    broken.now = false
    await send(page).click()
    await expect.poll(() => params(page)).toEqual([expect.objectContaining({ full_name: 'Ada' })])
    expect(stage.forgive().length).toBeGreaterThan(0)
  })
})
