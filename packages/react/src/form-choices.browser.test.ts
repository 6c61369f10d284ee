import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { manualClock } from '../../client/src/outbox/outbox.test.fixture.ts'
import { choiceWithText, chooseOther, otherText } from './drawing-contract.test.kit.ts'
import { field, formOf, halves } from './forms.test.fixture.ts'
import { accept, appears, send, setFormStage, textsOf } from './shown-form.test.kit.tsx'

const stage = setFormStage()

describe('a choice that takes a text', () => {
  it('[R152] asks for the text where none was written, and the summary leads to it', async () => {
    await stage.show({ form: formOf([choiceWithText('radio', { rules: [{ kind: 'required' }] })]) })
    await chooseOther('radio')
    await userEvent.click(send())
    await appears('There is a problem')
    const words = 'eside “Something else”, write your answer'
    await userEvent.click(page.getByRole('link', { name: `How do you come? B${words}` }))
    await expect.element(otherText()).toHaveFocus()
    await expect.element(otherText()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(otherText()).toHaveAccessibleDescription(`B${words}`)
    await userEvent.fill(otherText(), 'By tram')
    await expect.element(page.getByRole('heading', { name: 'There is a problem' })).not.toBeInTheDocument()
    await expect.element(otherText()).toHaveAttribute('maxlength', '200')
  })

  it('[R151] leaves the focus on the choice, by arrow key and by pointer; the text is the next stop', async () => {
    await stage.show({ form: formOf([choiceWithText('radio')]) })
    await expect.element(otherText()).toBeInTheDocument()
    await page.getByLabelText('Train').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(otherText()).toBeVisible()
    const choice = page.getByLabelText('Something else', { exact: true })
    await expect.element(choice).toHaveFocus()
    await userEvent.click(page.getByLabelText('Train'))
    await userEvent.click(choice)
    await expect.element(choice).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(otherText()).toHaveFocus()
  })

  it('[R153] keeps what was written through another choice, and sends it with its own alone', async () => {
    const shown = await stage.show({ form: formOf([choiceWithText('radio')]) })
    await chooseOther('radio')
    await userEvent.fill(otherText(), 'By tram')
    await userEvent.click(page.getByLabelText('Train'))
    await expect.element(otherText()).not.toBeVisible()
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ way: 'train' }])
  })

  it('[R150] is the choice to a condition, whatever was written', async () => {
    const stop = field('text', 'stop', 'Which stop?', { visibleWhen: { field: 'f1', is: 'equal', to: 'other' } })
    await stage.show({ form: formOf([choiceWithText('radio'), stop]) })
    await expect.element(page.getByLabelText('Which stop?')).not.toBeVisible()
    await chooseOther('radio')
    await userEvent.fill(otherText(), 'By tram')
    await expect.element(page.getByLabelText('Which stop?')).toBeVisible()
  })
})

describe('a date with days counted from today', () => {
  const days = { kind: 'days', from: 0, to: 14, not: ['sunday', '2027-03-16'] }
  const visit = (more?: object) =>
    formOf([field('date', 'day', 'When do you come?', { rules: [{ kind: 'type' }, days] })], more)
  // Noon in Oslo is the eleventh of March in Kiritimati.
  const noonMs = Date.parse('2027-03-10T11:00:00Z')
  const input = () => page.getByLabelText('When do you come?')
  const setTimezone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

  beforeEach(() => setTimezone('Europe/Oslo'))
  afterEach(() => setTimezone(''))

  it.each([
    ['Europe/Oslo', '2027-03-10', '2027-03-24'],
    ['Pacific/Kiritimati', '2027-03-11', '2027-03-25'],
    ['Pacific/Pago_Pago', '2027-03-10', '2027-03-24'],
  ])('[R155] is picked from the visitor’s own today on: %s', async (timezone, first, last) => {
    await setTimezone(timezone)
    const kinds = ['date', 'datetime', 'dateRange'].map((kind) => field(kind, kind, kind, { rules: [days] }))
    await stage.show({ form: formOf(kinds), clock: manualClock(noonMs) })
    await expect
      .poll(() =>
        [...document.querySelectorAll<HTMLInputElement>('[data-field] input')].map(({ min, max }) => [min, max]),
      )
      .toEqual([
        [first, last],
        [`${first}T00:00`, `${last}T23:59`],
        [first, last],
        [first, last],
      ])
  })

  it('[R156] says in words which days there are, and sends one of them as it was', async () => {
    const shown = await stage.show({ form: visit({ locale: 'en-GB' }), clock: manualClock(noonMs) })
    await expect.element(input()).toHaveAttribute('min', '2027-03-10')
    for (const [day, words] of [
      ['2027-03-09', 'Enter 10 March 2027 or later'],
      ['2027-03-25', 'Enter 24 March 2027 or earlier'],
      ['2027-03-14', 'Choose another day: Sundays are not offered'],
      ['2027-03-16', 'Choose another day: 16 March 2027 is not offered'],
    ] as const) {
      await userEvent.fill(input(), day)
      await userEvent.click(send())
      await appears('There is a problem')
      await expect.poll(() => textsOf('.ls-issues')).toEqual([words])
    }
    await userEvent.fill(input(), '2027-03-15')
    await userEvent.click(send())
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ day: '2027-03-15' }])
  })
})

it('[R157] words with bold and links are plain in the summary, and where they say something else than the plain ones', async () => {
  const label = 'I agree to the terms'
  const rich = { label: 'I agree to the [terms](https://example.org/terms)' }
  await stage.show({
    form: formOf([
      field('consent', 'ok', label, { rich, rules: [{ kind: 'required' }] }),
      field('text', 'a', 'A', { help: 'Says one', rich: { help: 'Says **another**' } }),
    ]),
  })
  await expect.element(page.getByRole('link', { name: 'terms' })).toBeVisible()
  await expect.element(page.getByText('Says one', { exact: true })).toBeVisible()
  await userEvent.click(send())
  await appears('There is a problem')
  await expect.element(page.getByRole('link', { name: `${label}: tick this box to go on` })).toBeVisible()
})

it('[R6] fields share rows by the width that the form has', async () => {
  const { root } = await stage.show({ form: halves })
  await page.viewport(1000, 900)
  const rowsAt = (width: number): number[] => {
    root.style.width = `${width}px`
    const tops = [...document.querySelectorAll('.ls-field')].map((one) => one.getBoundingClientRect().top)
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
  }
  await expect.poll(() => rowsAt(380)).toEqual([1, 1, 1, 1, 1])
  await expect.poll(() => rowsAt(620)).toEqual([2, 2, 1])
  await expect.poll(() => rowsAt(900)).toEqual([2, 3])
  await page.viewport(414, 896)
})
