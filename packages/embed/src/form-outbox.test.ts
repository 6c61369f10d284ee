import type { Entry } from '@letterslot/client/outbox'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  accept,
  appears,
  fail,
  fillIn,
  heading,
  isFocused,
  libraries,
  network,
  params,
  refused,
  rejected,
  type Scene,
  send,
  setFormStage,
  told,
} from '../test/form-stage.ts'
import { contact, delivery, formOf } from '../test/forms.mjs'

declare const scene: Scene

const stage = setFormStage(['react', 'preact'])

/** On the device, in a browser context of the test's own. */
const onDevice = { sending: { name: 'forms' } }

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const entries = (page: Page): Promise<readonly Entry[]> => page.evaluate(() => scene.outbox.list())

/** The page is closed, and opened once more. */
async function reopen(page: Page, form: object = contact, props: object = onDevice): Promise<void> {
  await page.reload()
  await page.evaluate((all) => scene.mount(all), { form, ...props })
  await page.locator('form').waitFor()
}

describe.each(libraries)('a form drawn by %s', (library) => {
  describe('with its outbox', () => {
    it('[R36 R70 R87] puts the message into the outbox, whole, before it says that it is queued', async () => {
      const form = { ...contact, delivery: { ...delivery, noteIn: 'message', maxFilesBytes: 2_000_000 } }
      const page = await stage.show(library, form, onDevice, {})
      await fillIn(page)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet. Saved on this device.')
      const [entry] = await entries(page)
      const { id = '' } = entry ?? {}
      const { fallback: _, ...connection } = delivery
      expect(entry).toMatchObject({
        id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        form: { id: 'contact', title: 'Write to us' },
        connection: { ...connection, maxFilesBytes: 2_000_000 },
        params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is it accessible?' },
        noteIn: 'message',
        keeping: 'strict',
        attempts: 1,
      })
      expect(await told(page)).toEqual([
        ['queued', { id, reference: `${id.slice(0, 4)}-${id.slice(4, 6)}`, keeping: 'strict' }],
      ])
    })

    it('[R71 R86 F01] keeps nothing on the device where the form says so, and says that', async () => {
      const form = { ...contact, delivery: { ...delivery, keepOnDevice: false } }
      const page = await stage.show(library, form, onDevice, {})
      await fillIn(page)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet')
      await page.getByText('Keep this page open: this form keeps nothing on this device.').waitFor()
      expect(await page.getByText('saved').count()).toBe(0)
      await reopen(page, form)
      expect(await entries(page)).toEqual([])
    })

    it('[R88] sends by a transport from an outbox in memory, again when it failed, and claims nothing durable', async () => {
      const page = await stage.show(library, contact, { sending: 'transport' })
      await fillIn(page)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet')
      await page.getByText('Keep this page open: your answers are on it and nowhere else.').waitFor()
      await accept(page, 1)
      await heading(page, 'Sent').waitFor()
      const [first, second] = await params(page)
      expect(second?.['letterslot_id']).toBe(first?.['letterslot_id'])
    })

    it('[R74 R84 F40] counts down to the next try on the screen and tells nobody of each second', async () => {
      const page = await stage.show(library, contact, {}, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet')
      const countdown = page.getByText('Next try in')
      expect(await countdown.innerText()).toBe('Next try in 40 seconds, while this page is open.')
      expect(await countdown.locator('xpath=ancestor::*[@role or @aria-live]').count()).toBe(0)
      await page.clock.runFor(3_000)
      await expect.poll(() => countdown.innerText()).toBe('Next try in 37 seconds, while this page is open.')
      expect(await page.getByRole('status').allInnerTexts()).toEqual([
        'The mail service of Atelier Nord does not answer.\n\nKeep this page open: your answers are on it and nowhere else.',
      ])
      await press(page, 'Copy')
      await page.clock.runFor(37_000)
      await expect.poll(async () => (await params(page)).length).toBe(2)
      await page.getByText('A try has begun.').waitFor()
      await fail(page, { code: 'provider-failed', status: 503, text: 'Down', sent: 'maybe' }, 1)
      await page.getByText('The mail service of Atelier Nord cannot take it at the moment.').waitFor()
      // What went on by itself called nobody away.
      expect(await isFocused(heading(page, 'Not sent yet'))).toBe(false)
    })

    it('[R84] answers a press on Try now with the focus on the heading, and calls nobody away who writes elsewhere', async () => {
      const page = await stage.showSending(library, {}, {})
      await fail(page, network)
      await appears(page, 'Not sent yet')
      await press(page, 'Try now')
      await fail(page, network, 1)
      await expect.poll(() => isFocused(heading(page, 'Not sent yet'))).toBe(true)
      await page.evaluate(() => {
        const field = document.createElement('input')
        document.body.append(field)
        field.focus()
      })
      await page.evaluate(() => {
        void scene.outbox.flush({ all: true })
      })
      await accept(page, 2)
      await heading(page, 'Sent').waitFor()
      expect(await isFocused(heading(page, 'Sent'))).toBe(false)
    })

    it('[R76] shows what was written by the labels of the form, and nothing of what is hidden', async () => {
      const options = [
        { value: 'a', label: 'Apples' },
        { value: 'b', label: 'Bread' },
      ]
      const form = formOf(
        [
          { id: 'c', kind: 'checkboxes', name: 'c', label: 'Some', options, default: ['a', 'b'], rules: [] },
          { id: 'd', kind: 'consent', name: 'd', label: 'I agree', default: true, rules: [] },
          { id: 'e', kind: 'text', name: 'e', label: 'Empty', rules: [] },
          { id: 'h', kind: 'hidden', name: 'campaign', label: 'Campaign', default: 'spring', rules: [] },
        ],
        { delivery: { ...delivery, map: { from_some: 'c' } } },
      )
      const page = await stage.show(library, form)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet')
      await press(page, 'Show what I wrote')
      expect(await page.locator('.ls-written').innerText()).toBe('Some\nApples, Bread\nI agree\n✓\nEmpty\n–')
      await press(page, 'Hide what I wrote')
      expect(await page.locator('.ls-written').count()).toBe(0)
    })

    it('[R77 R85] deletes the message from the device and empties the form, and brings both back', async () => {
      const page = await stage.show(library, contact, onDevice, {})
      await fillIn(page)
      await send(page).click()
      await fail(page, rejected)
      await appears(page, 'Not delivered yet')
      const before = await entries(page)
      await press(page, 'Delete from this device')
      await appears(page, 'Write to us')
      expect(await page.getByLabel('Message').inputValue()).toBe('')
      expect(await entries(page)).toEqual([])
      await press(page, 'Undo')
      await appears(page, 'Not delivered yet')
      expect(await page.getByLabel('Message').inputValue()).toBe('Is it accessible?')
      expect(await entries(page)).toEqual(before)
      await press(page, 'Delete from this device')
      await appears(page, 'Write to us')
      await fillIn(page)
      await send(page).click()
      await accept(page, 1)
      await appears(page, 'Sent')
      const [one, two] = await params(page)
      expect(two?.['letterslot_id']).not.toBe(one?.['letterslot_id'])
    })

    it('[R81 R82 F05] finds the message again when the page is opened once more, and keeps what is being written', async () => {
      const page = await stage.show(library, contact, onDevice, {})
      await fillIn(page)
      await send(page).click()
      await fail(page, refused)
      await appears(page, 'Not delivered yet')
      const [before] = await entries(page)
      await reopen(page)
      await page.getByText(/^A message of \w+ \d+ is not sent yet\. See it$/).waitFor()
      await page.getByLabel('Message').fill('Something else')
      await press(page, 'See it')
      await appears(page, 'Not delivered yet')
      await press(page, 'Show what I wrote')
      expect(await page.locator('.ls-written').innerText()).toBe(
        'Your name\nAda Lovelace\nE-mail\nada@example.org\nMessage\nIs it accessible?',
      )
      await press(page, 'Back to the form')
      await appears(page, 'Write to us')
      expect(await page.getByLabel('Message').inputValue()).toBe('Something else')
      await press(page, 'See it')
      await press(page, 'Try again')
      await accept(page)
      await appears(page, 'Sent')
      const [sent] = await params(page)
      expect(sent?.['letterslot_id']).toBe(before?.id)
      await press(page, 'Back to the form')
      await appears(page, 'Write to us')
      expect(await page.getByLabel('Message').inputValue()).toBe('Something else')
      expect(await page.getByText('is not sent yet').count()).toBe(0)
    })

    it('[R81] has a line for each of three older messages and counts the rest; those of other forms have none', async () => {
      const page = await stage.show(library, contact, onDevice, {})
      await page.evaluate(async (connection) => {
        for (const [at, formId] of ['contact', 'other', 'contact', 'contact', 'contact', 'contact'].entries())
          await scene.outbox.enqueue({
            id: `message-number-${at}`,
            writtenAt: `2026-11-0${at + 1}T10:00:00+01:00`,
            form: { id: formId, title: 'T' },
            connection,
            params: { message: 'Old' },
          })
      }, delivery)
      await page.getByText('And 2 more.').waitFor()
      expect(await page.locator('.ls-older p').allInnerTexts()).toEqual([
        'A message of November 1 is not sent yet. See it',
        'A message of November 3 is not sent yet. See it',
        'A message of November 4 is not sent yet. See it',
        'And 2 more.',
      ])
    })

    it('[R89 F43] goes on with its message where another tab sends or deletes it', async () => {
      const page = await stage.show(library, contact, onDevice, {})
      await fillIn(page)
      await send(page).click()
      await fail(page, network)
      await appears(page, 'Not sent yet. Saved on this device.')
      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.evaluate((all) => scene.mount(all), { form: contact, ...onDevice })
      await other.getByText('See it').click()
      await other.getByRole('button', { name: 'Delete from this device' }).click()
      await heading(page, 'Write to us').waitFor()
      await page.getByLabel('Message').waitFor()
      expect(await page.getByLabel('Message').inputValue()).toBe('Is it accessible?')
    })
  })
})

describe('forms on one page', () => {
  it('[R92 F50] share the page’s outbox, and find it again whichever script drew them', async () => {
    const form = { ...contact, delivery: { ...delivery, origin: stage.origin() } }
    const page = await stage.show('react', form, { sending: 'page' }, {})
    await fillIn(page)
    await send(page).click()
    await appears(page, 'Sent')
    const outbox = await page.evaluateHandle(() => Reflect.get(globalThis, 'letterslotOutbox'))
    await page.evaluate(() => scene.reset())
    // As text: in a function the import would be the test runner's.
    await page.evaluate(`import('${stage.origin()}/preact.js').then(() => undefined)`)
    await page.evaluate((all) => scene.mount(all), { form, sending: 'page' })
    await fillIn(page)
    await send(page).click()
    await appears(page, 'Sent')
    expect(await page.evaluate((one) => one === Reflect.get(globalThis, 'letterslotOutbox'), outbox)).toBe(true)
    expect(stage.posts().length).toBe(2)
  })

  it('[R93] open no outbox while they are edited', async () => {
    const page = await stage.show('react', contact, { sending: 'page', mode: 'edit' }, {})
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'letterslotOutbox'))).toBe(undefined)
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})
