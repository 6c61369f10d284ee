import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { withRareIssues } from '../messages/en-rare.ts'
import { formatIssue } from '../messages/format-issue.ts'
import type { Value } from '../model/values.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const severity = 'warning'
const options = [{ value: 'a', label: 'A' }]

describe('at least one of several answers', () => {
  const rules = [{ kind: 'atLeastOne', with: [{ field: 'f0' }, { field: 'f1' }] }]
  const form = formOf([
    {},
    { kind: 'checkboxes', options, visibleWhen: { field: 'f0', is: 'notEqual', to: 'x' } },
    { rules },
  ])
  const missing = { field: 'f2', rule: 0, code: 'valueMissing', others: 'Field 0, Field 1' }

  it.each<[Readonly<Record<string, Value>>, boolean]>([
    [{}, false],
    [{ f0: '', f1: [], f2: '' }, false],
    [{ f2: 'here' }, true],
    [{ f0: 'x' }, true],
    [{ f1: ['a'] }, true],
  ])('[C636] is given by %j: %s', (values, isGiven) => {
    const compiled = compileForm(form, { compileRareRule })
    expect(compiled.validate(valuesOf(values))).toEqual(isGiven ? [] : [missing])
  })

  it('[C636] is asked for in words that name the others', () => {
    const [issue] = compileForm(form, { compileRareRule }).validate({})
    expect(issue && formatIssue(issue, { form, messages: withRareIssues(messages) })).toBe(
      'Answer this, or “Field 0, Field 1”',
    )
  })
})

describe('at least one, where others are not on the screen', () => {
  const rules = [{ kind: 'atLeastOne', with: [{ field: 'f0' }, { field: 'f1' }] }]
  const hidden = { visibleWhen: { field: 'f3', is: 'equal', to: 'x' } }
  const othersWhere = (f0: object, f1: object): readonly (readonly [string, unknown])[] => {
    const form = formOf([f0, f1, { rules }, {}])
    return compileForm(form, { compileRareRule })
      .validate({})
      .map((issue) => [issue.code, Reflect.get(issue, 'others')])
  }

  it('[C636] names the others that can be answered, and none when there is none', () => {
    expect([othersWhere(hidden, {}), othersWhere(hidden, hidden)]).toEqual([
      [['valueMissing', 'Field 1']],
      [['valueMissing', undefined]],
    ])
  })
})

describe('a rule that only advises', () => {
  const rules = [
    { kind: 'length', max: 3, severity },
    { kind: 'pattern', pattern: '[a-z]+' },
    { kind: 'words', max: 1, severity },
  ]

  it('[C637] keeps nothing from being sent; the others keep their places', () => {
    const form = formOf([{ rules }])
    const issuesOf = (value: string) => compileForm(form, { compileRareRule }).validate(valuesOf({ f0: value }))
    expect([issuesOf('abcdef'), issuesOf('ab cd')]).toEqual([[], [{ field: 'f0', rule: 1, code: 'patternMismatch' }]])
  })

  it('[C637] stands in no schema, since what breaks it is accepted', () => {
    expect(JSON.stringify(formToJsonSchema(formOf([{ rules }])))).not.toContain('maxLength')
  })
})

it.each<[string, object, string, string]>([
  ['text', { kind: 'length', max: 3, severity: 'error' }, '/severity', 'unknown-value'],
  ['text', { kind: 'required', severity }, '/severity', 'contradiction'],
  ['email', { kind: 'type', severity }, '/severity', 'contradiction'],
  ['file', { kind: 'length', max: 2, severity }, '/severity', 'contradiction'],
  ['text', { kind: 'atLeastOne' }, '/with', 'missing'],
  ['text', { kind: 'atLeastOne', with: [] }, '/with', 'missing'],
  ['text', { kind: 'atLeastOne', with: [{ field: 'f0' }] }, '/with/0/field', 'contradiction'],
  ['text', { kind: 'atLeastOne', with: [{ field: 'gone' }] }, '/with/0/field', 'unknown-reference'],
  ['text', { kind: 'atLeastOne', with: [{ field: 'f1' }, { field: 'f1' }] }, '/with/1/field', 'duplicate'],
  ['text', { kind: 'atLeastOne', with: [{ field: 'f2' }] }, '/with/0/field', 'comparison-mismatch'],
  ['consent', { kind: 'atLeastOne', with: [{ field: 'f1' }] }, '', 'rule-mismatch'],
])('[C638] a %s with %j is refused at %s: %s', (kind, rule, pointer, code) => {
  const fields = [{ kind, rules: [rule] }, { kind: 'number' }, { kind: 'content' }]
  const parsed = parseForm(documentOf(fields))
  const faults = parsed.ok ? [] : parsed.error.faults.map((fault) => [fault.pointer, fault.code])
  expect(faults).toEqual([[`/pages/0/fields/0/rules/0${pointer}`, code]])
})
