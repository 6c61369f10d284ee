import type { Field, FieldKind } from '@letterslot/core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { addField } from '../../domain/document/commands/fields.ts'
import { newFieldId } from '../../model/new-id.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { newField } from './new-field.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const panel = page.getByRole('complementary', { name: 'What is selected' })

/** Opens the settings of a new field. */
async function opened(kind: FieldKind) {
  await page.viewport(1440, 900)
  const session = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
  const form = () => session.store.getState().document.form
  const added = newField(form(), kind, newFieldId())
  session.store.getState().dispatch(addField(added))
  session.store.getState().select({ fieldId: added.id })
  const field = () => fieldPositions(form()).find((one) => one.field.id === added.id)?.field
  return { field, session: { form, dispatch: session.store.getState().dispatch, undo: session.store.getState().undo } }
}

/** Opens the settings of a new field; returns what reads it. */
async function open(kind: FieldKind): Promise<() => Field | undefined> {
  return (await opened(kind)).field
}

it('[T1703] edits the rows of a matrix as choices are edited, by the keys', async () => {
  const field = await open('matrix')
  const labels = (of: 'rows' | 'options') => field()?.[of]?.map(({ value, label }) => [value, label].join('/'))
  await panel.getByRole('textbox', { name: 'Row 1' }).fill('Throwing')
  await userEvent.keyboard('{Enter}Glazing{Alt>}{ArrowDown}{/Alt}')
  expect(labels('rows')).toEqual(['Throwing', 'Second question', 'Glazing'].map((one) => `${one}/${one}`))
  await panel.getByRole('textbox', { name: 'Choice 3' }).fill('Daily')
  expect(labels('options')).toEqual(['Never', 'Sometimes', 'Daily'].map((one) => `${one}/${one}`))
  await panel.getByText('Required').click()
  await panel.getByText('Every row needs an answer').click()
  await panel.getByText('Several may be chosen in a row').click()
  expect(field()).toMatchObject({ everyRow: true, multiple: true, rules: [{ kind: 'required' }] })
  await expect.element(page.getByRole('checkbox', { name: 'Glazing Daily' })).toBeInTheDocument()
})

it('[T1704] asks for the words of a picture, unless it only decorates', async () => {
  const field = await open('image')
  // Its line below is none that has to be there, and says what it is.
  const line = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Line below the picture' })
  await expect.element(line).toHaveAttribute('placeholder', 'Line below the picture')
  const alt = panel.getByRole('textbox', { name: 'In words, for people who do not see it' })
  await panel.getByRole('textbox', { name: 'Or its address' }).fill('https://example.org/a.webp')
  await expect.element(alt).toHaveAccessibleDescription('Say what the picture shows, or that it only decorates.')
  await alt.fill('The market')
  expect(field()).toMatchObject({ image: 'https://example.org/a.webp', alt: 'The market', label: '' })
  await panel.getByText('It only decorates, and says nothing').click()
  await expect.element(alt).not.toBeInTheDocument()
  expect(field()?.alt).toBe('')
  await panel.getByRole('button', { name: 'Take the picture out' }).click()
  expect(field()?.image).toBeUndefined()
})

it('[T1870] edits the choices of a question of a group as those of a field, with their prices', async () => {
  const { field, session } = await opened('rows')
  const choices = () => field()?.fields?.[1]?.options
  const price = (position: number) => panel.getByRole('textbox', { name: `Price of choice ${position}` })
  await panel.getByRole('combobox', { name: 'Kind of question 2' }).selectOptions('Dropdown')
  await panel.getByText('Prices, for calculations').click()
  await price(1).fill('4.5')
  await panel.getByRole('textbox', { name: 'Choice 1', exact: true }).fill('Cup, €4.50')
  await userEvent.keyboard('{Enter}Bowl{Alt>}{ArrowDown}{/Alt}')
  await price(3).fill('much')
  await expect.element(price(3)).toHaveAccessibleDescription(/number/)
  const cup = { value: 'Cup, €4.50', label: 'Cup, €4.50', price: 4.5 }
  expect(choices()).toEqual([cup, { value: 'Second choice', label: 'Second choice' }, { value: 'Bowl', label: 'Bowl' }])
  const total: Field = { ...newField(session.form(), 'calculated', newFieldId()), name: 'total' }
  session.dispatch(addField({ ...total, calculate: `sum(if(${field()?.name}.age = "Bowl", 1, 0))` }))
  await panel.getByRole('button', { name: 'More for choice 3' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(page.getByText(/^Removed choice 3; 2 left\b.+Total/)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(choices()).toHaveLength(3)
})

it('[T1871] edits the rules of a question of a group as those of a field, one step of undo each', async () => {
  const { field, session } = await opened('rows')
  const age = () => field()?.fields?.[1]
  const rules = panel.getByRole('group', { name: 'Rules and more of question 2', exact: true })
  await panel.getByText('Rules and more of question 2').click()
  await expect.element(rules.getByRole('button', { name: 'Beside another answer' })).not.toBeInTheDocument()
  await rules.getByRole('button', { name: 'Range', exact: true }).click()
  const range = rules.getByRole('region', { name: 'Range' })
  await expect.element(range.getByRole('textbox', { name: 'From' })).toHaveFocus()
  await range.getByRole('textbox', { name: 'To' }).fill('0')
  await expect.element(range.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(/at most 0/)
  await range.getByRole('textbox', { name: 'To' }).fill('18')
  await range.getByRole('textbox', { name: 'Message' }).fill('For children')
  await range.getByRole('textbox', { name: 'Try it' }).fill('19')
  await expect.element(range.getByText('For children')).toBeVisible()
  await expect.element(range.getByText(/Only advise/)).not.toBeInTheDocument()
  await rules.getByRole('textbox', { name: 'Placeholder' }).fill('7')
  expect(age()).toMatchObject({
    placeholder: '7',
    rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 18, message: 'For children' }],
  })
  expect(field()?.fields?.[0]?.rules).toEqual([{ kind: 'required' }])
  await rules.getByRole('button', { name: 'Remove Range' }).click()
  await expect.element(rules.getByRole('button', { name: 'Remove A number' })).toHaveFocus()
  session.undo()
  expect(age()?.rules).toHaveLength(2)
  await panel.getByRole('combobox', { name: 'Kind of question 2' }).selectOptions('Short text')
  await expect.element(page.getByText('Now “Short text”. Left out: the rule Range.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(age()).toMatchObject({ kind: 'number', placeholder: '7' })
})

it('[T1871] offers no undo of a question that would take later changes back with it', async () => {
  const { field } = await opened('rows')
  const names = () => field()?.fields?.map(({ label }) => label)
  await panel.getByRole('button', { name: 'Remove question 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await panel.getByRole('textbox', { name: 'Question 1' }).fill('Who?')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(names()).toEqual(['Who?'])
})
