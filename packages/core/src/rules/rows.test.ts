import { expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { columnSum, rowsText } from '../model/rows-in.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compilePatternMatcher } from './pattern-matcher.ts'
import { compileRareRule } from './rare.ts'

const required = { kind: 'required' }
const name = { kind: 'text', name: 'name', label: 'Name', rules: [required], unique: true }
const age = {
  kind: 'number',
  name: 'age',
  label: 'Age',
  rules: [{ kind: 'type' }, { kind: 'range', min: 8, message: 'From eight on' }],
}
const group = { kind: 'rows', item: 'person', fields: [name, age], min: 1, max: 3 }
const form = formOf([group])
const [field] = form.pages.flatMap(({ fields }) => fields)
const compiled = compileForm(form, { compileRareRule, paramText: rowsText })
const said = (entries: readonly string[]): readonly unknown[] =>
  compiled
    .validate(valuesOf({ f0: entries }))
    .map((issue) => [issue.part, issue.code, formatIssue(issue, { form, messages })])

it.each([
  [[], []],
  [['Bär', '10', 'Mei', ''], []],
  [['Bär', '10', '', ''], []],
  [['Bär', '10', '', '9'], [[2, 'valueMissing', 'Person 2, Name: answer this question']]],
  [
    ['Bär', 'ten'],
    [[1, 'badInput', 'Person 1, Age: enter a number in digits, with a dot for decimals, such as 1234.5']],
  ],
  [['Bär', '7'], [[1, 'rangeUnderflow', 'Person 1, Age: From eight on']]],
  [['Bär', '', ' bär', ''], [[2, 'sameAsOther', 'Person 2, Name: this and “Person 1” must not be the same']]],
  [['A', '', 'B', '', 'C', '', 'D', ''], [[undefined, 'tooMany', 'Choose at most 3']]],
])('[C681] checks each entry by the rules of its question, and marks it: %j', (entries, found) => {
  expect(said(entries)).toEqual(found)
})

it('[C681] checks the time that a question asks for', () => {
  const time = { kind: 'time', name: 'at', label: 'At', rules: [required, { kind: 'type' }] }
  const checked = compileForm(formOf([{ ...group, fields: [time] }]), { compileRareRule, paramText: rowsText })
  const found = checked.validate(valuesOf({ f0: ['9:5', '09:05'] }))
  expect(found.map(({ part, code, rule }) => [part, code, rule])).toEqual([[0, 'badInput', -3]])
})

it('[C682] is a line for each row that has an answer, and adds up a question exactly', () => {
  const entries = ['Bär Nordby', '10', '', '', 'Mei', '0.2', 'Seun', 'x']
  expect(compiled.templateParams(valuesOf({ f0: entries }))).toEqual({
    n0: 'Person 1: Bär Nordby, 10\nPerson 2: Mei, 0.2\nPerson 3: Seun, x',
  })
  expect(field && columnSum(field, ['a', '0.1', 'b', '0.2', 'c'], 'age')).toBe('0.3')
  expect(field && columnSum(field, undefined, 'age')).toBe('0')
  expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { type: 'string' } } })
})

it.each([
  [{ fields: [] }, '/fields: A group needs a question to repeat.'],
  [{ fields: [name, name] }, '/fields/1/name: The group has a question “name” already.'],
  [{ fields: [{ ...name, kind: 'file' }] }, '/fields/0/kind: No group repeats a question of kind “file”.'],
  [{ fields: [{ ...name, kind: 'select' }] }, '/fields/0/options: “options” is missing.'],
  [
    { fields: [{ ...age, rules: [{ kind: 'sum', with: [{ field: 'f0' }], max: 3 }] }] },
    '/fields/0/rules/0: The rule “sum” asks for other fields, which no question of a group can do.',
  ],
  [{ min: 3, max: 2 }, '/min: At least 3 rows and at most 2: no number is both.'],
  [{ max: 51 }, '/max: A group has 0 to 50 rows.'],
  [{ default: 'x' }, '/default: A group begins empty; nothing can be filled in before.'],
  [
    { requiredWhen: { field: 'f0', is: 'equal', to: 'x' } },
    '/requiredWhen/is: A group is filled in or not: compare with empty or filled, or count its rows.',
  ],
])('[C683] refuses a group that cannot be, and says where: %j', (more, fault) => {
  const parsed = parseForm(documentOf([{ ...group, ...more }]))
  const faults = parsed.ok ? [] : parsed.error.faults.map(({ pointer, message }) => `${pointer}: ${message}`)
  expect(faults).toEqual([`/pages/0/fields/0${fault}`])
})

it('[C800] checks an entry with a doubtful pattern by the matcher of the form; without one it passes, which is reported once', () => {
  const code = {
    kind: 'text',
    name: 'code',
    label: 'Code',
    rules: [required, { kind: 'pattern', pattern: '(?:a+b+)+' }],
  }
  const doubtful = formOf([{ ...group, fields: [code, name] }])
  const reports: unknown[] = []
  const onReport = (report: unknown): unknown => reports.push(report)
  const found = (entries: readonly string[], compilers: object): unknown => {
    const compiledWith = compileForm(doubtful, { compileRareRule, onReport, ...compilers })
    compiledWith.validate(valuesOf({ f0: entries }))
    return compiledWith.validate(valuesOf({ f0: entries })).map(({ part, code, rule }) => [part, code, rule])
  }
  expect(found(['aab', 'Bär', 'aba', 'Mei'], { compilePatternMatcher })).toEqual([[2, 'patternMismatch', -3]])
  expect(reports).toEqual([])
  expect(found(['aba', 'Mei'], {})).toEqual([])
  expect(reports).toEqual([{ field: 'f0', rule: -3, flaw: 'unchecked' }])
  // One answer that takes too long says so each time; others are checked all the same.
  expect(found(['ab'.repeat(150_000), 'Bär', 'b', 'Mei'], { compilePatternMatcher })).toEqual([
    [2, 'patternMismatch', -3],
  ])
  expect(reports).toHaveLength(3)
})

it('[C637] a rule of a question that only advises keeps nothing from being sent', () => {
  const advised = { ...name, rules: [{ kind: 'length', max: 2, severity: 'warning' }] }
  const compiledWith = compileForm(formOf([{ ...group, fields: [advised] }]), { compileRareRule })
  expect(compiledWith.validate(valuesOf({ f0: ['Nordby'] }))).toEqual([])
})
