import { brandFieldId, type Condition } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setVisibility } from '../../domain/document/commands/conditions.ts'
import { addField, updateField } from '../../domain/document/commands/fields.ts'
import { newFieldId } from '../../model/new-id.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { panel, setInspector, text } from './inspector.test.kit.tsx'
import { newField } from './new-field.ts'

const { session, form, fieldAt, select } = setInspector()

const choices = () => fieldAt(2)?.options?.map(({ label }) => label)

/** Pastes a text where the focus is. */
function paste(pasted: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('the tab Field', () => {
  it('[T204] [F14] refuses a parameter that cannot be, keeps the last good one, and takes it as soon as it can be', async () => {
    await select(0, 'Field')
    await text('Parameter').fill('toString')
    await expect
      .element(text('Parameter'))
      .toHaveAccessibleDescription(
        'The name “toString” has a meaning in every script. Choose another. It stays full_name until then.',
      )
    await text('Help text').fill('As on your passport')
    expect(fieldAt(0)).toEqual({
      id: 'f1',
      kind: 'text',
      name: 'full_name',
      label: 'Your name',
      help: 'As on your passport',
      rules: [{ kind: 'required' }],
    })
    await text('Parameter').fill('visitor')
    await expect.poll(() => fieldAt(0)?.name).toBe('visitor')
    await expect.element(text('Parameter')).not.toHaveAttribute('aria-invalid')
  })

  it('[T1793] names a kind of the site’s own and takes its settings as JSON, while the canvas has a line of text', async () => {
    await select(0, 'Field')
    const own = newField(form(), 'custom', newFieldId())
    session()
      .store.getState()
      .dispatch(addField({ ...own, label: 'Your seat' }, { pageId: 'p1', index: 1 }))
    session().store.getState().select({ fieldId: own.id })
    await text('Name of your kind').fill('Seats')
    await expect
      .element(text('Name of your kind'))
      .toHaveAccessibleDescription(/ A kind of your own has a name of at most 50 .* It stays my-kind until then\.$/)
    await text('Name of your kind').fill('seats')
    const settings = text('Settings for it, as JSON')
    await settings.fill('{ "rows": ')
    await expect.element(settings).toHaveAccessibleDescription(/This is no JSON yet\. The settings stay as they were\./)
    await settings.fill('{ "rows": 4 }')
    await expect.poll(() => fieldAt(1)).toMatchObject({ customKind: 'seats', settings: { rows: 4 } })
    await expect.element(settings).toHaveValue('{ "rows": 4 }')
    await expect.element(page.getByText('Stands for your kind “seats”.')).toBeVisible()
    session().store.getState().undo()
    await expect.poll(() => fieldAt(1)?.settings).toBeUndefined()
  })

  it('[T1080] offers “Other” with a text by a switch, drawn on the canvas as the visitor gets it', async () => {
    await select(2, 'Field')
    const offer = panel().getByRole('switch', { name: 'Offer “Other”, with a text' })
    const press = () => panel().getByText('Offer “Other”, with a text').click()
    await press()
    await expect.poll(() => fieldAt(2)?.options?.at(-1)).toEqual({ value: 'Other', label: 'Other', freeText: true })
    await expect.element(panel().getByText('Visitors write their own answer beside it.')).toBeVisible()
    const before = choices()?.length ?? 0
    await panel().getByRole('button', { name: 'Add a choice' }).click()
    await expect.poll(() => choices()?.length).toBe(before + 1)
    expect(choices()?.at(-1)).toBe('Other')
    await press()
    await expect.poll(() => choices()).not.toContain('Other')
    await expect.element(offer).toHaveFocus()
  })

  it('[T208] [T942] edits, adds and removes choices; the menu that removed one leaves the focus in the list', async () => {
    await select(2, 'Field')
    await text('Choice 1').fill('Oh yes')
    await panel().getByRole('button', { name: 'Add a choice' }).click()
    await panel().getByRole('button', { name: 'More for choice 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect
      .poll(() => fieldAt(2)?.options)
      .toEqual([
        { value: 'yes', label: 'Oh yes' },
        { value: 'Choice 3', label: 'Choice 3' },
      ])
    await expect.element(text('Choice 1')).toHaveFocus()
  })

  it('[T940] Enter adds the next choice and goes there, its words marked; so does Add', async () => {
    await select(2, 'Field')
    await text('Choice 1').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(text('Choice 2')).toHaveFocus()
    await userEvent.keyboard('Perhaps')
    await panel().getByRole('button', { name: 'Add a choice' }).click()
    await expect.element(text('Choice 4')).toHaveFocus()
    await userEvent.keyboard('Never')
    expect(choices()).toEqual(['Yes', 'Perhaps', 'No', 'Never'])
  })

  it('[T941] several pasted lines become several choices', async () => {
    await select(2, 'Field')
    await text('Choice 2').click()
    await userEvent.keyboard('{Control>}a{/Control}')
    paste('Monday\n\n  Tuesday \r\nYes\nMonday\nWednesday\n')
    expect(choices()).toEqual(['Yes', 'Monday', 'Tuesday', 'Wednesday'])
    await expect.element(text('Choice 4')).toHaveFocus()
    await expect
      .element(page.getByText('Added 2 choices; left out 2 that were there already or too many'))
      .toBeInTheDocument()
  })

  it('[T2071] a pasted list tells what still names a choice that it took away, with the way back', async () => {
    await select(2, 'Field')
    const isChoice: Condition = { field: brandFieldId('f3'), is: 'equal', to: 'Second choice' }
    session()
      .store.getState()
      .dispatch(setVisibility(brandFieldId('f4'), isChoice))
    const options = ['First choice', 'Second choice'].map((label) => ({ value: label, label }))
    session()
      .store.getState()
      .dispatch(updateField(brandFieldId('f3'), { options }))
    await expect.element(text('Choice 1')).toHaveValue('First choice')
    await text('Choice 1').click()
    paste('Monday\nTuesday\nWednesday')
    expect(choices()).toEqual(['Monday', 'Tuesday', 'Wednesday'])
    await expect.element(page.getByText(/^Added 3 choices\. Still named by “/)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(fieldAt(2)?.options).toEqual(options)
  })

  it('[T942] Backspace in an empty choice removes it and goes to the one before', async () => {
    await select(2, 'Field')
    await text('Choice 2').fill('')
    await userEvent.keyboard('{Backspace}')
    expect(choices()).toEqual(['Yes'])
    await expect.element(text('Choice 1')).toHaveFocus()
    await text('Choice 1').fill('')
    await userEvent.keyboard('{Backspace}')
    expect(choices()).toEqual([''])
  })

  it('[T943] Alt with an arrow moves a choice, and the focus with it', async () => {
    await select(2, 'Field')
    await text('Choice 1').click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(choices()).toEqual(['No', 'Yes'])
    await expect.element(text('Choice 2')).toHaveFocus()
    await expect.element(page.getByText('Moved Yes to position 2 of 2')).toBeInTheDocument()
  })

  it('[T943] a choice dragged by its grip falls where the line was', async () => {
    await select(2, 'Field')
    await expect.element(text('Choice 2')).toBeVisible()
    const [first, second] = panel().element().querySelectorAll('ol > li')
    const grip = first?.querySelector('[aria-hidden]')
    if (!grip || !second) throw new TypeError('Choices have grips.')
    const targetPosition = { x: 120, y: second.getBoundingClientRect().height - 2 }
    await userEvent.dragAndDrop(page.elementLocator(grip), page.elementLocator(second), { targetPosition })
    await expect.poll(choices).toEqual(['No', 'Yes'])
    await expect.element(text('Choice 2')).toHaveFocus()
  })

  it('[T944] choices are edited on the canvas as well', async () => {
    await select(0, 'Field')
    const canvas = page.getByRole('region', { name: 'Form' })
    const boxes = (of: string): readonly (readonly number[])[] =>
      [...canvas.element().querySelectorAll(of)].map((box) => {
        const { top, left, width, height } = box.getBoundingClientRect()
        return [top, left, width, height].map(Math.round)
      })
    const drawn = boxes('.ls-choice')
    await canvas.getByRole('button', { name: /^Do you bring a group/ }).click()
    await expect.element(canvas.getByRole('textbox', { name: 'Choice 2' })).toBeVisible()
    expect(boxes('ol[data-boxed] > li')).toEqual(drawn)
    await canvas.getByRole('textbox', { name: 'Choice 2' }).click()
    await userEvent.keyboard('{End}t now{Enter}Later{Alt>}{ArrowUp}{/Alt}')
    expect(choices()).toEqual(['Yes', 'Later', 'Not now'])
    await canvas.getByRole('button', { name: 'Add a choice' }).click()
    await userEvent.keyboard('Never{Escape}')
    expect(choices()).toEqual(['Yes', 'Later', 'Not now', 'Never'])
    await expect.element(canvas.getByRole('button', { name: /^Do you bring a group/ })).toHaveFocus()
    expect(await axeFaults()).toEqual([]) // [T233] on the canvas
  })

  it('[T205] shows a fault beside the field and at its place', async () => {
    await select(0, 'Field')
    await text('Label').fill('')
    await expect.element(text('Label')).toBeInvalid()
    expect(await axeFaults()).toEqual([]) // [T233] with a problem
  })
})

describe('what a field is', () => {
  it('[T946] Required is a switch on the tab Field', async () => {
    await select(2, 'Field')
    await panel().getByRole('switch', { name: 'Required' }).click({ force: true })
    expect(fieldAt(2)?.rules).toEqual([{ kind: 'required' }])
    await panel().getByRole('switch', { name: 'Required' }).click({ force: true })
    expect(fieldAt(2)?.rules).toEqual([])
  })

  it('[T945] another kind says what it leaves out, and Undo brings the field back', async () => {
    await select(4, 'Field')
    const before = fieldAt(4)
    await panel().getByRole('combobox', { name: 'Kind' }).selectOptions('Dropdown')
    expect(fieldAt(4)).toMatchObject({ kind: 'select', name: 'notes', rules: [], options: [{}, {}] })
    await expect.element(page.getByText('Now “Dropdown”. Left out: the rule Length.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(fieldAt(4)).toEqual(before)
  })

  it('[T948] the form says whether unsent answers stay on the visitor’s device', async () => {
    await select(0, 'Field')
    session().store.getState().select({ fieldId: undefined })
    const keep = panel().getByRole('switch', { name: 'Keep unsent answers on the visitor’s device' })
    await expect.element(keep).toBeChecked()
    await keep.click({ force: true })
    expect(form().delivery?.keepOnDevice).toBe(false)
    await expect.element(panel().getByText(/is gone when it is closed/)).toBeVisible()
    await keep.click({ force: true })
    expect(form().delivery?.keepOnDevice).toBeUndefined()
  })
})
