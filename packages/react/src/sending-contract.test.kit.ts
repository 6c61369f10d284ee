import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manualClock } from '../../client/src/outbox/outbox.test.fixture.ts'
import { clobbering, clobberingNames, contact, everyKind, visit } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  attemptOf,
  button,
  byReact,
  type Drawer,
  fail,
  fillIn,
  find,
  heading,
  rejected,
  send,
  setFormStage,
  textsOf,
} from './shown-form.test.kit.tsx'

/** A library's part in checking and sending a form: each that draws forms passes these. */
export function describeSending(library: string, drawer: Drawer = byReact): void {
  describe(`a form drawn by ${library} is checked and sent`, () => {
    const stage = setFormStage(drawer)

    it('[R20] says nothing before a field is left, and from then on speaks while one types', async () => {
      await stage.show()
      const email = page.getByLabelText('E-mail')
      const issue = page.getByText(/Enter an address such as name@example.org/)
      await userEvent.type(email, 'ada@')
      await expect.element(email).toHaveValue('ada@')
      await expect.element(issue).not.toBeInTheDocument()
      await userEvent.keyboard('{Tab}')
      await expect.element(issue).toBeVisible()
      await userEvent.type(email, 'example.org')
      await expect.element(issue).not.toBeInTheDocument()
      await userEvent.keyboard('{Backspace}@')
      await expect.element(issue).toBeVisible()
    })

    it('[R21 R22 R23] gathers problems under a focused heading whose links lead to the fields', async () => {
      const { told } = await stage.show()
      await userEvent.click(send())
      await appears('There are 2 problems')
      expect(textsOf('.ls-summary a')).toEqual(['Your name: answer this question', 'E-mail: answer this question'])
      await userEvent.keyboard('{Tab}{Tab}{Enter}')
      await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
      await userEvent.keyboard('ada@example.org')
      await expect.element(heading('There is a problem')).toBeVisible()
      await userEvent.click(send())
      await appears('There is a problem')
      await userEvent.fill(page.getByLabelText('Your name'), 'Ada')
      await expect.element(heading('There is a problem')).not.toBeInTheDocument()
      expect(told.map(([kind]) => kind)).toEqual(['issues', 'issues'])
    })

    it('[R25] takes a press on Send although leaving the field makes a message appear', async () => {
      await stage.show()
      await userEvent.click(page.getByLabelText('Your name'))
      const { height } = find('button[type=submit]').getBoundingClientRect()
      await userEvent.click(send(), { position: { x: 20, y: height - 4 } })
      await appears('There are 2 problems')
    })

    it('[R26] sends what stands on the page, also where no event told of it', async () => {
      const shown = await stage.show()
      await fillIn()
      Reflect.set(find('input[name=full_name]'), 'value', 'Filled in by the browser')
      await userEvent.click(send())
      expect((await attemptOf(shown)).params).toMatchObject({ full_name: 'Filled in by the browser' })
    })

    it('[R26] says that a date is wrong that is half typed', async () => {
      await stage.show({ form: everyKind })
      await userEvent.fill(page.getByLabelText('A text'), 'x')
      await userEvent.click(page.getByLabelText('Apples').first())
      await userEvent.click(page.getByLabelText('A day'), { position: { x: 16, y: 16 } })
      await userEvent.keyboard('1211')
      await userEvent.click(send())
      await appears('There is a problem')
      expect(textsOf('.ls-summary a')).toEqual([expect.stringMatching(/^A day: /)])
    })

    it('[R30 R36] sends every answer and what names the submission', async () => {
      const shown = await stage.show({ form: everyKind })
      await userEvent.fill(page.getByLabelText('A text'), ' Ünï 😀 {{x}} ')
      await userEvent.fill(page.getByLabelText('A long text'), 'one\ntwo')
      await userEvent.fill(page.getByLabelText('A number', { exact: true }), ' 12 ')
      await userEvent.fill(page.getByLabelText('A day', { exact: true }), '2026-11-21')
      await userEvent.click(page.getByLabelText('Bread').first())
      await userEvent.click(page.getByLabelText('Bread').nth(1))
      await userEvent.click(page.getByLabelText('I agree'))
      await userEvent.click(send())
      const { params } = await attemptOf(shown)
      const id = params['letterslot_id'] ?? ''
      const reference = `${id.slice(0, 4)}-${id.slice(4, 6)}`
      expect(params).toEqual({
        text: ' Ünï 😀 {{x}} ',
        textarea: 'one\ntwo',
        email: '',
        loose: '',
        tel: '',
        url: '',
        number: '12',
        date: '2026-11-21',
        time: '',
        moment: '',
        money: '',
        stay: '',
        who: '',
        home: '',
        land: '',
        pictures: '',
        combobox: 'a',
        select: 'b',
        radio: 'b',
        checkboxes: 'a, b',
        consent: 'yes',
        campaign: 'spring',
        letterslot_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        letterslot_reference: reference,
        letterslot_written_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
        letterslot_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
        letterslot_attempts: '1',
      })
      await accept(shown)
      await appears('Sent')
      expect(shown.told).toEqual([
        ['queued', { id, reference, keeping: 'memory' }],
        ['sent', { id, reference, status: 200, text: 'OK' }],
      ])
    })

    it('[R31 F37] makes one entry of five presses', async () => {
      const shown = await stage.show()
      await fillIn()
      for (let count = 0; count < 5; count++) find('button[type=submit]').click()
      await attemptOf(shown)
      find('button[type=submit]').click()
      await accept(shown)
      await appears('Sent')
      expect([shown.attempts.length, (await shown.outbox.list()).length]).toEqual([1, 1])
    })

    it('[R31 F37] makes one entry of Enter held down', async () => {
      const shown = await stage.show()
      await fillIn()
      await userEvent.click(page.getByLabelText('E-mail'))
      await userEvent.keyboard('{Enter>8/}')
      await accept(shown)
      await appears('Sent')
      expect([shown.attempts.length, (await shown.outbox.list()).length]).toEqual([1, 1])
    })

    it('[R34] shows the spinner after 150 ms, keeps it 400 ms, and is never disabled', async () => {
      const clock = manualClock()
      const shown = await stage.show({ clock })
      await fillIn()
      const looks = (): unknown[] => {
        const button = find('button[type=submit]')
        const isDisabled = button.hasAttribute('disabled')
        return [
          button.innerText,
          document.querySelectorAll('.ls-spin').length,
          button.getAttribute('aria-disabled'),
          isDisabled,
        ]
      }
      find('button[type=submit]').click()
      await expect.poll(looks).toEqual(['Send', 0, 'true', false])
      await attemptOf(shown)
      await clock.go(149)
      expect(looks()).toEqual(['Send', 0, 'true', false])
      await clock.go(1)
      await expect.poll(looks).toEqual(['Sending…', 1, 'true', false])
      await clock.go(10)
      await accept(shown)
      await expect.poll(async () => (await shown.outbox.list()).map(({ state }) => state.status)).toEqual(['sent'])
      await clock.go(389)
      expect(looks()).toEqual(['Sending…', 1, 'true', false])
      await clock.go(1)
      await appears('Sent')
    })

    it('[R32 R79 R85] keeps the id through attempts, empties the form for another, and takes a new id', async () => {
      const shown = await stage.showSending()
      await fail(shown, rejected)
      await appears('Not delivered yet')
      await userEvent.fill(page.getByLabelText('Message'), 'Changed my mind')
      await userEvent.click(button('Try again'))
      await accept(shown, 1)
      await appears('Sent')
      await userEvent.click(button('Send another'))
      await appears(contact.title)
      await expect.element(page.getByLabelText('Message')).toHaveValue('')
      await fillIn()
      await userEvent.click(send())
      await attemptOf(shown, 2)
      const ids = shown.attempts.map(({ params }) => params['letterslot_id'])
      expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2])
      expect(shown.attempts[1]?.params['message']).toMatch(/^Changed my mind\n/)
    })

    it('[R85] follows conditions and says what is wrong in a form that is begun anew', async () => {
      const shown = await stage.show({ form: visit })
      await userEvent.click(page.getByLabelText('No'))
      await userEvent.click(send())
      await accept(shown)
      await appears('Sent')
      await userEvent.click(button('Send another'))
      await userEvent.click(page.getByLabelText('Yes'))
      await expect.element(page.getByLabelText('How many?')).toBeVisible()
      await userEvent.fill(page.getByLabelText('How many?'), 'x')
      await userEvent.click(send())
      await expect.element(page.getByLabelText('How many?')).toHaveAttribute('aria-invalid', 'true')
    })

    it('[R158] asks about a slip in an address, by a button that takes the other and gives the focus back', async () => {
      const shown = await stage.show()
      await userEvent.fill(page.getByLabelText('Your name'), 'Mei')
      await expect.poll(() => document.querySelector('[data-kind=email] [aria-live]')).toBeTruthy()
      const email = page.getByLabelText('E-mail')
      await userEvent.fill(email, 'mei@gmial.com')
      await userEvent.click(page.getByLabelText('Message'))
      await userEvent.click(button('Did you mean mei@gmail.com?'))
      await expect.element(email).toHaveFocus()
      await expect.element(email).toHaveValue('mei@gmail.com')
      await expect.element(button('Did you mean mei@gmail.com?')).not.toBeInTheDocument()
      await userEvent.click(send())
      expect((await attemptOf(shown)).params).toMatchObject({ email: 'mei@gmail.com' })
    })

    it('[R38 F49] is not hurt by fields that are named like parts of a form', async () => {
      const shown = await stage.show({ form: clobbering })
      await expect.element(page.getByLabelText('Label submit', { exact: true })).toBeVisible()
      for (const input of document.querySelectorAll<HTMLInputElement>('.ls-field input')) {
        input.value = `value of ${input.name}`
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      await userEvent.click(send())
      expect((await attemptOf(shown)).params).toMatchObject(
        Object.fromEntries(clobberingNames.map((name) => [name, `value of ${name}`])),
      )
      await accept(shown)
      await appears('Sent')
      await userEvent.click(button('Send another'))
      await expect.element(page.getByLabelText('Label submit', { exact: true })).toHaveValue('')
    })
  })
}
