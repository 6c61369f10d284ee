import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { formatMoment } from '../messages/format-moment.ts'
import { languageOf } from '../messages/language.ts'
import { table as de } from '../messages/tables/de.ts'
import { withTimeIssues } from '../messages/time-issues.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const fieldOf = (kind: string, rules: readonly object[] = [{ kind: 'type' }]) => formOf([{ kind, rules }])

/** Codes and sentences for one answer. */
function found(kind: string, value: string, rules?: readonly object[]): readonly string[] {
  const form = fieldOf(kind, rules)
  return compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map((issue) => `${issue.rule} ${issue.code}: ${formatIssue(issue, { form, messages })}`)
}

const times = ['00:00', '14:05', '23:59', '14:05:59', '14:05:59.1', '14:05:59.123']
const noTimes = ['24:00', '14:60', '4:05', '14', '14:05:60', '14:05:59.', '14:05:59.1234', '2 pm', '14:05Z', '１４:05']

describe('times', () => {
  it.each(times)('[C200] takes HTML’s valid time string: %s', (text) => {
    expect(found('time', text)).toEqual([])
    expect(found('datetime', `2028-02-29T${text}`)).toEqual([])
  })

  it.each([...noTimes, '2027-03-31', '2027-03-31T14:05'])('[C200] finds that this is no time: %s', (text) => {
    expect(found('time', text)).toEqual([expect.stringMatching(/^0 badInput: /)])
  })

  it.each([
    ...noTimes,
    '2027-02-29T14:05',
    '2027-03-31',
    '2027-03-31 14:05',
    '2027-03-31T',
    'T14:05',
    '2027-03-31T1:00T',
  ])('[C201] finds that this is no day with a time: %s', (text) => {
    expect(found('datetime', text)).toEqual([expect.stringMatching(/^0 badInput: /)])
  })

  it('[C201] asks for what is half typed, in any language', () => {
    expect(found('datetime', 'half typed')).toEqual([
      '0 badInput: “Field 0” needs a date that exists, such as March 31, 2027, 14:00',
    ])
    expect(found('time', 'half typed')).toEqual(['0 badInput: Use this format: 14:00'])
    const german = withTimeIssues(languageOf(de).issues)
    const form = fieldOf('time')
    const [issue] = compileForm(form, { compileRareRule }).validate(valuesOf({ f0: 'half typed' }))
    expect(issue && formatIssue(issue, { form, messages: german, locale: 'de' })).toBe(
      'Verwenden Sie dieses Format: 14:00',
    )
  })

  it.each([
    ['time', { min: '09:00', max: '17:00' }, '08:59', ['0 rangeUnderflow: Enter 09:00 or later']],
    ['time', { min: '09:00', max: '17:00' }, '17:00:01', ['0 rangeOverflow: Enter 17:00 or earlier']],
    ['time', { min: '09:00', max: '17:00' }, '09:00', []],
    ['time', { min: '09:00', max: '17:00' }, 'half typed', []],
    [
      'datetime',
      { min: '2027-01-01T09:00' },
      '2027-01-01T08:59',
      ['0 rangeUnderflow: Enter January 1, 2027, 09:00 or later'],
    ],
    [
      'datetime',
      { max: '2027-01-01T09:00' },
      '2027-01-02T08:00',
      ['0 rangeOverflow: Enter January 1, 2027, 09:00 or earlier'],
    ],
    ['datetime', { max: '2027-01-01T09:00' }, '2027-01-01T09:00:00', []],
  ])('[C205] of a %s within %j, it says of %s: %j', (kind, bounds, value, expected) => {
    expect(found(kind, value, [{ kind: 'range', ...bounds }])).toEqual(expected)
  })

  it('[C203] says of a bound that it is a time, or a day, in another language too', () => {
    const german = withTimeIssues(languageOf(de).issues)
    const said = (kind: string, min: string, answer: string): readonly string[] => {
      const form = fieldOf(kind, [{ kind: 'range', min }])
      return compileForm(form, { compileRareRule })
        .validate(valuesOf({ f0: answer }))
        .map((issue) => formatIssue(issue, { form, messages: german, locale: 'de' }))
    }
    expect(said('time', '20:30', '20:15')).toEqual(['Geben Sie 20:30 oder eine spätere Uhrzeit ein'])
    expect(said('datetime', '2027-01-01T20:30', '2026-12-31T20:15')).toEqual([
      'Geben Sie den 1. Januar 2027, 20:30 oder einen späteren Tag ein',
    ])
  })

  it('[C205] refuses bounds that are no times, that contradict each other, and a step', () => {
    const refused = (kind: string, range: object): readonly string[] => {
      const read = parseForm(documentOf([{ kind, rules: [{ kind: 'range', ...range }] }]))
      return read.ok ? [] : read.error.faults.map(({ message }) => message)
    }
    expect(refused('time', { min: '09:00', max: '17:00' })).toEqual([])
    expect(refused('time', { min: '9:00' })).toEqual(['There is no time “9:00”; write it as 14:00.'])
    expect(refused('time', { min: '17:00', max: '09:00' })).toEqual([
      'Nothing can be at least 17:00 and at most 09:00.',
    ])
    expect(refused('time', { min: '09:00', step: 900 })).toEqual(['Times have bounds, and no step.'])
    expect(refused('datetime', { max: '2027-02-30T09:00' })).toEqual([
      'There is no such time: “2027-02-30T09:00”; write it as 2027-03-31T14:00.',
    ])
  })

  it('[C205] [F18] leaves bounds of a draft out that contradict each other', () => {
    const reports: unknown[] = []
    const whole = fieldOf('time')
    const range = { kind: 'range', min: '17:00', max: '09:00' } as const
    const form = {
      ...whole,
      pages: whole.pages.map((page) => ({ ...page, fields: page.fields.map((one) => ({ ...one, rules: [range] })) })),
    }
    const onReport = (report: unknown): number => reports.push(report)
    expect(compileForm(form, { compileRareRule, onReport }).validate(valuesOf({ f0: '12:00' }))).toEqual([])
    expect(reports).toEqual([{ field: 'f0', rule: 0, flaw: 'contradiction' }])
  })

  it.each(['time', 'datetime'])('[C202] asks nothing of a %s without its rule, nor of an empty one', (kind) => {
    expect(found(kind, 'whenever', [])).toEqual([])
    expect(found(kind, '')).toEqual([])
  })

  it('[C203] reads a moment in words as far as it is one', () => {
    expect(formatMoment('2027-06-03T14:00', 'en')).toBe('June 3, 2027, 14:00')
    for (const text of ['14:00', '2027-13-03T14:00', 'whenever']) expect(formatMoment(text, 'en')).toBe(text)
  })

  it.each([
    ['time', ''],
    ['datetime', '2027-03-31T'],
  ])('[C204] describes a %s in JSON Schema as it checks it', (kind, day) => {
    const pattern = /"pattern":("\^[^"]*")/.exec(JSON.stringify(formToJsonSchema(fieldOf(kind))))?.[1] ?? '"never"'
    const schema = new RegExp(JSON.parse(pattern), 'u')
    for (const time of times) expect(schema.test(day + time)).toBe(true)
    for (const time of noTimes) expect(schema.test(day + time)).toBe(false)
  })
})
