import { describe, expect, it } from 'vitest'
import { accept, appears, params, type Scene, send, setFormStage } from '../test/form-stage.ts'
import { formOf } from '../test/forms.mjs'

declare const scene: Scene

const stage = setFormStage(['react', 'preact'])
const days = { kind: 'days', from: 0, to: 14, not: ['sunday', '2027-03-16'] }
const visit = (more: object = {}) =>
  formOf([{ id: 'f1', kind: 'date', name: 'day', label: 'When do you come?', rules: [{ kind: 'type' }, days] }], more)
// Noon in Oslo is the eleventh of March in Kiritimati.
const noon = new Date('2027-03-10T11:00:00Z')

describe.each(['react', 'preact'])('a date with days counted from today, drawn by %s', (library) => {
  it.each([
    ['Europe/Oslo', '2027-03-10', '2027-03-24'],
    ['Pacific/Kiritimati', '2027-03-11', '2027-03-25'],
    ['Pacific/Pago_Pago', '2027-03-10', '2027-03-24'],
  ])('[R155] is picked from the visitor’s own today on: %s', async (timezoneId, first, last) => {
    const page = await stage.open(`/${library}`, { timezoneId })
    await page.clock.install({ time: noon })
    await page.evaluate((all) => scene.mount(all), { form: visit() })
    const input = page.getByLabel('When do you come?')
    await input.waitFor()
    await expect
      .poll(() => input.evaluate((one) => [one.getAttribute('min'), one.getAttribute('max')]))
      .toEqual([first, last])
  })

  it('[R156] says in words which days there are, and sends one of them as it was', async () => {
    const page = await stage.open(`/${library}`, { timezoneId: 'Europe/Oslo' })
    await page.clock.install({ time: noon })
    await page.evaluate((all) => scene.mount(all), { form: visit({ locale: 'en-GB' }) })
    const input = page.getByLabel('When do you come?')
    await expect.poll(() => input.getAttribute('min')).toBe('2027-03-10')
    for (const [day, words] of [
      ['2027-03-09', 'Enter 10 March 2027 or later'],
      ['2027-03-25', 'Enter 24 March 2027 or earlier'],
      ['2027-03-14', 'Choose another day: Sundays are not offered'],
      ['2027-03-16', 'Choose another day: 16 March 2027 is not offered'],
    ] as const) {
      await input.fill(day)
      await send(page).click()
      await appears(page, 'There is a problem')
      await page.locator('.ls-issues').getByText(words, { exact: true }).waitFor()
    }
    await input.fill('2027-03-15')
    await send(page).click()
    await accept(page)
    await appears(page, 'Sent')
    expect((await params(page)).at(-1)).toMatchObject({ day: '2027-03-15' })
  })
})
