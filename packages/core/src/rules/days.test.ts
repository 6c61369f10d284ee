import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as messages } from '../messages/en.ts'
import { formatDay } from '../messages/format-day.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileDays, dayText, localDay } from './days.ts'
import { compileRareRule } from './rare.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** Codes and limits of a rule for a day, at a moment, on a device in a time zone. */
function found(rule: object, value: string, now = '2027-03-10T12:00:00Z', timeZone = 'UTC') {
  process.env['TZ'] = timeZone
  const form = formOf([{ kind: 'date', rules: [{ kind: 'days', ...rule }] }])
  const clock = { now: () => Date.parse(now) }
  const compiled = compileForm(form, { compileRareRule: (one, field) => compileRareRule(one, field, { clock }) })
  return compiled.validate(valuesOf({ f0: value })).map((issue) => {
    const { code, limit } = issue
    return { code, limit, words: formatIssue(issue, { form, messages }) }
  })
}

describe('the rule days', () => {
  it.each([
    [{ from: 0 }, '2027-03-09', 'rangeUnderflow', '2027-03-10', 'Enter March 10, 2027 or later'],
    [{ from: 1 }, '2027-03-10', 'rangeUnderflow', '2027-03-11', 'Enter March 11, 2027 or later'],
    [{ to: 30 }, '2027-04-10', 'rangeOverflow', '2027-04-09', 'Enter April 9, 2027 or earlier'],
    [{ to: -1 }, '2027-03-10', 'rangeOverflow', '2027-03-09', 'Enter March 9, 2027 or earlier'],
    [{ not: ['sunday'] }, '2027-03-14', 'dayExcluded', 'sunday', 'Choose another day: Sundays are not offered'],
    [
      { not: ['2027-12-25'] },
      '2027-12-25',
      'dayExcluded',
      '2027-12-25',
      'Choose another day: December 25, 2027 is not offered',
    ],
  ])('[C128 C129 C130] %j finds %s wrong: %s', (rule, value, code, limit, words) => {
    expect(found(rule, value)).toEqual([{ code, limit, words }])
  })

  it.each([
    [{ from: 0 }, '2027-03-10'],
    [{ to: 30 }, '2027-04-09'],
    [{ from: -3, to: 3 }, '2027-03-07'],
    [{ not: ['saturday', 'sunday', '2027-03-12'] }, '2027-03-11'],
    [{ from: 0 }, 'no day at all'],
    [{ from: 0 }, ''],
  ])('[C128 C129 C130] %j finds nothing wrong with %s', (rule, value) => {
    expect(found(rule, value)).toEqual([])
  })

  it.each([
    // The same moment is the tenth in one place and the eleventh, or the ninth, in another.
    ['2027-03-10T23:30:00Z', 'Europe/Oslo', '2027-03-11'],
    ['2027-03-10T10:30:00Z', 'Pacific/Kiritimati', '2027-03-11'],
    ['2027-03-10T11:30:00Z', 'Pacific/Pago_Pago', '2027-03-10'],
    ['2027-03-10T10:30:00Z', 'Pacific/Pago_Pago', '2027-03-09'],
    // Half an hour after the clocks went forward, and in the hour that comes twice.
    ['2027-03-28T01:30:00Z', 'Europe/Oslo', '2027-03-28'],
    ['2027-10-31T00:30:00Z', 'Europe/Oslo', '2027-10-31'],
    // Midnight itself.
    ['2027-03-09T23:00:00Z', 'Europe/Oslo', '2027-03-10'],
    ['2027-03-09T22:59:59Z', 'Europe/Oslo', '2027-03-09'],
  ])('[C131] at %s in %s today is %s', (now, timeZone, today) => {
    process.env['TZ'] = timeZone
    expect(dayText(localDay(Date.parse(now)))).toBe(today)
    expect(found({ from: 0, to: 0 }, today, now, timeZone)).toEqual([])
    expect(found({ from: 1 }, today, now, timeZone)).toMatchObject([{ code: 'rangeUnderflow' }])
  })

  it('[C130] knows the weekday of every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_000_000 }), (day) => {
        const weekday = new Date(day * 86_400_000)
          .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
          .toLowerCase()
        const check = compileDays({ kind: 'days', not: [weekday] })
        expect(typeof check === 'function' && check(dayText(day))).toEqual([{ code: 'dayExcluded', limit: weekday }])
      }),
    )
  })

  it.each<[string, object, string | readonly string[], readonly object[]]>([
    ['datetime', { from: 1 }, '2027-03-10T23:59', [{ code: 'rangeUnderflow', limit: '2027-03-11' }]],
    ['datetime', { from: 1 }, '2027-03-11T00:00', []],
    ['datetime', { not: ['sunday'] }, '2027-03-14T09:00', [{ code: 'dayExcluded', limit: 'sunday' }]],
    ['dateRange', { from: 0 }, ['2027-03-10', '2027-03-12'], []],
    [
      'dateRange',
      { from: 0 },
      ['2027-03-09', '2027-03-12'],
      [{ code: 'rangeUnderflow', limit: '2027-03-10', part: 0 }],
    ],
    ['dateRange', { to: 30 }, ['2027-04-01', '2027-04-10'], [{ code: 'rangeOverflow', limit: '2027-04-09', part: 1 }]],
    [
      'dateRange',
      { not: ['sunday'] },
      ['2027-03-10', '2027-03-14'],
      [{ code: 'dayExcluded', limit: 'sunday', part: 1 }],
    ],
  ])('[C128 C130 C552] of a %s, %j, it says of %j: %j', (kind, rule, value, expected) => {
    const form = formOf([{ kind, rules: [{ kind: 'days', ...rule }] }])
    const clock = { now: () => Date.parse('2027-03-10T12:00:00Z') }
    process.env['TZ'] = 'UTC'
    const compiled = compileForm(form, { compileRareRule: (one, field) => compileRareRule(one, field, { clock }) })
    const issues = compiled.validate(valuesOf({ f0: value }))
    expect(issues.map(({ field: _field, rule: _rule, ...finding }) => finding)).toEqual(expected)
  })

  it('[C132] is left out where it contradicts itself, or where nobody can check it', () => {
    const form = formOf([{ kind: 'date', rules: [{ kind: 'days', from: 0 }] }])
    const reports: string[] = []
    compileForm(form, { onReport: ({ flaw }) => reports.push(flaw) }).validate(valuesOf({ f0: '1999-01-01' }))
    expect([compileDays({ kind: 'days', from: 2, to: 1 }), ...reports]).toEqual(['contradiction', 'unchecked'])
  })

  it.each([
    [{}, ''],
    [{ not: [] }, ''],
    [{ from: 1.5 }, '/from'],
    [{ to: 40_000 }, '/to'],
    [{ from: 3, to: 2 }, ''],
    [{ not: ['someday'] }, '/not/0'],
    [{ not: ['2027-02-30'] }, '/not/0'],
    [{ not: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] }, '/not'],
  ])('[C132] refuses %j', (rule, place) => {
    const parsed = parseForm(documentOf([{ kind: 'date', rules: [{ kind: 'days', ...rule }] }]))
    expect(parsed.ok ? [] : parsed.error.faults.map(({ pointer }) => pointer)).toEqual([
      `/pages/0/fields/0/rules/0${place}`,
    ])
  })

  it('[C9] makes sense for dates alone', () => {
    const parsed = parseForm(documentOf([{ kind: 'text', rules: [{ kind: 'days', from: 0 }] }]))
    expect(parsed.ok ? [] : parsed.error.faults.map(({ code }) => code)).toEqual(['rule-mismatch'])
  })
})

it('[C133] says a day in the words of a language, and leaves every other text as it is', () => {
  expect([
    formatDay('2027-06-03', 'en-GB'),
    formatDay('2027-06-03', 'de'),
    formatDay('soon', 'en'),
    formatDay('2027-02-30', 'en'),
  ]).toEqual(['3 June 2027', '3. Juni 2027', 'soon', '2027-02-30'])
})
