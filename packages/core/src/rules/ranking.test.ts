import { expect, it } from 'vitest'
import { fitDraft } from '../fit-draft.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { rankInWords, rankingText, ranksIn } from '../model/ranking.ts'
import type { Value } from '../model/values.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const options = [
  { value: 'tea', label: 'Tea' },
  { value: 'coffee', label: 'Coffee' },
]
const wanted = { kind: 'ranking', options, rules: [{ kind: 'required' }] }
const free = { kind: 'ranking', options, rules: [] }

it.each<[object, Value, readonly string[]]>([
  [wanted, [], ['undefined: Choose one']],
  [wanted, ['coffee', 'tea'], []],
  [wanted, ['coffee', ''], ['1: Choose one']],
  [free, ['', 'tea'], []],
  [free, [], []],
  [free, ['tea', 'tea'], ['1: Choose from the list']],
  [free, ['milk', 'tea'], ['0: Choose from the list']],
])('[C705] of %j the order %j has the issues %j', (field, value, expected) => {
  const form = formOf([field])
  const found = compileForm(form, { compileRareRule }).validate(valuesOf({ f0: value }))
  expect(found.map((issue) => `${issue.part}: ${formatIssue(issue, { form, messages })}`)).toEqual(expected)
})

it('[C705] has options, at most 30, of which none takes a text', () => {
  const parsed = (field: object): boolean => parseForm(documentOf([field])).ok
  const many = (count: number) => ({
    ...free,
    options: Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `No ${index}` })),
  })
  expect([parsed(many(30)), parsed(many(31))]).toEqual([true, false])
  expect([
    parsed(wanted),
    parsed({ kind: 'ranking', rules: [] }),
    parsed({ ...free, options: [{ value: 'a', label: 'A', freeText: true }] }),
  ]).toEqual([true, false, false])
})

it('[C706] is sent with its ranks, and read with the labels of its options', () => {
  expect([
    rankingText({ options }, ['coffee', 'tea']),
    rankingText({ options }, ['', 'tea']),
    rankingText({}, []),
  ]).toEqual(['1. coffee, 2. tea', '2. tea', ''])
  expect(ranksIn({ options }, 'tea')).toEqual(['', ''])
  expect(['1. coffee', '2. milk', 'coffee', '. tea'].map((entry) => rankInWords({ options }, entry))).toEqual([
    '1. Coffee',
    '2. milk',
    'coffee',
    '. tea',
  ])
})

it('[C706] of a draft fits as long as its options are there', () => {
  const form = formOf([free])
  const field = form.pages[0]?.fields[0]
  if (!field) throw new Error('The form has a field.')
  const kept = (value: Value) => fitDraft(form, [{ field: field.id, kind: 'ranking', label: 'Order', value }])
  expect(kept(['coffee', '']).unfit).toEqual([])
  expect(kept(['milk', 'tea'])).toMatchObject({ values: {}, unfit: [{ text: 'milk, tea' }] })
  expect(kept(['tea', 'coffee', 'milk'])).toMatchObject({ values: {}, unfit: [{ text: 'tea, coffee, milk' }] })
})

it('[C707] begins with a list of its options, is compared with by nothing, and has a schema', () => {
  const faultsOf = (...fields: readonly object[]): readonly string[] => {
    const read = parseForm(documentOf(fields))
    return read.ok ? [] : read.error.faults.map(({ message }) => message)
  }
  expect(faultsOf({ ...free, default: ['coffee', 'tea'] })).toEqual([])
  expect(faultsOf({ ...free, default: ['milk'] })).toEqual(['“milk” is none of the options.'])
  expect(faultsOf({ ...free, default: 'tea' })).toHaveLength(1)
  const compare = { kind: 'compare', is: 'equal', to: { field: 'f1' } }
  expect(faultsOf({ rules: [compare] }, free)).toEqual(['A field of kind “ranking” has no value to compare with.'])
  const pattern = /"pattern":("[^"]*")/.exec(JSON.stringify(formToJsonSchema(formOf([free]))))?.[1] ?? '"x"'
  const matcher = new RegExp(JSON.parse(pattern), 'u')
  expect([matcher.test('2. tea'), matcher.test('tea')]).toEqual([true, false])
})
