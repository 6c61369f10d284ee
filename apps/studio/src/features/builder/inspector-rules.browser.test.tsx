import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addField, replaceField } from '../../domain/document/commands/fields.ts'
import { newFieldId } from '../../model/new-id.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { fieldPositions } from './field-order.ts'
import { panel, rule, setInspector } from './inspector.test.kit.tsx'
import { newField } from './new-field.ts'

const { session, form, fieldAt, select } = setInspector()

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

  it('[T1894] rows that must differ in more answers than there are, are told with the questions; a press settles it', async () => {
    await select(4, 'Field')
    const rows = newField(form(), 'rows', newFieldId())
    const options = ['S', 'M'].map((value) => ({ value, label: value }))
    const size = { kind: 'select', name: 'size', label: 'Size', unique: true, options, rules: [] } as const
    session()
      .store.getState()
      .dispatch(addField({ ...rows, fields: [size], min: 3 }))
    session().store.getState().select({ fieldId: rows.id })
    const words = panel().getByText('At least 3 rows are asked for, each with another answer, and there are only 2.')
    const canvas = page.getByRole('region', { name: 'Form' }).getByText('“Size”: Too few different answers.')
    await expect.element(words).toBeVisible()
    await expect.element(canvas).toBeVisible()
    expect(await axeFaults()).toEqual([])
    panel().getByRole('button', { name: 'Ask for 2 rows' }).element().closest<HTMLElement>('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(canvas).not.toBeInTheDocument()
    await expect.element(panel().getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
    expect(fieldPositions(form()).at(-1)?.field.min).toBe(2)
  })

  it('[T1922] a pattern of a question that could take any time is told with the questions, and goes by a press', async () => {
    await select(4, 'Field')
    const rows = newField(form(), 'rows', newFieldId())
    const rules = [{ kind: 'pattern', pattern: '(a+)\\1+' }] as const
    const { store } = session()
    store.getState().dispatch(addField({ ...rows, fields: [{ kind: 'text', name: 'code', label: 'Code', rules }] }))
    store.getState().select({ fieldId: rows.id })
    await expect.element(panel().getByText('“Code”: A rule cannot be applied')).toBeVisible()
    const canvas = page.getByRole('region', { name: 'Form' }).getByText(/^Checking this pattern could take any time/)
    await expect.element(canvas).toBeVisible()
    await expect.element(panel().getByRole('textbox', { name: 'Question 1' })).toBeValid()
    expect(await axeFaults()).toEqual([])
    await panel().getByRole('button', { name: 'Remove “Pattern”' }).click()
    await expect.element(canvas).not.toBeInTheDocument()
    await expect.element(panel().getByRole('textbox', { name: 'Question 1' })).toHaveFocus()
    expect(fieldPositions(form()).at(-1)?.field.fields?.[0]?.rules).toEqual([])
  })

  it('[T1830] rules that leave no answer are told above them and on the canvas; a press settles it, and leaves the focus on a rule', async () => {
    await select(4, 'Rules')
    await panel().getByRole('button', { name: 'Words' }).click()
    await rule('Words').getByRole('textbox', { name: 'At least' }).fill('10')
    const words = panel().getByText('No answer keeps all of these: “Length”, “Words”.')
    const canvas = page.getByRole('region', { name: 'Form' }).getByText('No answer can be right, as it stands.')
    await expect.element(words).toBeVisible()
    await expect.element(canvas).toBeVisible()
    expect(await axeFaults()).toEqual([])
    panel().getByRole('button', { name: 'Remove “Length”' }).element().closest<HTMLElement>('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(words).not.toBeInTheDocument()
    await expect.element(canvas).not.toBeInTheDocument()
    await expect.element(panel().getByRole('button', { name: 'Remove Words' })).toHaveFocus()
    session().store.getState().undo()
    await expect.element(words).toBeVisible()
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
      await expect.element(control).toBeVisible()
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
    session().store.getState().dispatch(addField(added))
    session().store.getState().select({ fieldId: added.id })
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
    session()
      .store.getState()
      .dispatch(replaceField({ ...field, kind: 'date', rules: [{ kind: 'type' }] }))
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
