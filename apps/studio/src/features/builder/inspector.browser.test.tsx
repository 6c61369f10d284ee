import { brandFieldId, type Condition, type Form } from '@letterslot/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { setVisibility } from '../../domain/document/commands/conditions.ts'
import { addField, replaceField } from '../../domain/document/commands/fields.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { newFieldId } from '../../model/new-id.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { newField } from './new-field.ts'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession

const form = (): Form => session.store.getState().document.form
const fieldAt = (position: number) => fieldPositions(form())[position]?.field
const panel = () => page.getByRole('complementary', { name: 'What is selected' })
const text = (name: string) => panel().getByRole('textbox', { name, exact: true })
const rule = (name: string): Locator => panel().getByRole('region', { name })

/** Opens the form and selects a field by its position, from 0. */
async function select(position: number, tab: 'Field' | 'Rules' | 'Logic'): Promise<void> {
  await page.viewport(1440, 900)
  session = sessionOf(workshopForm())
  await render(<BuildStepInShell session={session} />)
  const id = fieldAt(position)?.id
  session.store.getState().select({ fieldId: id })
  await panel()
    .getByRole('tab', { name: new RegExp(`^${tab}`) })
    .click()
}

const choices = () => fieldAt(2)?.options?.map(({ label }) => label)

/** Pastes a text where the focus is. */
function paste(pasted: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => localStorage.clear())

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
    session.store.getState().dispatch(addField({ ...own, label: 'Your seat' }, { pageId: 'p1', index: 1 }))
    session.store.getState().select({ fieldId: own.id })
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
    session.store.getState().undo()
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
    await select(2, 'Field')
    const canvas = page.getByRole('region', { name: 'Form' })
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
    session.store.getState().select({ fieldId: undefined })
    const keep = panel().getByRole('switch', { name: 'Keep unsent answers on the visitor’s device' })
    await expect.element(keep).toBeChecked()
    await keep.click({ force: true })
    expect(form().delivery?.keepOnDevice).toBe(false)
    await expect.element(panel().getByText(/is gone when it is closed/)).toBeVisible()
    await keep.click({ force: true })
    expect(form().delivery?.keepOnDevice).toBeUndefined()
  })
})

describe('drafts', () => {
  it('[T1590] [T1591] are switched on for the form where it keeps anything, and a field can be left out', async () => {
    await select(0, 'Field')
    const id = fieldAt(0)?.id
    const leaveOut = panel().getByRole('switch', { name: 'Private: no draft keeps this answer' })
    await expect.element(leaveOut).not.toBeInTheDocument()
    session.store.getState().select({ fieldId: undefined })
    const keep = panel().getByRole('switch', { name: 'Keep what visitors write until they send it' })
    await expect.element(keep).not.toBeChecked()
    await keep.click({ force: true })
    expect(form().drafts).toBe(true)
    await expect.element(panel().getByText(/for seven days/)).toBeVisible()
    session.store.getState().select({ fieldId: id })
    await leaveOut.click({ force: true })
    expect(fieldAt(0)?.private).toBe(true)
    await leaveOut.click({ force: true })
    expect(fieldAt(0)).not.toHaveProperty('private')
    session.store.getState().select({ fieldId: undefined })
    await panel().getByRole('switch', { name: 'Keep unsent answers on the visitor’s device' }).click({ force: true })
    await expect.element(keep).not.toBeInTheDocument()
  })
})

describe('what fills a field', () => {
  it('[T1763] is allowed by its maker, and kept for the site’s other pages where a link may fill it', async () => {
    await select(0, 'Field')
    const id = fieldAt(0)?.id
    const keep = panel().getByRole('switch', { name: /^Keep what a link filled in/ })
    await panel().getByRole('switch', { name: 'The page around the form' }).click({ force: true })
    await panel().getByRole('switch', { name: 'A link' }).click({ force: true })
    await expect.element(panel().getByText(/^An address with \?full_name=… fills it in/)).toBeVisible()
    await panel().getByRole('combobox', { name: 'A fact of the page' }).selectOptions('The title of the page')
    expect(fieldAt(0)?.prefill).toEqual(['address', 'attribute', 'title'])
    session.store.getState().select({ fieldId: undefined })
    await keep.click({ force: true })
    expect(form().prefill).toEqual({ keep: true })
    session.store.getState().select({ fieldId: id })
    await panel().getByRole('switch', { name: 'A link' }).click({ force: true })
    expect(fieldAt(0)?.prefill).toEqual(['attribute', 'title'])
    session.store.getState().select({ fieldId: undefined })
    await expect.element(keep).not.toBeInTheDocument()
  })
})

describe('the tab Rules', () => {
  it('[T1765] a rule may only advise, where it can; one of several answers names the others', async () => {
    await select(4, 'Rules')
    await panel().getByRole('button', { name: 'Words' }).click()
    const advises = rule('Words').getByRole('switch', { name: /^Only advise/ })
    await advises.click({ force: true })
    expect(fieldAt(4)?.rules.at(-1)).toEqual({ kind: 'words', max: 100, severity: 'warning' })
    await advises.click({ force: true })
    expect(fieldAt(4)?.rules.at(-1)).toEqual({ kind: 'words', max: 100 })
    await panel().getByRole('button', { name: 'At least one of several' }).click()
    const several = rule('At least one of several')
    await expect.element(several.getByRole('switch')).not.toBeInTheDocument()
    await several.getByRole('checkbox', { name: 'E-mail' }).click({ force: true })
    expect(fieldAt(4)?.rules.at(-1)).toEqual({ kind: 'atLeastOne', with: [{ field: 'f1' }, { field: 'f2' }] })
  })

  it('[T947] a new rule takes the focus, and shows no verdict before something was typed', async () => {
    await select(4, 'Rules')
    await panel().getByRole('button', { name: 'Required' }).click()
    await expect.element(rule('Required').getByRole('textbox', { name: 'Message' })).toHaveFocus()
    await expect.element(rule('Required').getByRole('status')).toBeEmptyDOMElement()
    await rule('Required').getByRole('textbox', { name: 'Try it' }).fill('a')
    await rule('Required').getByRole('textbox', { name: 'Try it' }).fill('')
    await expect.element(rule('Required').getByRole('status')).toHaveTextContent('Answer this question')
  })

  it('[T947] a rule that is taken away leaves the focus on the next', async () => {
    await select(3, 'Rules')
    await panel().getByRole('button', { name: 'Remove A number' }).click()
    await expect.element(panel().getByRole('button', { name: 'Remove Range' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel().getByRole('button', { name: 'Required' })).toHaveFocus()
  })

  it('[T230] says so where there are none, and adds one at a press', async () => {
    await select(2, 'Rules')
    await expect.element(panel().getByText('No rules: any answer is fine, also none.')).toBeVisible()
    await panel().getByRole('button', { name: 'Required' }).click()
    expect(fieldAt(2)?.rules).toEqual([{ kind: 'required' }])
  })

  it('[T230] [T211] [T218] [F19] counts as HTML counts, and shows what a visitor would read, in the maker’s words as soon as there are some', async () => {
    await select(4, 'Rules')
    const length = rule('Length')
    await length.getByRole('textbox', { name: 'Try it' }).fill('😀😀😀')
    await expect.element(length.getByText('6 of 3')).toBeVisible()
    await expect.element(length.getByRole('status')).toHaveTextContent('Write at most 3 characters; these are 6')
    await length.getByRole('textbox', { name: 'Try it' }).fill('four')
    await expect.element(length.getByRole('status')).toHaveTextContent('Write at most 3 characters; these are 4')
    await length.getByRole('textbox', { name: 'Message' }).fill('Shorter, please')
    await expect.element(length.getByRole('status')).toHaveTextContent('Shorter, please')
    expect(fieldAt(4)?.rules).toEqual([{ kind: 'length', max: 3, message: 'Shorter, please' }])
  })

  it('[T213] [F18] refuses bounds that cannot be where they are typed', async () => {
    await select(3, 'Rules')
    const before = fieldAt(3)?.rules
    for (const [bound, typed, reason] of [
      ['From', '13', 'Nothing can be at least 13 and at most 12.'],
      ['Step', '0', 'A step must be more than 0.'],
      ['To', 'NaN', 'Write a number in digits.'],
    ] as const) {
      const control = rule('Range').getByRole('textbox', { name: bound })
      const good = control.element().getAttribute('value') ?? ''
      await control.fill(typed)
      await expect.element(control).toHaveAccessibleDescription(reason)
      expect(fieldAt(3)?.rules).toEqual(before)
      await control.fill(good)
      await expect.element(control).not.toHaveAttribute('aria-invalid')
    }
  })

  it('[T601] [T1084] edits kinds and size of files, by words as well, and refuses what the form could not have', async () => {
    await select(0, 'Rules')
    const added = newField(form(), 'file', newFieldId())
    session.store.getState().dispatch(addField(added))
    session.store.getState().select({ fieldId: added.id })
    const kinds = rule('Kind and size').getByRole('textbox', { name: 'Other kinds' })
    const size = rule('Kind and size').getByRole('textbox', { name: 'At most, MB each' })
    await kinds.fill('.zip, audio/*')
    await size.fill('2.5')
    const rules = [
      { kind: 'length', max: 1 },
      { kind: 'file', accept: '.zip, audio/*', maxBytes: 2_500_000 },
    ]
    const file = () => fieldPositions(form()).find(({ field }) => field.kind === 'file')?.field
    expect(file()?.rules).toEqual(rules)
    await kinds.fill('pdf')
    await expect
      .element(kinds)
      .toHaveAccessibleDescription(/“pdf” is no kind of file; write \.pdf, image\/png or image\/\*\.$/)
    await size.fill('many')
    await expect.element(size).toHaveAccessibleDescription('Write a number of megabytes.')
    expect(file()?.rules).toEqual(rules)
    const accept = () => file()?.rules[1]
    await kinds.fill('')
    await rule('Kind and size').getByText('Pictures').click()
    await expect.poll(accept).toMatchObject({ accept: 'image/*' })
    await rule('Kind and size').getByText('PDF').click()
    await kinds.fill('.zip')
    await expect.poll(accept).toMatchObject({ accept: 'image/*, .pdf, .zip' })
    await rule('Kind and size').getByText('Pictures').click()
    await expect.poll(accept).toMatchObject({ accept: '.pdf, .zip' })
    await expect.element(rule('Kind and size').getByRole('checkbox', { name: 'PDF' })).toBeChecked()
  })

  it('[T214] [C76] [F16] [F17] shows the engine’s words at a pattern that does not compile, and why one is refused as costly', async () => {
    await select(0, 'Rules')
    await panel().getByRole('button', { name: 'Pattern' }).click()
    await rule('Pattern').getByRole('textbox', { name: 'Pattern' }).fill('[a')
    await expect.element(rule('Pattern').getByRole('textbox', { name: 'Pattern' })).toBeInvalid()
    await expect
      .element(rule('Pattern').getByRole('textbox', { name: 'Pattern' }))
      .toHaveAccessibleDescription(/Invalid regular expression/)
    await rule('Pattern').getByRole('textbox', { name: 'Try it' }).fill('b')
    await expect
      .element(rule('Pattern').getByRole('status'))
      .toHaveTextContent('This rule checks nothing until it is mended')
    await rule('Pattern').getByRole('textbox', { name: 'Pattern' }).fill('(a+)+\\1')
    await expect
      .element(rule('Pattern').getByRole('textbox', { name: 'Pattern' }))
      .toHaveAccessibleDescription(/Checking this pattern could take any time\. .* cannot have a backreference/)
  })

  it('[T1081] bounds a date by words: from today, in the next days, not on weekdays and dates', async () => {
    await select(0, 'Field')
    const field = fieldAt(0)
    if (!field) throw new Error('The form has no field.')
    session.store.getState().dispatch(replaceField({ ...field, kind: 'date', rules: [{ kind: 'type' }] }))
    await panel()
      .getByRole('tab', { name: /^Rules/ })
      .click()
    await panel().getByRole('button', { name: 'Which days' }).click()
    const card = rule('Which days')
    await expect.poll(() => fieldAt(0)?.rules[1]).toEqual({ kind: 'days', from: 0 })
    await card.getByRole('combobox', { name: 'Latest' }).selectOptions('Days from today')
    await card.getByRole('textbox', { name: 'In the next … days' }).fill('14')
    await card.getByText('Sundays').click()
    await card.getByLabelText('Nor on this date').fill('2027-12-25')
    await expect.element(card.getByRole('button', { name: 'Offer 25 December 2027 again' })).toBeVisible()
    await expect
      .poll(() => fieldAt(0)?.rules[1])
      .toEqual({ kind: 'days', from: 0, to: 14, not: ['sunday', '2027-12-25'] })
    await card.getByRole('combobox', { name: 'Earliest' }).selectOptions('Days from today')
    await card.getByRole('textbox', { name: 'How many days from today' }).fill('20')
    await expect
      .element(card.getByRole('textbox', { name: 'How many days from today' }))
      .toHaveAccessibleDescription('No day is both 20 days from today or later and 14 days from today or earlier.')
    await card.getByLabelText('Try it', { exact: true }).fill('2001-01-01')
    await expect.element(card.getByText(/^Enter .* or later$/)).toBeVisible()
    await card.getByRole('button', { name: 'Offer 25 December 2027 again' }).click()
    await expect.poll(() => fieldAt(0)?.rules[1]).toEqual({ kind: 'days', from: 1, to: 14, not: ['sunday'] })
    expect(await axeFaults()).toEqual([])
  })

  it('[T230] takes a rule away', async () => {
    await select(0, 'Rules')
    await panel().getByRole('button', { name: 'Remove Required' }).click()
    expect(fieldAt(0)?.rules).toEqual([])
  })
})

describe('the tab Logic', () => {
  it('[T1741] says of each line if it is true now, and is told so anew as other answers are tried', async () => {
    await select(3, 'Logic')
    await panel().getByRole('button', { name: 'Show only when…' }).click()
    await panel().getByRole('combobox', { name: 'Question' }).selectOptions('Do you bring a group?')
    const tried = panel().getByRole('region', { name: 'Tried with these answers' })
    const line = panel().getByRole('group', { name: 'Condition 1' })
    await expect.element(line.getByText('Not true now. There is no answer.')).toBeVisible()
    await expect.element(tried.getByText(/this field is hidden, because of line 1\./)).toBeVisible()
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
    await panel().getByRole('combobox', { name: 'Question' }).selectOptions('Do you bring a group?')
    await panel().getByRole('combobox', { name: 'This choice' }).selectOptions('No')
    expect(fieldAt(3)?.visibleWhen).toEqual({ field: 'f3', is: 'equal', to: 'no' })
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByText('Shown when “Do you bring a group?” is No'))
      .toBeVisible()
    await panel().getByRole('button', { name: 'Show always' }).click()
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
    session.store.getState().undo()
    expect(fieldAt(3)?.visibleWhen).toEqual(last)
    expect(await axeFaults()).toEqual([])
  })

  it('[T1536] explains a condition that can never be true, here and on the canvas, and mends it at one press', async () => {
    await select(3, 'Logic')
    const ask = (to: string): Condition => ({ field: brandFieldId('f3'), is: 'equal', to })
    session.store.getState().dispatch(setVisibility(brandFieldId('f4'), { all: [ask('yes'), ask('no')] }))
    await expect.element(panel().getByText('This can never be true')).toBeVisible()
    const never = page.getByRole('region', { name: 'Form' }).getByText('Never shown, as it stands.')
    await expect.element(never).toBeVisible()
    await panel().getByRole('button', { name: 'Yes or No' }).click()
    await expect.poll(() => fieldAt(3)?.visibleWhen).toEqual({ field: 'f3', is: 'in', to: ['yes', 'no'] })
    await expect.element(never).not.toBeInTheDocument()
    await expect.element(panel().getByRole('checkbox', { name: 'No' })).toBeChecked()
  })
})

describe('without a fault for anybody', () => {
  it('[T233] on the tabs Field, Rules and Logic, in light and dark', async () => {
    await select(3, 'Field')
    expect(await axeFaults()).toEqual([])
    for (const name of [/^Rules/, /^Logic/]) {
      const tab = panel().getByRole('tab', { name })
      await tab.click()
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
      expect(await axeFaults()).toEqual([])
    }
  })

  it('[T234] Tab goes from the first control to the last, and through all of them', async () => {
    await select(0, 'Field')
    await page.getByRole('button', { name: 'Before' }).click()
    const reached: string[] = []
    for (let count = 0; count < 40; count += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) break
      reached.push(activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '')
      if (activeElement === text('Help text').element()) reached.push('Help text')
    }
    const landmarks = [
      'Find a field',
      'Short text',
      'The form: Summer workshop',
      'Your name, Short text, required, 1 of 5',
      'Label',
      'Duplicate',
      'Help text',
    ]
    expect(landmarks.filter((name) => reached.includes(name))).toEqual(landmarks)
  })
})

describe('the form itself', () => {
  const list = (name: string) => panel().getByRole('combobox', { name })

  it('[T1399] is given a language by its own name, and an address where that has two; what is shown of it follows', async () => {
    await select(0, 'Field')
    session.store.getState().select({ fieldId: undefined })
    await expect.element(list('Language of the form')).toHaveValue('en')
    await expect.element(list('How visitors are addressed')).not.toBeInTheDocument()
    await list('Language of the form').selectOptions('de')
    await expect.element(text('Words on the button')).toHaveAttribute('placeholder', 'Senden')
    await list('How visitors are addressed').selectOptions('Informally')
    expect([form().locale, form().address, session.store.getState().document.email.locale]).toEqual([
      'de',
      'informal',
      'de',
    ])
    session.store.getState().select({ fieldId: fieldAt(0)?.id })
    await panel()
      .getByRole('tab', { name: /^Rules/ })
      .click()
    await expect.element(panel().getByPlaceholder('Beantworte diese Frage')).toBeVisible()
    session.store.getState().select({ fieldId: undefined })
    await list('Language of the form').selectOptions('ja')
    expect([form().locale, form().address]).toEqual(['ja', undefined])
    await expect.element(list('How visitors are addressed')).not.toBeInTheDocument()
  })
})
