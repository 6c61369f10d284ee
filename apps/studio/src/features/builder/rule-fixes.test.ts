import { brandFieldId, type Field, type Form, type RowField, type Rule } from '@letterslot/core'
import { checkForm, findRuleFaults } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { fieldFaults } from './field-faults.ts'
import { explainBounds, explainQuestionRule, explainRuleFault } from './rule-fixes.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const id = brandFieldId

/** The workshop's form with other properties of a field, and the field. */
function formWith(of: string, changes: Partial<Field>): readonly [Form, Field] {
  const form = workshopForm()
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => (field.id === of ? { ...field, ...changes } : field)),
  }))
  const next = { ...form, pages }
  const field = allFields(next).find((one) => one.id === of)
  if (!field) throw new Error(`There is no field ${of}.`)
  return [next, field]
}

const length = (min?: number, max?: number): Rule => ({
  kind: 'length',
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})
const list = (...only: readonly string[]): Rule => ({ kind: 'list', only })
const [letters, type]: readonly [Rule, Rule] = [{ kind: 'letters' }, { kind: 'type' }]
const beside = (is: 'equal' | 'notEqual' | 'atLeast'): Rule => ({ kind: 'compare', is, to: { field: id('f4') } })
const sum = (max: number): Rule => ({ kind: 'sum', with: [{ field: id('f4') }], max })

it.each<[string, Partial<Field>, string, readonly string[]]>([
  ['f1', { rules: [length(undefined, 0)] }, '“Length” refuses every answer.', ['Remove “Length”']],
  [
    'f1',
    { rules: [length(4), { kind: 'pattern', pattern: '\\d{3}' }] },
    'No answer keeps all of these: “Length”, “Pattern”.',
    ['Remove “Length”', 'Remove “Pattern”'],
  ],
  [
    'f2',
    { rules: [type, { kind: 'domains', only: ['example.org'] }, length(undefined, 9)] },
    'No answer keeps all of these: “An e-mail address”, “At a domain”, “Length”.',
    ['Remove “At a domain”', 'Remove “Length”', 'Remove “An e-mail address”'],
  ],
  [
    'f1',
    { kind: 'number', rules: [type, { kind: 'range', max: 0 }, beside('atLeast')] },
    'Once “How many people?” has an answer, none here keeps all of these: “Range”, “Beside another answer”.',
    ['Remove “Beside another answer”', 'Remove “Range”'],
  ],
  [
    'f1',
    { kind: 'number', rules: [type, beside('equal'), beside('notEqual')] },
    'Once “How many people?” has an answer, none here keeps all of these: “Beside another answer”, “Beside another answer”.',
    ['Remove “Beside another answer”'],
  ],
  [
    'f1',
    { kind: 'number', rules: [type, { kind: 'range', min: 5 }, sum(4)] },
    'Even the least that can be written here adds up to more.',
    ['Remove “Sum”', 'Remove “Range”'],
  ],
  [
    'f1',
    { rules: [list('one', 'two2', '3'), letters] },
    'These are in the list, but “Only letters” refuses them: “two2”, “3”.',
    ['Take them out of the list', 'Remove “Only letters”'],
  ],
  [
    'f1',
    { rules: [list('one', 'two'), { kind: 'pattern', pattern: '[A-Z]+' }] },
    'These are in the list, but “Pattern” refuses them: “one”, “two”.',
    ['Remove “Pattern”', 'Remove “One of a list”'],
  ],
  [
    'f1',
    { default: 'x', rules: [length(2)] },
    'Whoever leaves it as it is cannot send the form: “Length” refuses it.',
    ['Begin without an answer', 'Remove “Length”'],
  ],
])('[T1830] rules of %s, %j, are told, and each press settles it', (of, changes, words, labels) => {
  const [form, field] = formWith(of, changes)
  const [fault] = findRuleFaults(form)
  const explained = fault && explainRuleFault(form, field, fault)
  expect([explained?.words, explained?.fixes.map(({ label }) => label)]).toEqual([words, labels])
  for (const { command } of explained?.fixes ?? []) {
    const next = applyCommand(documentOf(form), command).document.form
    expect(findRuleFaults(next)).toEqual([])
    expect(checkForm(next)).toEqual([])
  }
  expect(fault && explainRuleFault(form, { ...field, rules: [] }, fault)).toBeUndefined()
})

it('[T1894] rules of a question, and rows that must differ in more answers than there are, are told by its name', () => {
  const options = ['S', 'M'].map((value) => ({ value, label: value }))
  const fields: readonly RowField[] = [
    { kind: 'select', name: 'size', label: 'Size', unique: true, options, rules: [{ kind: 'required' }] },
    { kind: 'text', name: 'team', label: 'Team', rules: [length(undefined, 0)] },
    { kind: 'text', name: 'town', label: 'Town', rules: [list('a', 'b1'), letters] },
  ]
  const [form, field] = formWith('f1', { kind: 'rows', min: 3, fields, rules: [] })
  const explained = findRuleFaults(form).map((fault) => explainRuleFault(form, field, fault))
  expect(explained.map((one) => [one?.title, one?.words, one?.fixes.map(({ label }) => label)])).toEqual([
    [
      '“Size”: Too few different answers',
      'At least 3 rows are asked for, each with another answer, and there are only 2.',
      ['Ask for 2 rows', 'Let rows have the same answer'],
    ],
    ['“Team”: No answer can be right', '“Length” refuses every answer.', ['Remove “Length”']],
    [
      '“Town”: A rule refuses what is in the list',
      '“b1” is in the list, but “Only letters” refuses it.',
      ['Take it out of the list', 'Remove “Only letters”'],
    ],
  ])
  for (const one of explained)
    for (const { command } of one?.fixes ?? []) {
      const next = applyCommand(documentOf(form), command).document.form
      expect(findRuleFaults(next)).toHaveLength(explained.length - 1)
      expect(checkForm(next)).toEqual([])
    }
  const [fault] = findRuleFaults(form)
  expect(fault && explainRuleFault(form, { ...field, fields: [] }, fault)).toBeUndefined()
})

it.each<[string, Partial<Field>, string, Partial<Rule>]>([
  ['f1', { rules: [length(5, 3)] }, 'Swap the bounds', length(3, 5)],
  ['f1', { rules: [{ kind: 'words', min: 5, max: 3 }] }, 'Swap the bounds', { min: 3, max: 5 }],
  [
    'f1',
    { kind: 'time', rules: [{ kind: 'range', min: '17:00', max: '09:00' }] },
    'Swap the bounds',
    { min: '09:00', max: '17:00' },
  ],
  ['f1', { kind: 'date', rules: [{ kind: 'days', from: 3, to: -3 }] }, 'Swap the bounds', { from: -3, to: 3 }],
  ['f3', { kind: 'checkboxes', rules: [length(3)] }, 'At least 2', length(2)],
])(
  '[T1831] bounds of %s that leave nothing, %j, are told with what is wrong, and each press settles it',
  (of, changes, label, left) => {
    const [form, field] = formWith(of, changes)
    const [fault] = fieldFaults(form).get(field.id) ?? []
    const explained = fault && explainBounds(field, fault)
    expect([explained?.words, explained?.fixes[0]?.label]).toEqual([fault?.message, label])
    const after = explained?.fixes.map(({ command }) => applyCommand(documentOf(form), command).document.form) ?? []
    expect(after.map(checkForm)).toEqual([[], []])
    expect(after.map((next) => allFields(next).find((one) => one.id === of)?.rules)).toMatchObject([[left], []])
  },
)

it('[T1922] a rule of a question that is wrong by itself is told by its name, and each press settles it', () => {
  const pattern: Rule = { kind: 'pattern', pattern: '(a+)\\1+' }
  const fields: readonly RowField[] = [
    { kind: 'text', name: 'code', label: 'Code', rules: [{ kind: 'required' }, pattern] },
    { kind: 'text', name: 'team', label: 'Team', rules: [length(5, 3)] },
  ]
  const [form, field] = formWith('f1', { kind: 'rows', fields, rules: [] })
  const faults = fieldFaults(form).get(field.id) ?? []
  const explained = faults.map((fault) => explainQuestionRule(field, fault))
  expect(explained.map((one) => [one?.title, one?.words, one?.fixes.map(({ label }) => label)])).toEqual([
    [
      '“Code”: A rule cannot be applied',
      expect.stringMatching(/^Checking this pattern could take any time\./),
      ['Remove “Pattern”'],
    ],
    ['“Team”: These bounds leave nothing', faults[1]?.message, ['Swap the bounds', 'Remove “Length”']],
  ])
  for (const { command } of explained.flatMap((one) => one?.fixes ?? []))
    expect(checkForm(applyCommand(documentOf(form), command).document.form)).toHaveLength(1)
  expect(faults.map((fault) => explainQuestionRule({ ...field, fields: [] }, fault))).toEqual([undefined, undefined])
})
