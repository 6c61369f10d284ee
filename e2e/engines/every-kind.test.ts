import { expect, it } from 'vitest'
import { everyKind } from '../../packages/react/src/forms.test.fixture.ts'
import type { EnginePage } from './engine.ts'
import { onEachEngine } from './on-each-engine.ts'
import { control, isTold, labelled, presses } from './visitor.ts'

/** Texts as they are typed, by label. */
const typed = {
  'A text': 'Words',
  'A long text': 'Two\nlines',
  'An address': 'ada@example.org',
  'A number to call': '+47 22 00 00 00',
  'A site': 'https://example.org/ä',
  'A number': '1234.5',
}

onEachEngine(({ open, picture, site }) => {
  it('[T1274] a field of every kind is filled in as its engine has it, and arrives so', async () => {
    const { page: address, provider } = await site(everyKind)
    const page = await open()
    await page.goto(address)
    for (const [label, text] of Object.entries(typed)) await page.type(control(label), text)
    expect(await page.evaluate(`${control('A day')}.type`)).toBe('date')
    await chooseDay(page, '2027-03-31')
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

/** Chooses a day, as a calendar does: engines differ in what is typed. */
async function chooseDay(page: EnginePage, day: string): Promise<void> {
  await page.evaluate(`((one) => {
    one.value = ${JSON.stringify(day)}
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }))
  })(${control('A day')})`)
}
