import { expect, it } from 'vitest'
import { everyKind } from '../../packages/react/src/forms.test.fixture.ts'
import type { EnginePage, Target } from './engine.ts'
import { onEachEngine } from './on-each-engine.ts'
import { script } from './site.ts'
import { control, isTold, labelled, named, outputs, presses, reads } from './visitor.ts'

/** Texts as they are typed, by label. */
const typed = {
  'A text': 'Words',
  'A long text': 'Two\nlines',
  'An address': 'ada@example.org',
  'A number to call': '+47 22 00 00 00',
  'A site': 'https://example.org/ä',
  'A number': '1234.5',
}

const field = (kind: string, label: string, more: object = {}) => ({
  ...{ id: kind, kind, name: kind, label },
  ...{ rules: [], ...more },
})

const options = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'bergen', label: 'Bergen' },
]

/** A field of each kind whose control is not one of HTML's alone. */
const ownControls = {
  ...{ format: 'letterslot.form/1', version: 1, id: 'own', title: 'Controls', locale: 'en' },
  pages: [
    {
      id: 'p1',
      fields: [
        field('yesNo', 'Do you come?', {
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        }),
        field('rating', 'Your stars', { to: 5 }),
        field('scale', 'How likely?', { from: 0, to: 10 }),
        field('slider', 'How many?', { rules: [{ kind: 'range', min: 0, max: 10, step: 1 }] }),
        field('combobox', 'Your town', { options }),
        field('pictures', 'Your picture', { options }),
        field('name', 'You', { parts: ['given', 'family'] }),
        field('address', 'Your home', { parts: ['street', 'town', 'postcode', 'country'] }),
        field('dateRange', 'Your stay', { rules: [{ kind: 'type' }] }),
        field('time', 'Your hour', { rules: [{ kind: 'type' }] }),
        field('datetime', 'Your moment', { rules: [{ kind: 'type' }] }),
        field('currency', 'Your gift', { currency: 'NOK', rules: [{ kind: 'type' }] }),
        field('country', 'Your country', { rules: [{ kind: 'type' }] }),
        field('ranking', 'Your order', { options }),
        field('matrix', 'Your days', { options, rows: options }),
        field('phone', 'Your phone', { country: 'NO', rules: [{ kind: 'type' }] }),
        field('signature', 'Your signature'),
        field('rows', 'Your guests', {
          ...{ item: 'guest', max: 3 },
          fields: [{ kind: 'text', name: 'guest', label: 'Guest', rules: [] }],
        }),
        field('custom', 'Your seat', { customKind: 'seats', settings: { free: ['A1', 'B2'] } }),
        field('calculated', 'Twice as many', { calculate: 'slider * 2' }),
      ],
    },
  ],
}

/** A kind of the site's own: a list of seats. */
const seats = `(globalThis.letterslotKinds ??= {}).seats = {
  mount(element, field) {
    const list = document.createElement('select')
    list.id = field.id
    for (const seat of ['', ...field.settings.free]) list.add(new Option(seat))
    list.addEventListener('change', () => field.onChange(list.value))
    element.append(list)
    return { update: ({ value }) => void (list.value = value) }
  },
}`

/** The pixels between the upper edge of the row of a question and the row's name. */
const nameOfRow = (question: Target): string =>
  `(row => row.firstChild.getBoundingClientRect().top - row.getBoundingClientRect().top)(${question}.closest('[data-row]'))`

onEachEngine(({ open, picture, site }) => {
  it.each(['page', 'element'] as const)(
    '[T1274] controls that are not of HTML alone work in the %s, and their answers arrive',
    async (place) => {
      const made = await site(ownControls)
      made.put('/seats.js', seats)
      const kind = '<script src="/seats.js"></script>'
      const own = await (await fetch(made.page)).text()
      made.put('/page.html', own.replace('script-src ', "script-src 'self' ").replace('</body>', `${kind}</body>`))
      const page = await open()
      await page.goto(place === 'page' ? made.page : made.host('own', { head: script + kind }))
      await reads(page, 'Your stars')
      for (const [name, nth] of [
        ['yesNo', 0],
        ['rating', 3],
        ['scale', 9],
        ['pictures', 1],
        ['matrix.0', 1],
        ['matrix.1', 0],
      ] as const)
        await page.click(`${named(name, nth)}.labels[0]`)
      for (const [name, text, nth = 0] of [
        ['name', 'Ada'],
        ['name', 'Lovelace', 1],
        ['address', 'Main 1'],
        ['currency', '12.50'],
        ['signature', 'Ada L.'],
        ['phone', '22 00 00 00', 1],
      ] as const)
        await page.type(named(name, nth), text)
      await presses(page, 'Add a guest')
      // The name of a row stands in it, and not in its border.
      expect(await page.evaluate(`Math.round((${nameOfRow(control('Guest'))})) >= 8`)).toBe(true)
      await page.type(control('Guest'), 'Bob')
      await page.type(control('Your town'), 'Ber')
      await page.press('ArrowDown', 'Enter')
      for (const [name, value, nth = 0] of [
        ['slider', '7'],
        ['country', 'DE'],
        ['ranking', 'bergen'],
        ['ranking', 'oslo', 1],
        ['dateRange', '2027-03-31'],
        ['dateRange', '2027-04-02', 1],
        ['time', '14:30'],
        ['datetime', '2027-03-31T14:30'],
      ] as const)
        await choose(page, named(name, nth), value)
      await choose(page, control('Your seat'), 'B2')
      // What is far below is not laid out yet, and no text of it is read in every engine.
      await expect.poll(() => page.evaluate(`${outputs}.map((one) => one.textContent)`)).toContain('14')
      await picture(page, `own-controls-${place}`)
      await presses(page, 'Send')
      await isTold(page, 'Sent')
      expect(await page.evaluate('globalThis.complaints ?? []')).toEqual([])
      expect(made.provider.arrived.map(({ params }) => params)).toEqual([
        expect.objectContaining({
          ...{ yesNo: 'yes', rating: '4', scale: '9', slider: '7', combobox: 'bergen', pictures: 'bergen' },
          ...{ name: 'Ada Lovelace', address: 'Main 1', dateRange: '2027-03-31/2027-04-02', time: '14:30' },
          ...{
            datetime: '2027-03-31T14:30',
            currency: '12.50',
            country: 'DE',
            signature: 'Ada L.',
            phone: '+4722000000',
          },
          ...{ rows: 'Guest 1: Bob', calculated: '14' },
          custom: 'B2',
          ...{ ranking: '1. bergen, 2. oslo', matrix: 'oslo: bergen\nbergen: oslo' },
        }),
      ])
    },
  )

  it('[T1274] a field of every kind is filled in as its engine has it, and arrives so', async () => {
    const { page: address, provider } = await site(everyKind)
    const page = await open()
    await page.goto(address)
    for (const [label, text] of Object.entries(typed)) await page.type(control(label), text)
    expect(await page.evaluate(`${control('A day')}.type`)).toBe('date')
    await choose(page, control('A day'), '2027-03-31')
    await page.evaluate(`${control('One of a list')}.focus()`)
    await page.write('A')
    await page.click(labelled('Bread', 0))
    await page.click(labelled('Bread', 1))
    await page.click(labelled('I agree'))
    await picture(page, 'every-kind')
    await presses(page, 'Send')
    await isTold(page, 'Sent')
    expect(provider.arrived.map(({ params }) => params)).toEqual([
      expect.objectContaining({
        text: 'Words',
        textarea: 'Two\nlines',
        email: 'ada@example.org',
        tel: '+47 22 00 00 00',
        url: 'https://example.org/ä',
        number: '1234.5',
        date: '2027-03-31',
        select: 'a',
        radio: 'b',
        checkboxes: 'a, b',
        consent: 'yes',
        campaign: 'spring',
      }),
    ])
  })
})

/** Chooses a day or a time, as a calendar does: engines differ in what is typed. */
async function choose(page: EnginePage, target: Target, value: string): Promise<void> {
  await page.evaluate(`((one) => {
    one.value = ${JSON.stringify(value)}
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
  })(${target})`)
}
