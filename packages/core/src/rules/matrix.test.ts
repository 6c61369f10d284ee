import { expect, it } from 'vitest'
import { fitDraft } from '../fit-draft.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { loadTable } from '../load-table.ts'
import { localizeForm } from '../localize-form.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import { findLogicFaults } from '../logic-faults/find-logic-faults.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { languageOf } from '../messages/language.ts'
import { withMatrixIssues } from '../messages/matrix-issues.ts'
import { matrixInWords, matrixText } from '../model/matrix.ts'
import type { Value } from '../model/values.ts'
import { readPrefill } from '../prefill.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const named = (value: string) => ({ value, label: value.toUpperCase() })
const free = {
  ...{ kind: 'matrix', rows: ['throw', 'glaze'].map(named), options: ['never', 'often'].map(named), rules: [] },
}
const wanted = { ...free, rules: [{ kind: 'required' }] }
const every = { ...wanted, everyRow: true }
const faultsOf = (...fields: readonly object[]): readonly string[] => {
  const read = parseForm(documentOf(fields))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}

it.each<[object, Value, readonly string[]]>([
  [free, [], []],
  [wanted, [], ['undefined: Choose at least one']],
  [wanted, ['glaze: often'], []],
  [every, [], ['undefined: Answer in every row']],
  [every, ['glaze: often'], ['0: THROW: choose one']],
  [{ ...every, multiple: true }, ['throw: often'], ['1: GLAZE: choose at least one']],
  [{ ...free, everyRow: true }, [], []],
  [free, ['throw: never', 'throw: often'], ['0: THROW: choose at most 1']],
  [{ ...free, multiple: true }, ['throw: never', 'throw: often'], []],
  [free, ['fire: often'], ['undefined: Choose from the list']],
  [free, ['throw: often', 'throw: often'], ['undefined: Choose from the list']],
])('[C710] of %j the answers %j have the issues %j', (field, value, expected) => {
  const form = formOf([field])
  const found = compileForm(form, { compileRareRule }).validate(valuesOf({ f0: value }))
  expect(found.map((issue) => `${issue.part}: ${formatIssue(issue, { form, messages })}`)).toEqual(expected)
})

it('[C710] says what is missing in the words of other languages too', async () => {
  const form = { ...formOf([every]), locale: 'de' }
  const { issues } = languageOf(await loadTable(form))
  const say = (value: Value) =>
    compileForm(form, { compileRareRule })
      .validate(valuesOf({ f0: value }))
      .map((issue) => formatIssue(issue, { form, messages: withMatrixIssues(issues) }))
  expect([say([]), say(['throw: often'])]).toEqual([
    ['Antworten Sie in jeder Zeile'],
    ['GLAZE: Wählen Sie eine Antwort aus'],
  ])
})

it('[C711] has rows and options, whose answers cannot be taken for one another, and only it has rows', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => named(`n${index}`))
  expect([free, every, { ...free, rows: many(50), options: many(20) }].flatMap((field) => faultsOf(field))).toEqual([])
  const wrong: readonly (readonly [object, string])[] = [
    [{ ...free, rows: [] }, 'There are no rows to answer.'],
    [{ ...free, rows: many(51) }, 'A matrix has at most 50 rows.'],
    [{ ...free, options: many(21) }, 'A matrix has at most 20 choices.'],
    [{ ...free, rows: [named('a'), named('a')] }, 'The row “a” is there twice.'],
    [{ ...free, options: [{ ...named('a'), freeText: true }] }, 'No choice of a matrix takes a text.'],
    [{ ...free, options: [{ ...named('a'), price: 2 }] }, 'No choice of a matrix has a price.'],
    [
      { ...free, rows: [named('a'), named('a: b')], options: [named('b: c'), named('c')] },
      '“a: b: c” could be an answer to two of the rows.',
    ],
    [{ ...free, default: ['throw: always'] }, '“throw: always” is none of the options.'],
    [{ ...free, default: ['throw: never', 'throw: often'] }, 'Of one row only one choice can be chosen.'],
    [{ kind: 'text', everyRow: true }, 'A field of kind “text” has no rows.'],
  ]
  expect(wrong.map(([field]) => faultsOf(field)[0])).toEqual(wrong.map(([, fault]) => fault))
})

it('[C712] is sent with a line a row, read by its labels, and described by JSON Schema', () => {
  const answers = ['glaze: often', 'throw: never', 'throw: often', 'fire: often']
  const text = matrixText({ ...free }, answers)
  expect(text).toBe('throw: never, often\nglaze: often')
  expect(text.split(', ').map((part) => matrixInWords(free, part))).toEqual(['THROW: NEVER', 'OFTEN\nGLAZE: OFTEN'])
  const { pattern = 'x' } = /"pattern":"(?<pattern>[^"]*)"/.exec(JSON.stringify(formToJsonSchema(formOf([free]))))
    ?.groups ?? { pattern: 'x' }
  expect(['throw: never', 'glaze: often', 'fire: often'].map((one) => new RegExp(pattern, 'u').test(one))).toEqual([
    true,
    true,
    false,
  ])
  const rows = { de: { fields: { f0: { rows: { throw: 'Drehen' }, options: { often: 'Oft' } } } } }
  const german = localizeForm({ ...formOf([free]), translations: rows }, 'de').pages[0]?.fields[0]
  expect(matrixInWords(german ?? {}, 'throw: often')).toBe('Drehen: Oft')
})

it('[C713] a condition asks for an answer of a row, and of a draft or a link fits what the form still has', () => {
  const shownBy = (to: string) => ({ visibleWhen: { field: 'f0', is: 'contains', to } })
  expect(faultsOf(free, shownBy('throw: often'))).toEqual([])
  expect(faultsOf(free, shownBy('often'))).toEqual(["“often” is none of that field's options."])
  const form = formOf([free, shownBy('throw: often')])
  expect(findLogicFaults(form)).toEqual([])
  const seen = (value: Value) => compileLogicForm(form).visible(valuesOf({ f0: value })).size
  expect([seen(['throw: never']), seen(['glaze: never', 'throw: often'])]).toEqual([1, 2])
  const [field] = form.pages.flatMap((page) => page.fields)
  if (!field) throw new Error('A field.')
  const answers = [{ field: field.id, kind: 'matrix', label: 'Done', value: ['throw: often', 'fire: often'] }] as const
  expect(fitDraft(form, answers)).toMatchObject({
    values: { f0: ['throw: often'] },
    unfit: [{ text: 'fire: often' }],
  })
  const linked = compileForm(formOf([{ ...free, prefill: ['address'] }]), { compileRareRule })
  const filled = (...texts: readonly string[]) =>
    readPrefill(linked, { address: texts.map((text) => ['n0', text] as const) }).map(({ value }) => value)
  expect([filled('throw: often', 'fire: often'), filled('often')]).toEqual([[['throw: often']], []])
})
