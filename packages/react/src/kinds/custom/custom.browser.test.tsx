import { createContext, useContext } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftStore } from '../../drafts/draft-store.ts'
import type { CustomField, DomKind } from '../../form/custom-kind.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import { attemptOf, byReact, find, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'
import { reactKind } from './react-kind.tsx'

const stage = setFormStage()
const wanted = [{ kind: 'required' }, { kind: 'pattern', pattern: '[A-C]1', message: 'Choose a free seat' }]
const seats = (more: object = {}) =>
  field('custom', 'seat', 'Your seat', { customKind: 'seats', help: 'In the hall', rules: wanted, ...more })
const form = formOf([seats({ settings: { rows: ['A', 'B', 'C', 'D'] } }), field('text', 'town', 'Town')], {
  id: 'hall',
})
const errors: unknown[] = []
beforeEach(() => {
  errors.length = 0
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'letterslotKinds')
})

/** One radio button a seat, in plain DOM; it notes what it is told. */
function seatChooser(told: CustomField[] = [], ends: string[] = []): DomKind {
  return {
    mount(element, first) {
      const group = document.createElement('div')
      group.setAttribute('role', 'radiogroup')
      const draw = (now: CustomField): void => {
        told.push(now)
        group.setAttribute('aria-label', now.label)
        group.setAttribute('aria-invalid', `${now.invalid}`)
        group.setAttribute('aria-describedby', now.describedBy ?? '')
        for (const radio of group.querySelectorAll('input')) radio.checked = radio.value === now.value
      }
      const { rows } = first.settings
      for (const row of Array.isArray(rows) ? rows : []) {
        const radio = Object.assign(document.createElement('input'), { type: 'radio', value: `${row}1` })
        radio.name = `${first.id}-radio`
        if (group.childElementCount === 0) radio.id = first.id
        radio.setAttribute('aria-label', radio.value)
        radio.addEventListener('change', () => first.onChange(radio.value))
        group.append(radio)
      }
      draw(first)
      element.append(group)
      return { update: draw, unmount: () => ends.push('unmount') }
    },
  }
}

const seat = (name: string) => page.getByRole('radio', { name })
const line = () => page.getByLabelText('Your seat').and(page.getByRole('textbox'))

it('[R750] a kind in plain DOM is told all of its field, and what it gives is checked and sent', async () => {
  const [told, ends]: [CustomField[], string[]] = [[], []]
  const shown = await stage.show({ form, kinds: { seats: seatChooser(told, ends) } })
  await expect.element(page.getByRole('radiogroup', { name: 'Your seat' })).toBeVisible()
  expect(told[0]).toMatchObject({
    value: '',
    id: 'hall-seat',
    label: 'Your seat',
    describedBy: 'hall-seat-help',
    invalid: false,
    required: true,
    settings: { rows: ['A', 'B', 'C', 'D'] },
    locale: 'en',
  })
  await userEvent.click(send())
  await expect.poll(() => told.at(-1)).toMatchObject({ invalid: true, describedBy: 'hall-seat-help hall-seat-issues' })
  await userEvent.click(page.getByRole('link', { name: /Your seat/ }))
  await expect.element(seat('A1')).toHaveFocus()
  await userEvent.click(seat('D1'))
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose a free seat'])
  await userEvent.click(seat('B1'))
  await expect.poll(() => told.at(-1)).toMatchObject({ value: 'B1', invalid: false })
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ seat: 'B1' })
  shown.erase()
  expect(ends.length).toBeGreaterThan(0)
})

const Hall = createContext('')

it('[R751] a component of React is such a kind, within the page around it', async () => {
  const Seats = ({ id, value, onChange, onBlur, label }: CustomField) => {
    const hall = useContext(Hall)
    return (
      <button id={id} type="button" onClick={() => onChange('A1')} onBlur={onBlur}>
        {`${label}: ${value || hall}`}
      </button>
    )
  }
  const kinds = { seats: reactKind(Seats) }
  const shown = await stage.show({
    form,
    kinds,
    defaultValues: { id_seat: 'C1' },
    components: { FieldFrame: ({ children }) => <Hall value="no seat yet">{children}</Hall> },
  })
  await userEvent.click(page.getByText('Your seat: C1'))
  await expect.element(page.getByText('Your seat: A1')).toBeVisible()
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ seat: 'A1' })
})

it('[R752] a page without the kind has a line of text, and the kind takes over what was written once it comes', async () => {
  const shown = await stage.show({ form })
  await userEvent.fill(line(), 'B1')
  expect(stage.forgive().join()).toContain('the page has no kind of field “seats” so far; its field takes text.')
  Object.assign(globalThis, { letterslotKinds: { seats: seatChooser() } })
  document.dispatchEvent(new Event('letterslot-kinds'))
  // Nobody is interrupted.
  await expect.element(line()).toHaveFocus()
  await userEvent.tab()
  await expect.element(seat('B1')).toBeChecked()
  await expect.element(line()).not.toBeInTheDocument()
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ seat: 'B1' })
})

it.each([
  ['as it begins', 'The kind of field “seats” threw an error; its field takes text now.'],
  ['as it goes on', 'The kind of field “seats” threw an error; its field takes text now.'],
  ['as React draws it', 'The kind of field “seats” threw an error; its field takes text now.'],
])('[R753] an error of a kind %s ends it alone: nothing of the answer is lost', async (when, message) => {
  const broken = (): never => {
    throw new Error('broken')
  }
  const good = seatChooser()
  const kinds = {
    seats:
      when === 'as it begins'
        ? { mount: broken }
        : when === 'as it goes on'
          ? { mount: (element: HTMLElement, first: CustomField) => ({ ...good.mount(element, first), update: broken }) }
          : reactKind(({ value, onChange, id }) =>
              value === 'B1' ? (
                broken()
              ) : (
                <input id={id} type="radio" aria-label="B1" onChange={() => onChange('B1')} />
              ),
            ),
  }
  const shown = await stage.show({ form, kinds })
  if (when !== 'as it begins') await userEvent.click(seat('B1'))
  await expect.element(line()).toHaveValue(when === 'as it begins' ? '' : 'B1')
  await expect.poll(() => errors.map((error) => (error instanceof Error ? error.message : ''))).toContain(message)
  expect(errors).toMatchObject(errors.map(() => ({ code: 'custom-kind', kind: 'seats', cause: { message: 'broken' } })))
  if (when === 'as it begins') await userEvent.fill(line(), 'B1')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ seat: 'B1' })
  // React tells of what its own boundaries caught.
  if (when === 'as React draws it') stage.forgive()
})

it('[R754] what is no text is not taken, and told; a kind that takes no focus is reached by the list of problems', async () => {
  let given: CustomField | undefined
  await stage.show({
    form,
    kinds: {
      seats: {
        mount(_element, first) {
          given = first
          return undefined
        },
      },
    },
  })
  await expect.poll(() => given).toBeDefined()
  Reflect.apply(given?.onChange ?? (() => undefined), undefined, [{ seat: 'A1' }])
  expect(errors).toMatchObject([
    { message: 'The kind of field “seats” gave an answer that is no text; it is not taken.' },
  ])
  given?.onBlur()
  await expect.poll(() => textsOf('.ls-issues').length).toBe(1)
  await userEvent.click(send())
  await userEvent.click(page.getByRole('link', { name: /Your seat/ }))
  await expect.element(page.getByRole('group', { name: 'Your seat' })).toHaveFocus()
})

it('[R755] a draft and a prefilled answer come to the kind as if they had been given there', async () => {
  const clear = () => createDraftStore().clear('hall')
  await clear()
  const kinds = { seats: seatChooser() }
  const kept = { ...form, drafts: true }
  const before = await stage.show({ form: kept, kinds })
  await userEvent.click(seat('B1'))
  await expect.poll(async () => JSON.stringify(await createDraftStore().read('hall', Date.now()))).toContain('B1')
  before.erase()
  await stage.show({ form: kept, kinds })
  await expect.element(seat('B1')).toBeChecked()
  await clear()
  find('main').remove()
  const filled = formOf([seats({ settings: { rows: ['C'] }, prefill: ['attribute'] })], { id: 'filled' })
  await stage.show({ form: filled, kinds, prefill: { seat: 'C1' } })
  await expect.element(seat('C1')).toBeChecked()
})

it('[R750] markup that stands there is taken over with what was typed', async () => {
  const { renderToString } = await import('react-dom/server')
  const { strict } = await import('../../shown-form.test.kit.tsx')
  const kinds = { seats: seatChooser() }
  const markup = renderToString(strict({ form, kinds }))
  expect(markup).toContain('name="seat"')
  await stage.show({
    by: byReact,
    form,
    kinds,
    markup,
    beforeTakeOver: (root) => {
      const input = root.querySelector<HTMLInputElement>('[name=seat]')
      if (input) input.value = 'A1'
    },
  })
  await expect.element(seat('A1')).toBeChecked()
})
