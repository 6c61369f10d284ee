import { expect, it } from 'vitest'
import { filesOf } from '../files.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const drawn = [{ name: 'n0.png', type: 'image/png', size: 2_000 }]
const form = formOf([
  { kind: 'signature', rules: [{ kind: 'required' }] },
  { visibleWhen: { field: 'f0', is: 'filled' } },
])
const compiled = compileForm(form, { compileRareRule })

it('[C680] is a file once it is drawn, and a text where a name was typed', () => {
  expect(compiled.templateParams(valuesOf({ f0: drawn, f1: 'x' }))).toEqual({ n1: 'x' })
  expect(compiled.templateParams(valuesOf({ f0: 'Ada Lovelace' }))).toEqual({ n0: 'Ada Lovelace', n1: '' })
  expect(filesOf(compiled, valuesOf({ f0: drawn }))).toEqual([{ name: 'n0', file: drawn[0] }])
  expect(filesOf(compiled, valuesOf({ f0: 'Ada Lovelace' }))).toEqual([])
})

it.each([
  ['', ['-: valueMissing', 'Sign, or type your name instead']],
  ['A'.repeat(201), ['200: tooLong', 'Write at most 200 characters; these are 201']],
  ['A'.repeat(200), []],
  [drawn, []],
])('[C680] wants one of the two, and bounds the name: %s', (value, found) => {
  const said = compiled
    .validate(valuesOf({ f0: value }))
    .flatMap((issue) => [`${issue.limit ?? '-'}: ${issue.code}`, formatIssue(issue, { form, messages })])
  expect(said).toEqual(found)
})

it.each([
  [{ default: 'Ada' }, 'A signature is its visitor’s; nothing can be signed before.'],
  [{ options: [] }, 'A field of kind “signature” has no options.'],
  [
    { visibleWhen: { field: 'f1', is: 'equal', to: 'x' } },
    'A signature is there or not: compare with empty or filled.',
  ],
])('[C680] refuses what it cannot have: %j', (more, fault) => {
  const document = documentOf([{ kind: 'signature', ...more }, { kind: 'signature' }])
  const parsed = parseForm(document)
  expect(parsed.ok ? [] : parsed.error.faults.map(({ message }) => message)).toEqual([fault])
})

it('[C680] [C70] is a text that may be absent', () => {
  expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { minLength: 1, maxLength: 200 } }, required: [] })
})
