import { brandFieldId, type Condition } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { setVisibility } from '../../domain/document/commands/conditions.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { panel, setInspector } from './inspector.test.kit.tsx'

const { session, form, fieldAt, select } = setInspector()

describe('the tab Logic', () => {
  it('[T1741] says of each line if it is true now, and is told so anew as other answers are tried', async () => {
    await select(3, 'Logic')
    await panel().getByRole('button', { name: 'Show only when…' }).click()
    await panel().getByRole('combobox', { name: 'Question' }).selectOptions('Do you bring a group?')
    const tried = panel().getByRole('region', { name: 'Tried with these answers' })
    const line = panel().getByRole('group', { name: 'Condition 1' })
    await expect.element(line.getByText('Not true now. There is no answer.')).toBeVisible()
    await expect.element(tried.getByText(/this field is hidden, because of line 1\./)).toBeVisible()
    await expect.element(line.getByText('1', { exact: true })).toBeVisible()
    const before = form()
    await tried.getByText('Change the answers').click()
    await tried.getByText('Yes', { exact: true }).click()
    await expect.element(line.getByText('True now. The answer is Yes.')).toBeVisible()
    await expect.element(tried.getByText(/this field is shown\./)).toBeVisible()
    expect(form()).toBe(before)
    expect(await axeFaults()).toEqual([])
  })

  it('[T231] shows a field only when another is answered so, and always again', async () => {
    await select(3, 'Logic')
    await expect.element(panel().getByText('Always shown.')).toBeVisible()
    await panel().getByRole('button', { name: 'Show only when…' }).click()
    const said = page.getByRole('status')
    await expect.element(said.filter({ hasText: /^Shown when “Your name” is answered$/ })).toBeInTheDocument() // [T1535]
    await panel().getByRole('combobox', { name: 'Question' }).selectOptions('Do you bring a group?')
    await panel().getByRole('combobox', { name: 'This choice' }).selectOptions('No')
    expect(fieldAt(3)?.visibleWhen).toEqual({ field: 'f3', is: 'equal', to: 'no' })
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByText('Shown when “Do you bring a group?” is No'))
      .toBeVisible()
    await panel().getByRole('button', { name: 'Show always' }).click()
    await expect.element(said.filter({ hasText: /^Always shown\.$/ })).toBeInTheDocument() // [T1535]
    expect(fieldAt(3)?.visibleWhen).toBeUndefined()
    await expect.element(panel().getByRole('button', { name: 'Show only when…' })).toHaveFocus()
  })

  it('[T949] requires an answer only when another is answered so', async () => {
    await select(3, 'Logic')
    await panel().getByRole('button', { name: 'Require only when…' }).click()
    const source = panel().getByRole('group', { name: 'Require only when' }).getByRole('combobox', { name: 'Question' })
    await expect.element(source).toHaveFocus()
    await source.selectOptions('Do you bring a group?')
    expect(fieldAt(3)?.requiredWhen).toEqual({ field: 'f3', is: 'equal', to: 'yes' })
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByText('Required when “Do you bring a group?” is Yes'))
      .toBeVisible()
    await panel().getByRole('button', { name: 'Remove this condition' }).click()
    expect(fieldAt(3)?.requiredWhen).toBeUndefined()
  })

  it('[T1535] joins conditions in groups by the keyboard alone, told as a sentence, each step undone by itself', async () => {
    await select(3, 'Logic')
    const logic = panel().getByRole('group', { name: 'Show only when' })
    const press = async (button: Locator): Promise<void> => {
      await expect.element(button).toBeVisible()
      button.element().closest<HTMLElement>('button')?.focus()
      await userEvent.keyboard('{Enter}')
    }
    const choose = (place: Locator, name: string, choice: string): Promise<void> =>
      place.getByRole('combobox', { name, exact: true }).selectOptions(choice)
    await press(panel().getByRole('button', { name: 'Show only when…' }))
    await expect.element(logic.getByRole('combobox', { name: 'Question' })).toHaveFocus()
    await press(logic.getByRole('button', { name: 'Add a group' }))
    const group = logic.getByRole('group', { name: 'Group 2' })
    await expect.element(group.getByRole('combobox', { name: 'Question' })).toHaveFocus()
    await choose(group.getByRole('group', { name: 'Condition 2.1' }), 'Question', 'Do you bring a group?')
    await press(logic.getByRole('button', { name: 'Add a condition to group 2' }))
    const second = group.getByRole('group', { name: 'Condition 2.2' })
    await choose(second, 'Its answer', 'is')
    await choose(second, 'Compared with', 'the answer to')
    await choose(second, 'Other question', 'E-mail')
    const words =
      'Shown when “Your name” is answered and (at least one of these: “Do you bring a group?” is Yes or “Your name” is “E-mail”)'
    await expect.element(page.getByRole('region', { name: 'Form' }).getByText(words)).toBeVisible()
    await choose(group, 'How many of these must be true', 'none of these is true')
    const last = fieldAt(3)?.visibleWhen
    expect(last).toEqual({
      all: [
        { field: 'f1', is: 'filled' },
        {
          not: {
            any: [
              { field: 'f3', is: 'equal', to: 'yes' },
              { field: 'f1', is: 'equal', to: { field: 'f2' } },
            ],
          },
        },
      ],
    })
    await expect
      .element(page.getByRole('status').filter({ hasText: 'answered and (none of these is true' }))
      .toBeInTheDocument()
    await press(logic.getByRole('button', { name: 'Remove group 2' }))
    expect(fieldAt(3)?.visibleWhen).toEqual({ field: 'f1', is: 'filled' })
    session().store.getState().undo()
    expect(fieldAt(3)?.visibleWhen).toEqual(last)
    expect(await axeFaults()).toEqual([])
  })

  it('[T1536] explains a condition that can never be true, here and on the canvas, and mends it at one press', async () => {
    await select(3, 'Logic')
    const ask = (to: string): Condition => ({ field: brandFieldId('f3'), is: 'equal', to })
    session()
      .store.getState()
      .dispatch(setVisibility(brandFieldId('f4'), { all: [ask('yes'), ask('no')] }))
    await expect.element(panel().getByText('This can never be true')).toBeVisible()
    const never = page.getByRole('region', { name: 'Form' }).getByText('Never shown, as it stands.')
    await expect.element(never).toBeVisible()
    await panel().getByRole('button', { name: 'Yes or No' }).click()
    await expect.poll(() => fieldAt(3)?.visibleWhen).toEqual({ field: 'f3', is: 'in', to: ['yes', 'no'] })
    await expect.element(never).not.toBeInTheDocument()
    await expect.element(panel().getByRole('checkbox', { name: 'No' })).toBeChecked()
  })

  it('[T2050] [T2051] stands on the canvas with its lines and its marks, which lead to it by pointer and by keyboard', async () => {
    await select(3, 'Field')
    const ask = (field: string): Condition => ({ field: brandFieldId(field), is: 'filled' })
    const { dispatch } = session().store.getState()
    dispatch(setVisibility(brandFieldId('f4'), { all: [ask('f3'), { any: [ask('f1'), ask('f3')] }] }))
    const canvas = page.getByRole('region', { name: 'Form' })
    const lines = canvas.getByRole('button', {
      name: 'Lines 1, 2.2 of what decides when “How many people?” is shown',
    })
    await lines.click()
    const question = (place: string): Locator =>
      panel()
        .getByRole('group', { name: `Condition ${place}` })
        .getByRole('combobox', { name: 'Question' })
    await expect.element(question('1')).toHaveFocus()
    await canvas.getByRole('button', { name: /^Line 2\.1 / }).click()
    await expect.element(question('2.1')).toHaveFocus()
    await panel().getByRole('tab', { name: 'Field' }).click()
    await canvas.getByRole('button', { name: /^Shown when / }).click()
    await expect.element(question('1')).toHaveFocus()
    expect(await axeFaults()).toEqual([])

    await canvas.getByRole('button', { name: /^Do you bring a group\?/ }).click()
    const decides = 'Its answer decides when “How many people?” is shown'
    const mark = canvas.getByRole('button', { name: decides, exact: true }).last()
    mark.element().closest('[data-canvas-field]')?.querySelector<HTMLElement>('[data-part="cover"]')?.focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(mark).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question('1')).toHaveFocus()

    dispatch(setVisibility(brandFieldId('f5'), ask('f3')))
    await canvas.getByRole('button', { name: /^E-mail, / }).click()
    await canvas
      .getByRole('button', {
        name: `${decides.replace('decides', 'decides 2 things:')}, when “Anything else?” is shown`,
      })
      .click()
    const list = panel().getByRole('region', { name: 'Its answer decides' })
    await expect.element(list.getByRole('button', { name: 'when “How many people?” is shown' })).toHaveFocus()
    await list.getByRole('button', { name: 'when “Anything else?” is shown' }).click()
    await expect.element(question('1')).toHaveFocus()
    expect(session().store.getState().selection.fieldId).toBe('f5')
  })
})
