import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clobbering, clobberingNames, contact, everyKind, formOf, halves, visit } from '../test/forms.mjs'
import { createStage } from '../test/stage.mjs'

type Stage = Awaited<ReturnType<typeof createStage>>
type Opened = Awaited<ReturnType<Stage['open']>>
type Props = Record<string, unknown>

declare const scene: {
  readonly attempts: readonly {
    readonly params: Readonly<Record<string, string>>
    readonly resolve: (answer: { status: number; text: string }) => void
    readonly fail: (failure: object) => void
  }[]
  readonly told: readonly (readonly [string, unknown])[]
  readonly drawn: Readonly<Record<string, number>>
  readonly mount: (props: Props) => void
  readonly markup: (props: Props) => string
  readonly hydrate: (props: Props) => void
}

// A page of a browser takes its time on a machine that does other things.
vi.setConfig({ testTimeout: 30_000 })

let stage: Stage
let opened: Opened[] = []
let shared: Opened | undefined

beforeAll(async () => {
  stage = await createStage(['react', 'preact'])
}, 60_000)
afterAll(() => stage.close())
afterEach(async () => {
  const complaints = opened.flatMap((one) => one.complaints.splice(0))
  await Promise.all(opened.filter((one) => one !== shared).map(({ context }) => context.close()))
  opened = []
  expect(complaints).toEqual([])
})

/** A page loaded anew; in a browser context of its own where the test has a wish of it, or changes its time. */
async function open(path: string, options?: object): Promise<Page> {
  if (!options && shared && !opened.includes(shared)) {
    opened.push(shared)
    await shared.page.goto(stage.server.origin + path)
    return shared.page
  }
  const one = await stage.open(path, options)
  opened.push(one)
  if (!options) shared ??= one
  return one.page
}

const params = (page: Page): Promise<Readonly<Record<string, string>>[]> =>
  page.evaluate(() => scene.attempts.map((attempt) => attempt.params))
const told = (page: Page): Promise<(readonly [string, unknown])[]> => page.evaluate(() => [...scene.told])
const accept = (page: Page, index = 0, text = 'OK'): Promise<void> =>
  page.evaluate(([at, body]) => scene.attempts[Number(at)]?.resolve({ status: 200, text: `${body}` }), [index, text])
const fail = (page: Page, failure: object, index = 0): Promise<void> =>
  page.evaluate(([at, facts]) => scene.attempts[at]?.fail(facts), [index, failure] as const)
const send = (page: Page): Locator => page.locator('button[type=submit]')
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)
const network = { code: 'network', status: 0, text: 'Network Error', sent: 'maybe' }
const refused = { code: 'provider-refused', status: 412, text: 'Gmail_API: <b>Invalid</b> grant', sent: 'no' }

describe.each(['react', 'preact'])('a form drawn by %s', (library) => {
  async function show(form: object = contact, props: Props = {}, options?: object): Promise<Page> {
    const page = await open(`/${library}`, options)
    await page.evaluate((all) => scene.mount(all), { form, ...props })
    await page.locator('form').waitFor()
    return page
  }

  /** The contact form, filled in and with Send pressed. */
  async function showSending(props: Props = {}, options?: object): Promise<Page> {
    const page = await show(contact, props, options)
    await fillIn(page)
    await send(page).click()
    return page
  }

  async function fillIn(page: Page): Promise<void> {
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByLabel('Message').fill('Is it accessible?')
  }

  async function appears(page: Page, name: string): Promise<void> {
    await heading(page, name).waitFor()
    expect(await isFocused(heading(page, name))).toBe(true)
  }

  describe('as it is drawn', () => {
    it.each([
      ['A text', 'textbox', 'INPUT text'],
      ['A long text', 'textbox', 'TEXTAREA textarea'],
      ['An address', 'textbox', 'INPUT email'],
      ['A loose address', 'textbox', 'INPUT text'],
      ['A number to call', 'textbox', 'INPUT tel'],
      ['A site', 'textbox', 'INPUT url'],
      ['A number', 'textbox', 'INPUT text'],
      ['One of a list', 'combobox', 'SELECT select-one'],
      ['One of two', 'radiogroup', 'FIELDSET fieldset'],
      ['Some of two', 'group', 'FIELDSET fieldset'],
      ['I agree', 'checkbox', 'INPUT checkbox'],
    ] as const)('[R1 R12] names %s, a %s, by its label', async (name, role, element) => {
      const page = await show(everyKind)
      const control = page.getByRole(role, { name, exact: true })
      expect(await control.evaluate((one) => `${one.tagName} ${Reflect.get(one, 'type')}`)).toBe(element)
    })

    it('[R1] draws dates, headings and hidden fields, and what each begins with', async () => {
      const page = await show(everyKind)
      expect(await page.getByLabel('A day').getAttribute('type')).toBe('date')
      expect(await page.getByText('Two lines').isVisible()).toBe(true)
      expect(await page.getByLabel('One of a list').inputValue()).toBe('b')
      expect(await page.getByLabel('Apples').nth(1).isChecked()).toBe(true)
      expect(await page.getByLabel('A number', { exact: true }).getAttribute('inputmode')).toBe('decimal')
      expect(await page.locator('input[name=campaign]').inputValue()).toBe('spring')
    })

    it('[R2] ties help and issues to the control', async () => {
      const page = await show()
      const name = page.getByLabel('Your name')
      const described = (): Promise<string[]> =>
        name.evaluate((one) =>
          (one.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.innerText ?? ''),
        )
      expect(await described()).toEqual(['As you like to be called'])
      await name.focus()
      await page.keyboard.press('Tab')
      await page.getByText('Answer this question').waitFor()
      expect(await described()).toEqual(['As you like to be called', 'Answer this question'])
      expect(await name.getAttribute('aria-invalid')).toBe('true')
    })

    it('[R3] puts choices into a fieldset whose legend is the label', async () => {
      const page = await show(everyKind)
      const legends = page.locator('fieldset > legend:first-child')
      expect(await legends.allTextContents()).toEqual(['One of two', 'Some of two'])
    })

    it('[R4] shows a field as soon as its condition holds, and neither checks nor sends it before', async () => {
      const page = await show(visit)
      expect(await page.getByLabel('How many?').isVisible()).toBe(false)
      await page.getByLabel('Yes').check()
      await page.getByLabel('How many?').waitFor()
      await page.getByLabel('No').check()
      await page.getByLabel('How many?').waitFor({ state: 'hidden' })
      await send(page).click()
      await expect.poll(() => params(page)).toEqual([expect.objectContaining({ group: 'no' })])
      expect(Object.keys((await params(page))[0] ?? {})).not.toContain('people')
    })

    it('[R5] draws no other field while a visitor writes in one', async () => {
      const page = await show(halves, { count: true })
      await page.evaluate(() => {
        for (const id of Object.keys(scene.drawn)) Reflect.set(scene.drawn, id, 0)
      })
      await page.getByLabel('One').pressSequentially('hello')
      await page.keyboard.press('Tab')
      await page.keyboard.type('more')
      expect(await page.evaluate(() => Object.values(scene.drawn))).toEqual([0, 0, 0, 0, 0])
    })

    it.each([
      [380, [1, 1, 1, 1, 1]],
      [620, [2, 2, 1]],
      [900, [2, 3]],
    ])('[R6] at %i px shares rows as %j', async (width, rows) => {
      const page = await show(halves, {}, { viewport: { width: width + 16, height: 900 } })
      const tops = await page
        .locator('.ls-field')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect([...new Set(tops)].map((top) => tops.filter((one) => one === top).length)).toEqual(rows)
    })

    it('[R9] shows every field in edit mode, framed, with a Send that does nothing', async () => {
      const page = await show(visit, { mode: 'edit', frame: true })
      expect(await page.getByLabel('How many?').isVisible()).toBe(true)
      expect(
        await page.locator('[data-frame]').evaluateAll((all) => all.map((one) => one.getAttribute('data-frame'))),
      ).toEqual(['id_group', 'id_people'])
      await send(page).click()
      expect(await told(page)).toEqual([])
      expect(await page.getByRole('heading').allTextContents()).toEqual(['Write to us'])
    })

    it('[R10] keeps what was written when the document changes', async () => {
      const page = await show()
      await fillIn(page)
      const changed = { ...contact, title: 'Write to me' }
      await page.evaluate((all) => scene.mount(all), { form: changed })
      await heading(page, 'Write to me').waitFor()
      await send(page).click()
      await expect
        .poll(() => params(page))
        .toEqual([expect.objectContaining({ full_name: 'Ada Lovelace', email: 'ada@example.org' })])
    })
  })

  describe('as it is checked', () => {
    it('[R20] says nothing before a field is left, and from then on speaks while one types', async () => {
      const page = await show()
      const email = page.getByLabel('E-mail')
      const issue = page.getByText('Enter an address such as name@example.org')
      await email.pressSequentially('ada@')
      expect(await issue.isVisible()).toBe(false)
      await page.keyboard.press('Tab')
      await issue.waitFor()
      await email.press('End')
      await page.keyboard.type('example.org')
      await issue.waitFor({ state: 'hidden' })
      await page.keyboard.press('Backspace')
      await page.keyboard.press('@')
      await issue.waitFor()
    })

    it('[R21 R22 R23] gathers problems under a focused heading whose links lead to the fields', async () => {
      const page = await show()
      await send(page).click()
      await appears(page, 'There are 2 problems')
      const links = page.locator('.ls-summary a')
      expect(await links.allTextContents()).toEqual(['Your name: answer this question', 'E-mail: answer this question'])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await isFocused(page.getByLabel('E-mail'))).toBe(true)
      await page.keyboard.type('ada@example.org')
      await heading(page, 'There is a problem').waitFor()
      await send(page).click()
      await appears(page, 'There is a problem')
      await page.getByLabel('Your name').fill('Ada')
      await heading(page, 'There is a problem').waitFor({ state: 'hidden' })
      expect((await told(page)).map(([kind]) => kind)).toEqual(['issues', 'issues'])
    })

    it('[R22] puts no colon behind a label that is a question', async () => {
      const page = await show(visit)
      await send(page).click()
      expect(await page.locator('.ls-summary a').allTextContents()).toEqual(['Do you bring a group? Choose one'])
      await page.locator('.ls-summary a').click()
      expect(await isFocused(page.getByLabel('Yes'))).toBe(true)
    })

    it('[R24 F24] shows a message of the maker letter for letter', async () => {
      const message = 'Need %s {{name}} {maker} <b>now</b>'
      const page = await show(
        formOf([{ id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'required', message }] }]),
      )
      await send(page).click()
      expect(await page.locator('.ls-issues').innerText()).toBe(message)
      expect(await page.locator('.ls-summary a').innerText()).toBe(`A: ${message}`)
    })

    it('[R25] takes a press on Send although leaving the field makes a message appear', async () => {
      const page = await show()
      await page.getByLabel('Your name').focus()
      const box = await send(page).boundingBox()
      if (!box) throw new Error('no Send')
      await page.mouse.move(box.x + 20, box.y + box.height - 4)
      await page.mouse.down()
      await page.mouse.up()
      await appears(page, 'There are 2 problems')
    })

    it('[R26] sends what stands on the page, also where no event told of it', async () => {
      const page = await show()
      await fillIn(page)
      await page.getByLabel('Your name').evaluate((one) => Reflect.set(one, 'value', 'Filled in by the browser'))
      await send(page).click()
      await expect
        .poll(() => params(page))
        .toEqual([expect.objectContaining({ full_name: 'Filled in by the browser' })])
    })

    it('[R26] says that a date is wrong that is half typed', async () => {
      const page = await show(everyKind)
      await page.getByLabel('A text').fill('x')
      await page.getByLabel('Apples').first().check()
      await page.getByLabel('A day').focus()
      await page.keyboard.type('1211')
      await send(page).click()
      await appears(page, 'There is a problem')
      expect(await page.locator('.ls-summary a').innerText()).toMatch(/^A day: /)
    })
  })

  describe('as it sends', () => {
    it('[R30 R36] sends every answer and what names the submission', async () => {
      const page = await show(everyKind)
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
        ['queued', { id, reference }],
        ['sent', { id, reference, status: 200, text: 'OK' }],
      ])
    })

    it('[R31 F37] makes one submission of five presses', async () => {
      const page = await show()
      await fillIn(page)
      await send(page).evaluate((button) => {
        for (let count = 0; count < 5; count++) if (button instanceof HTMLElement) button.click()
      })
      await send(page).click({ force: true })
      await accept(page)
      await appears(page, 'Sent')
      expect((await params(page)).length).toBe(1)
    })

    it('[R31 F37] makes one submission of Enter held down', async () => {
      const page = await show()
      await fillIn(page)
      await page.getByLabel('E-mail').focus()
      for (let count = 0; count < 8; count++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      expect((await params(page)).length).toBe(1)
    })

    it('[R32 R33 F33] keeps the id through attempts, says where one may repeat, and takes a new id for another', async () => {
      const page = await showSending()
      await fail(page, refused)
      await appears(page, 'Not delivered yet')
      await page.getByLabel('Message').fill('Changed my mind')
      await page.getByRole('button', { name: 'Try again' }).click()
      await fail(page, network, 1)
      await appears(page, 'Not sent yet')
      await page.getByRole('button', { name: 'Try again' }).click()
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
      expect(all[1]?.['message']).toBe('Changed my mind')
      expect(all[1]?.['letterslot_written_at']).toBe(all[0]?.['letterslot_written_at'])
    })

    it('[R34] shows the spinner after 150 ms, keeps it 400 ms, and is never disabled', async () => {
      const page = await show(contact, {}, {})
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
      const page = await show(contact, {}, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      await page.clock.runFor(149)
      await accept(page)
      await appears(page, 'Sent')
    })

    it('[R35 F31] does not take a page of a portal for a yes', async () => {
      const page = await showSending()
      await accept(page, 0, '<html>Welcome to the airport</html>')
      await appears(page, 'Not sent yet')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(async () => (await params(page))[1]?.['letterslot_repeat']).toBe('yes')
    })

    it('[R38 F49] is not hurt by fields that are named like parts of a form', async () => {
      const page = await show(clobbering)
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

  describe('as the visitor reads it', () => {
    it('[R40] says which questions need an answer and where answers go', async () => {
      const page = await show()
      expect(await page.locator('.ls-note').allTextContents()).toEqual([
        'Questions marked * need an answer.',
        '',
        'Goes to Atelier Nord by e-mail.',
      ])
    })

    it('[R40] speaks of no mark where no question has one, and of the owner where the maker has no name', async () => {
      const page = await show({ ...halves, maker: undefined })
      expect(await page.locator('.ls-note').allTextContents()).toEqual(['', "Goes to the site's owner by e-mail."])
    })

    it('[R41] says after 5 s that it still sends', async () => {
      const page = await show(contact, {}, {})
      await page.clock.install()
      await fillIn(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await send(page).click()
      await page.clock.runFor(4_999)
      expect(await page.getByRole('status').innerText()).toBe('')
      await page.clock.runFor(1)
      await expect.poll(() => page.getByRole('status').innerText()).toBe('Still sending. Your answers are still here.')
      expect(await isFocused(send(page))).toBe(true)
    })

    it('[R42] says who receives it, under which reference and when, and in the maker’s words what comes', async () => {
      const page = await showSending()
      await accept(page)
      await appears(page, 'Sent')
      const [{ letterslot_reference: reference, letterslot_sent_at: sentAt = '' } = {}] = await params(page)
      expect(await page.locator('.ls-panel p').allTextContents()).toEqual([
        `Atelier Nord receives it by e-mail. Reference ${reference}, ${sentAt.slice(11, 16)}.`,
        'Bring cake.',
      ])
      await page.getByRole('button', { name: 'Send another' }).click()
      await appears(page, 'Write to us')
      expect(await page.getByLabel('Your name').inputValue()).toBe('')
      expect(await page.getByText('Answer this question').count()).toBe(0)
    })

    it('[R43 R44] says when it was written, and that it may have arrived twice', async () => {
      const page = await show(contact, {}, {})
      await page.clock.install({ time: new Date('2026-11-19T22:30:00Z') })
      await fillIn(page)
      await send(page).click()
      await fail(page, { code: 'timeout', status: 0, text: 'Timeout', sent: 'maybe' })
      await appears(page, 'Not sent yet')
      await page.clock.setFixedTime(new Date('2026-11-20T13:03:00Z'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await accept(page, 1)
      await appears(page, 'Sent')
      const [{ letterslot_reference: reference } = {}] = await params(page)
      expect(await page.locator('.ls-panel p').allTextContents()).toEqual([
        `Sent now; you wrote it on November 19. Reference ${reference}, 14:03.`,
        'An earlier try may have arrived too, under the same reference, so Atelier Nord may see it twice.',
        'Bring cake.',
      ])
    })

    it('[R45 R54 F26] says that the mail service does not answer, and keeps every answer', async () => {
      const page = await showSending({}, { permissions: ['clipboard-read', 'clipboard-write'] })
      await fail(page, network)
      await appears(page, 'Not sent yet')
      const [{ letterslot_reference: reference } = {}] = await params(page)
      expect(await page.locator('.ls-panel > p').allTextContents()).toEqual([
        'The mail service of Atelier Nord does not answer. Your answers are still here: try again in a moment.',
        `Keep this page open: your answers are on it and nowhere else. Reference ${reference}.`,
      ])
      expect(await page.getByLabel('Message').inputValue()).toBe('Is it accessible?')
      await page.getByRole('button', { name: 'Copy' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `Write to us\nYour name: Ada Lovelace\nE-mail: ada@example.org\nMessage: Is it accessible?\nReference ${reference}.`,
      )
    })

    it('[R45] says that the visitor is offline, and promises nothing', async () => {
      const page = await showSending()
      await page.context().setOffline(true)
      await fail(page, network)
      await appears(page, 'Not sent yet')
      expect(await page.locator('.ls-panel > p').first().innerText()).toBe(
        'You are offline. Your answers are still here: try again when you are back online.',
      )
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(async () => (await params(page))[1]?.['letterslot_repeat']).toBe(undefined)
    })

    it('[R46 R51 R36 F28] says whose fault it is not, and how else to reach the maker', async () => {
      const page = await showSending()
      await fail(page, refused)
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel > p').first().innerText()).toBe(
        'Atelier Nord cannot receive this form at the moment. This is not your fault, and your answers are still here.',
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
      expect(await page.locator('.ls-panel button').allTextContents()).toEqual(['Try again', 'Copy', 'Download'])
      expect(await page.getByText('Gmail_API').isVisible()).toBe(false)
      await page.getByText('For the site’s owner').click()
      expect(await page.locator('details p').innerText()).toBe('provider-refused 412 Gmail_API: <b>Invalid</b> grant')
      const [, parked] = await told(page)
      const [{ letterslot_id: id, letterslot_reference: reference } = {}] = await params(page)
      const { sent: _sent, ...failure } = refused
      expect(parked).toEqual(['parked', { id, reference, ...failure }])
    })

    it('[R46] hands the answers over as a file', async () => {
      const page = await showSending()
      await fail(page, refused)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Write to us.txt')
    })

    it('[R48 F25] says that the form is not connected, once Send is pressed', async () => {
      const page = await show({ ...contact, delivery: undefined }, { ownTransport: false })
      await fillIn(page)
      await send(page).click()
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel > p').first().innerText()).toBe(
        'This form is not connected to a mailbox yet. Your answers are still here.',
      )
    })

    it('[R49] says that a message is blocked', async () => {
      const page = await showSending()
      await fail(page, { code: 'blocked', status: 403, text: 'Forbidden', sent: 'no' })
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel > p').first().innerText()).toBe(
        'This form cannot send this message. Your answers are still here.',
      )
    })

    it('[R37 R50 F36] says which answer is too long, by the client’s own check', async () => {
      const page = await show(
        formOf([
          ...(contact.pages[0]?.fields.slice(0, 2) ?? []),
          { id: 'long', kind: 'textarea', name: 'message', label: 'Message', rules: [] },
        ]),
        { ownTransport: false },
      )
      await fillIn(page)
      await page.getByLabel('Message').fill('x'.repeat(60_000))
      await send(page).click()
      await appears(page, 'Not delivered yet')
      expect(await page.locator('.ls-panel > p').first().innerText()).toBe(
        'Your answers are too long to send: all together at most 50 kB. Shorten “Message”, then try again.',
      )
      expect((await page.getByLabel('Message').inputValue()).length).toBe(60_000)
    })

    it('[R37] sends by the provider’s client where it has no transport of its own', async () => {
      const origin = stage.server.origin
      const page = await show({ ...contact, delivery: { ...contact.delivery, origin } }, { ownTransport: false })
      await fillIn(page)
      const from = stage.server.posts.length
      await send(page).click()
      await appears(page, 'Sent')
      expect(stage.server.posts.slice(from).map(({ path, type }) => ({ path, type }))).toEqual([
        { path: '/api/v1.0/email/send', type: 'application/json' },
      ])
    })

    it('[R53] takes other words', async () => {
      const page = await show(contact, { texts: { send: 'Absenden', goesTo: 'An {maker}. {ref}' } })
      expect(await send(page).innerText()).toBe('Absenden')
      expect(await page.getByText('An Atelier Nord. {ref}').isVisible()).toBe(true)
    })
  })

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    const states: Record<string, (page: Page) => Promise<unknown>> = {
      filling: async () => undefined,
      problems: (page) => send(page).click(),
      sending: async (page) => {
        await fillIn(page)
        await send(page).click()
        await page.getByText('Sending…').waitFor()
      },
      'not sent': async (page) => {
        await fillIn(page)
        await send(page).click()
        await fail(page, network)
        await heading(page, 'Not sent yet').waitFor()
      },
      'needs a person': async (page) => {
        await fillIn(page)
        await send(page).click()
        await fail(page, refused)
        await page.getByText('For the site’s owner').click()
      },
      sent: async (page) => {
        await fillIn(page)
        await send(page).click()
        await accept(page)
        await heading(page, 'Sent').waitFor()
      },
    }

    it.each(Object.entries(states))('[R11] has no axe finding: %s', async (_name, enter) => {
      const page = await show(contact, { headingLevel: 1 }, { colorScheme, reducedMotion: 'reduce' })
      await enter(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    })

    it('[R11] has no axe finding: every kind, with problems', async () => {
      const page = await show(everyKind, { headingLevel: 1 }, { colorScheme })
      await send(page).click()
      await heading(page, 'There are 2 problems').waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    })
  })

  describe('over markup that is there', () => {
    it.each([
      ['the contact form', contact],
      ['every kind', everyKind],
      ['conditions', visit],
      ['names that clobber', clobbering],
    ])('[R8] takes over %s, with what was typed before', async (_name, form) => {
      const drawer = await open('/react')
      const markup = await drawer.evaluate((all) => scene.markup(all), { form })
      expect(markup).not.toContain(' hidden=""')
      stage.putMarkup('/there', library, markup)
      const page = await open('/there')
      const first = page.locator('.ls-field input').first()
      if ((await first.getAttribute('type')) === 'radio') await first.check()
      else await first.fill('typed before')
      await page.evaluate((all) => scene.hydrate(all), { form })
      if (form === visit) {
        await page.getByLabel('No').check()
        await page.getByLabel('How many?').waitFor({ state: 'hidden' })
      } else {
        expect(await first.inputValue()).toBe('typed before')
        await send(page).click()
        await expect.poll(async () => (await told(page)).length + (await params(page)).length).toBeGreaterThan(0)
        expect(await page.getByText('Answer this question', { exact: true }).count()).toBe(form === contact ? 1 : 0)
      }
    })
  })
})
