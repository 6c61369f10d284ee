import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { answerInWords } from '../messages/answer-in-words.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import type { FieldKind } from '../model/field-kind.ts'
import { partText } from '../model/part-text.ts'
import { partsOf } from '../model/parts.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

/** Parts, codes and sentences for one answer. */
function found(field: object, value: readonly string[]): readonly string[] {
  const form = formOf([field])
  return compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map((issue) => `${issue.part} ${issue.rule} ${issue.code}: ${formatIssue(issue, { form, messages })}`)
}

const [required, type] = [{ kind: 'required' }, { kind: 'type' }]
const faultsOf = (field: object): readonly string[] => {
  const read = parseForm(documentOf([field]))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}
const asked = 'Answer this question'

describe('a range of days', () => {
  const stay = { kind: 'dateRange', rules: [type, { kind: 'range', min: '2027-01-01', max: '2027-12-31' }] }
  it.each([
    [[], []],
    [['2027-06-12', '2027-06-12'], []],
    [['2027-06-12', ''], [`1 0 valueMissing: ${asked}`]],
    [['', '2027-06-12'], [`0 0 valueMissing: ${asked}`]],
    [['2027-06-12', '2027-06-11'], ['1 0 rangeUnderflow: Enter June 12, 2027 or later']],
    [['2027-06-12', 'half typed'], ['1 0 badInput: “Field 0” needs a date that exists, such as March 31, 2027']],
    [['2026-12-31', '2027-01-01'], ['0 1 rangeUnderflow: Enter January 1, 2027 or later']],
    [['2027-12-31', '2028-01-01'], ['1 1 rangeOverflow: Enter December 31, 2027 or earlier']],
  ])('[C550] of %j says %j', (value, expected) => {
    expect(found(stay, value)).toEqual(expected)
  })

  it('[C550] asks nothing without its rules, and both days where one is wanted', () => {
    expect(found({ kind: 'dateRange', rules: [] }, ['b', 'a'])).toEqual([])
    expect(found({ kind: 'dateRange', rules: [required] }, [])).toEqual([`undefined 0 valueMissing: ${asked}`])
    expect(found({ kind: 'dateRange', rules: [required] }, ['2027-06-12', ''])).toEqual([`1 0 valueMissing: ${asked}`])
  })

  it('[C551] is sent as an interval of ISO 8601, and read in words', () => {
    expect(partText({ kind: 'dateRange' }, ['2026-06-12', '2026-06-13'], 'en')).toBe('2026-06-12/2026-06-13')
    expect(answerInWords({ kind: 'dateRange' }, '2026-06-12/2026-06-13', 'en-GB')).toBe('12 June 2026 – 13 June 2026')
    const schema = JSON.stringify(formToJsonSchema(formOf([{ kind: 'dateRange', rules: [type] }])))
    const pattern = /"pattern":("[^"]*")/.exec(schema)?.[1] ?? '"x"'
    expect(new RegExp(JSON.parse(pattern), 'u').test('2026-06-12/2026-06-13')).toBe(true)
  })

  it('[C552] refuses bounds that are no days, contradict each other or step', () => {
    const range = (more: object) => faultsOf({ kind: 'dateRange', rules: [{ kind: 'range', ...more }] })
    expect(range({ min: '2027-01-01' })).toEqual([])
    expect(range({ min: '2027' })).toHaveLength(1)
    expect(range({ min: '2027-02-01', max: '2027-01-01' })).toHaveLength(1)
    expect(range({ min: '2027-02-01', step: 2 })).toEqual(['A range of days has bounds, and no step.'])
  })
})

describe('names and addresses', () => {
  it('[C553] want the parts that there is no such answer without, each by itself', () => {
    const name = { kind: 'name', rules: [required] }
    expect(found(name, [])).toEqual([`undefined 0 valueMissing: ${asked}`])
    expect(found(name, ['Ada', ' '])).toEqual([`1 0 valueMissing: ${asked}`])
    expect(found({ ...name, parts: ['prefix', 'given', 'family'] }, ['', 'Ada', 'Lovelace'])).toEqual([])
    expect(found({ kind: 'address', rules: [required] }, ['Markveien 12', '', 'Oslo', ''])).toEqual([
      `1 0 valueMissing: ${asked}`,
      `3 0 valueMissing: ${asked}`,
    ])
    expect(found({ kind: 'address', rules: [] }, ['', '', 'Oslo', ''])).toEqual([])
  })

  it('[C554] have the parts that their maker names, in that order; a part too many or too few is a fault', () => {
    const names = (kind: FieldKind, parts?: readonly string[]) =>
      partsOf({ kind, ...(parts && { parts }) }).map(({ name }) => name)
    expect(names('name')).toEqual(['given', 'family'])
    expect(names('address')).toEqual(['street', 'postcode', 'town', 'country'])
    expect(names('name', ['family', 'given'])).toEqual(['family', 'given'])
    expect(names('text')).toEqual([])
    expect(faultsOf({ kind: 'name', parts: ['family', 'given'], default: ['Lovelace', 'Ada'] })).toEqual([])
    expect(faultsOf({ kind: 'name', parts: ['given'] })).toEqual(['Without “family” there is no such answer.'])
    expect(faultsOf({ kind: 'name', parts: ['given', 'family', 'town'] })).toEqual([
      'There is no part “town” of such a field, or it is named twice.',
    ])
    expect(faultsOf({ kind: 'text', parts: [] })).toEqual(['A field of kind “text” has no parts to choose.'])
  })

  it('[C555] are sent as they stand on a letter', () => {
    const address = (parts: readonly string[], texts: readonly string[]) =>
      partText({ kind: 'address', parts }, texts, 'nb')
    expect(partText({ kind: 'name' }, ['Ada', 'Lovelace'], 'en')).toBe('Ada Lovelace')
    expect(
      address(['street', 'line2', 'postcode', 'town', 'country'], ['Markveien 12', '', '0554', 'Oslo', 'NO']),
    ).toBe('Markveien 12\n0554 Oslo\nNorge')
    expect(address(['street', 'town', 'region', 'postcode'], ['1 Main St', 'Springfield', 'IL', '62701'])).toBe(
      '1 Main St\nSpringfield IL 62701',
    )
    expect([partText({ kind: 'name' }, ['', ''], 'en'), partText({ kind: 'text' }, 'a', 'en')]).toEqual(['', undefined])
  })
})
