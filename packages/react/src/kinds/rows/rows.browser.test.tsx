import { parseForm } from '@letterslot/core/document'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../../forms.test.fixture.ts'
import * as rareParts from '../../rare/rare-parts.ts'
import { attemptOf, find, send, setFormStage, strict, textsOf } from '../../shown-form.test.kit.tsx'
import { putRowsInto } from './rows-controls.ts'
import { withKind } from './with-rows.tsx'

const stage = setFormStage()
const required = [{ kind: 'required' }]
const form = formOf([
  field('rows', 'guests', 'Who comes with you?', {
    item: 'person',
    max: 3,
    fields: [
      { kind: 'text', name: 'name', label: 'Name', rules: required },
      { kind: 'select', name: 'meal', label: 'Meal', rules: [], options: [{ value: 'Soup', label: 'Soup' }] },
    ],
  }),
])
const askedRows = { fields: [{ kind: 'text', name: 'name', label: 'Name', rules: [] }], rules: required }
const values = () => [...document.querySelectorAll<HTMLInputElement>('[name=guests]')].map(({ value }) => value)
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('[R683] marks what is wanted in the first row where all of it is missing', async () => {
  const [guests] = form.pages.flatMap(({ fields }) => fields)
  await stage.show({ form: formOf([field('rows', 'guests', 'Who?', { ...guests, rules: required })]) })
  await expect.poll(() => values()).toEqual(['', ''])
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Answer this question'])
  const entries = [...document.querySelectorAll('[name=guests]')]
  expect(entries.map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'false'])
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('Answer this question')
})

it('[R682] [R683] adds, removes and brings back rows, marks the one entry that is wrong, and sends a line a row', async () => {
  const shown = await stage.show({ form })
  await userEvent.click(button('Add a person'))
  await expect.poll(() => document.activeElement).toBe(find('[name=guests]'))
  await userEvent.keyboard('Mei')
  await userEvent.click(button('Add a person'))
  await userEvent.selectOptions(page.getByLabelText('Meal').nth(1), 'Soup')
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Person 2, Name: answer this question'])
  const invalid = [...document.querySelectorAll('[name=guests]')].map((one) => one.getAttribute('aria-invalid'))
  expect(invalid).toEqual(['false', 'false', 'true', 'false'])
  await userEvent.click(page.getByRole('link', { name: /Person 2, Name/ }))
  await expect.poll(() => document.activeElement).toBe(document.querySelectorAll('[name=guests]')[2])
  await userEvent.keyboard('Seun')
  await userEvent.click(button('Remove Person 1'))
  await expect.poll(values).toEqual(['Seun', 'Soup'])
  await expect.element(button('Undo')).toHaveFocus()
  expect(
    page
      .getByRole('status')
      .elements()
      .map((one) => one.textContent),
  ).toContain('Person 1: Deleted.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(values).toEqual(['Mei', '', 'Seun', 'Soup'])
  await userEvent.click(button('Add a person'))
  await expect.element(page.getByRole('button', { name: 'Add a person' })).not.toBeInTheDocument()
  putRowsInto(find('[data-field]'), ['Ada', 'Soup'])
  await expect.poll(values).toEqual(['Ada', 'Soup'])
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ guests: 'Person 1: Ada, Soup' })
})

it('[R684] without scripts asks for no answer in a row that may stay empty', () => {
  const wanted = {
    ...form,
    pages: form.pages.map((one) => ({ ...one, fields: [{ ...one.fields[0], rules: required }] })),
  }
  const read = parseForm(wanted)
  if (!read.ok) throw read.error
  const place = document.createElement('div')
  place.innerHTML = renderToString(strict({ form: read.value, rareParts: withKind(rareParts, read.value) }))
  const asking = [...place.querySelectorAll('.ls-row')].map((row) => row.querySelectorAll('[data-required]').length)
  expect(asking).toEqual([1, 0, 0])
  expect(place.querySelectorAll('[aria-required=true]').length).toBe(1)
})

it('[R191] a line of the summary about the whole group begins small behind its label', async () => {
  await stage.show({ form: formOf([{ ...field('rows', 'guests', 'Guests'), ...askedRows }]) })
  await userEvent.click(send())
  await expect.element(page.getByRole('link', { name: 'Guests: answer this question' })).toBeVisible()
})
