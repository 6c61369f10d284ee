import { brandFieldId, type FieldKind, type Rule } from '@letterslot/core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { addField } from '../../domain/document/commands/fields.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { newFieldId } from '../../model/new-id.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { newField } from './new-field.ts'
import { workshopForm } from './workshop.test.fixture.ts'

/** Opens the rules of a field that has this one alone; returns what reads it. */
async function open(kind: FieldKind, rule: Rule): Promise<() => Rule | undefined> {
  await page.viewport(1440, 900)
  const session: DocumentSession = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
  const form = () => session.store.getState().document.form
  const added = { ...newField(form(), kind, newFieldId()), rules: [rule] }
  session.store.getState().dispatch(addField(added))
  session.store.getState().select({ fieldId: added.id })
  const panel = page.getByRole('complementary', { name: 'What is selected' })
  await panel.getByRole('tab', { name: /^Rules/ }).click()
  return () => fieldPositions(form()).find(({ field }) => field.id === added.id)?.field.rules[0]
}

it('[T1531] edits the number of decimals, and refuses what the form could not have', async () => {
  const rule = await open('number', { kind: 'decimals', max: 0 })
  const most = page.getByRole('textbox', { name: 'Decimals at most; 0 for a whole number' })
  await most.fill('2')
  expect(rule()).toEqual({ kind: 'decimals', max: 2 })
  await most.fill('7')
  await expect.element(most).toHaveAccessibleDescription('The number of decimals is a whole number from 0 to 6.')
  expect(rule()).toEqual({ kind: 'decimals', max: 2 })
})

it('[T1531] edits the domains of an address, and refuses what is none', async () => {
  const rule = await open('email', { kind: 'domains', only: ['example.org'] })
  const domains = page.getByRole('textbox', { name: 'Only at these domains' })
  await domains.fill('example.org, club.example')
  expect(rule()).toEqual({ kind: 'domains', only: ['example.org', 'club.example'] })
  await domains.fill('club')
  await expect.element(domains).toHaveAccessibleDescription(/“club” is no domain; write example\.org\./)
  expect(rule()).toEqual({ kind: 'domains', only: ['example.org', 'club.example'] })
})

it('[T1538] compares with another field: which one, in what way, and by how much', async () => {
  const people = brandFieldId('f4')
  const rule = await open('number', { kind: 'compare', is: 'equal', to: { field: people } })
  await page.getByRole('combobox', { name: 'The answer is' }).selectOptions('at least that number')
  await page.getByRole('textbox', { name: 'Plus, or minus' }).fill('2')
  expect(rule()).toEqual({ kind: 'compare', is: 'atLeast', to: { field: people }, plus: 2 })
  await page.getByRole('combobox', { name: 'The answer is' }).selectOptions('another one')
  await page.getByRole('combobox', { name: 'Compared with' }).selectOptions('Your name')
  expect(rule()).toEqual({ kind: 'compare', is: 'notEqual', to: { field: 'f1' } })
  await expect
    .element(page.getByRole('textbox', { name: 'Message' }))
    .toHaveAttribute('placeholder', 'This and “Your name” must not be the same')
})

it('[T1538] adds up with other numbers, of which one stays, within bounds', async () => {
  const rule = await open('number', { kind: 'sum', with: [{ field: brandFieldId('f4') }], max: 10 })
  await expect.element(page.getByRole('checkbox', { name: 'How many people?' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'At least' }).fill('2')
  expect(rule()).toEqual({ kind: 'sum', with: [{ field: 'f4' }], min: 2, max: 10 })
})

it('[T1500] edits the bounds of a time in a control for times, and refuses what contradicts', async () => {
  const rule = await open('time', { kind: 'range', min: '09:00', max: '17:00' })
  const latest = page.getByLabelText('Latest')
  await expect.element(latest).toHaveAttribute('type', 'time')
  await latest.fill('18:30')
  expect(rule()).toEqual({ kind: 'range', min: '09:00', max: '18:30' })
  await latest.fill('08:00')
  await expect.element(latest).toHaveAccessibleDescription('Nothing can be at least 09:00 and at most 08:00.')
  expect(rule()).toEqual({ kind: 'range', min: '09:00', max: '18:30' })
  await expect.element(page.getByLabelText('Step')).not.toBeInTheDocument()
})
