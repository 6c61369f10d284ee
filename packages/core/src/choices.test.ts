import { describe, expect, it } from 'vitest'
import { fitDraft } from './fit-draft.ts'
import { documentOf, formOf, issuesOf, valuesOf } from './form-of.test.fixture.ts'
import { findLogicFaults } from './logic-faults/find-logic-faults.ts'
import { withChoiceIssues } from './messages/choice-issues.ts'
import { issues as messages } from './messages/en.ts'
import { formatIssue } from './messages/format-issue.ts'
import { languageOf } from './messages/language.ts'
import { table as de } from './messages/tables/de.ts'
import { brandFieldId } from './model/ids.ts'
import type { Value } from './model/values.ts'
import { compileForm } from './rules/compile.ts'
import { formToJsonSchema } from './schema/json-schema.ts'
import { parseForm } from './schema/parse.ts'

const options = ['Bergen', 'Bern', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }))
const listed = { kind: 'options' }

/** The messages of a document's faults. */
function faultsOf(...fields: readonly object[]): readonly string[] {
  const read = parseForm(documentOf(fields))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}

/** Sentences for one answer. */
function said(field: object, value: Value, words = messages): readonly string[] {
  const form = formOf([field])
  return compileForm(form)
    .validate(valuesOf({ f0: value }))
    .map((issue) => formatIssue(issue, { form, messages: words, locale: 'de' }))
}

describe.each(['combobox', 'pictures'] as const)('%s', (kind) => {
  const one = { kind, options, rules: [listed, { kind: 'required' }] }
  const several = { ...one, multiple: true }

  it('[C520] has the rules of one choice, or of several', () => {
    expect(faultsOf(one, several)).toEqual([])
    const rulesOf = (multiple: boolean, rule: object) => faultsOf({ kind, options, multiple, rules: [rule] }, {})
    expect(rulesOf(true, { kind: 'length', max: 2 })).toEqual([])
    expect(rulesOf(true, { kind: 'length', min: 4 })).toEqual(['Nobody can choose 4 of 3 options.'])
    expect(rulesOf(false, { kind: 'length', max: 2 })).toEqual([
      `The rule “length” makes no sense for a field of kind “${kind}”.`,
    ])
    const compare = { kind: 'compare', is: 'equal', to: { field: 'f1' } }
    expect(rulesOf(false, compare)).toEqual([])
    expect(rulesOf(true, compare)).toEqual([`The rule “compare” makes no sense for a field of kind “${kind}”.`])
    expect(faultsOf({ rules: [{ ...compare, to: { field: 'f1' } }] }, several)).toEqual([
      `A field of kind “${kind}” has no value to compare with.`,
    ])
  })

  it('[C520] is asked by conditions as one choice, or as several', () => {
    const asked = (field: object, when: object) => faultsOf(field, { visibleWhen: { field: 'f0', ...when } })
    expect(asked(several, { is: 'contains', to: 'paris' })).toEqual(["“paris” is none of that field's options."])
    expect(asked(several, { is: 'atLeast', to: 2, count: true })).toEqual([])
    expect(asked(one, { is: 'atLeast', to: 2, count: true })).toEqual([
      'Only chosen options, files and rows can be counted.',
    ])
    const form = formOf([several, { visibleWhen: { field: 'f0', is: 'atLeast', to: 4, count: true } }])
    expect(findLogicFaults(form)).toHaveLength(1)
  })

  it('[C520] begins with one of its options, or with several; elsewhere “multiple” is refused', () => {
    expect(faultsOf({ ...one, default: 'bern' }, { ...several, default: ['bern', 'oslo'] })).toEqual([])
    expect(faultsOf({ ...several, default: 'bern' })).toEqual(['This must be a list.'])
    expect(faultsOf({ ...several, default: ['paris'] })).toEqual(['“paris” is none of the options.'])
    expect(faultsOf({ multiple: false }, { kind: 'radio', options, multiple: true })).toEqual([
      'Of a field of kind “radio”, “multiple” says nothing.',
    ])
  })

  it.each<[object, Value, readonly string[]]>([
    [one, '', ['Choose one']],
    [one, 'paris', ['Choose from the list']],
    [one, 'bern', []],
    [several, [], ['Choose at least one']],
    [several, ['bern', 'paris'], ['Choose from the list']],
    [{ ...several, rules: [{ kind: 'length', max: 1 }] }, ['bern', 'oslo'], ['Choose at most 1']],
  ])('[C522] %j with %j says %j', (field, value, words) => {
    expect(said(field, value)).toEqual(words)
  })

  it('[C522] is spoken of so in every language', () => {
    const german = withChoiceIssues(languageOf(de).issues)
    expect([said(one, '', german), said(several, [], german)]).toEqual([
      ['Wählen Sie eine Antwort aus'],
      ['Wählen Sie mindestens eine Antwort aus'],
    ])
  })

  it('[C523] of a draft it takes what may still be chosen, and shows the rest', () => {
    const fitted = (field: object, value: Value) => {
      const answer = { field: brandFieldId('f0'), kind, label: 'L', value }
      const { values, unfit } = fitDraft(formOf([{ ...field, rules: [listed] }]), [answer])
      return [values[brandFieldId('f0')], unfit.map(({ text }) => text)]
    }
    expect(fitted(one, 'bern')).toEqual(['bern', []])
    expect(fitted(one, 'paris')).toEqual([undefined, ['paris']])
    expect(fitted(one, ['bern'])).toEqual([undefined, ['bern']])
    expect(fitted(several, ['bern', 'paris'])).toEqual([['bern'], ['paris']])
    expect(fitted(several, 'oslo')).toEqual([['oslo'], []])
    expect(fitted(several, '')).toEqual([[], []])
  })
})

describe('a list that is searched', () => {
  const open = { kind: 'combobox', options, rules: [] }

  it('[C521] takes other words where no rule holds it to its options', () => {
    expect(issuesOf(open, 'Paris')).toEqual([])
    expect(issuesOf({ ...open, multiple: true }, ['bern', 'Paris'])).toEqual([])
    const schema = (field: object) => JSON.stringify(formToJsonSchema(formOf([field])))
    expect(schema(open)).not.toContain('bern')
    expect(schema({ ...open, rules: [listed] })).toContain('"enum":["bergen","bern","oslo"]')
    expect(schema({ ...open, rules: [listed], multiple: true })).not.toContain('bern')
  })

  it('[C521] so a condition may wait for other words', () => {
    const waits = (rules: readonly object[]) =>
      findLogicFaults(
        formOf([
          { ...open, rules },
          {
            visibleWhen: {
              all: [
                { field: 'f0', is: 'filled' },
                { not: { field: 'f0', is: 'in', to: options.map(({ value }) => value) } },
              ],
            },
          },
        ]),
      ).length
    expect([waits([]), waits([listed])]).toEqual([0, 1])
  })
})

it.each([
  ['https://example.org/a.webp', []],
  ['data:image/webp;base64,AAAA', []],
  ['http://example.org/a.webp', ['The picture is at an address with https, or in the document itself.']],
  ['javascript:alert(1)', ['The picture is at an address with https, or in the document itself.']],
  ['data:image/svg+xml,<svg/>', [expect.stringContaining('data:image/webp;base64')]],
  [`data:image/png;base64,${'A'.repeat(80_004)}`, [expect.stringContaining('60003 bytes')]],
])('[C524] of a choice with the picture %s it says %j', (image, faults) => {
  expect(faultsOf({ kind: 'pictures', options: [{ value: 'a', label: 'A', image, alt: 'A bowl' }] })).toEqual(faults)
})
