import { expect, it } from 'vitest'
import { calendarFile, readCalendarSpan } from './calendar.ts'

const event = {
  uid: 'a1-b4',
  madeAt: '2027-01-02T14:02:09.123+01:00',
  span: { start: '20270331T140000', end: '20270331T160000' },
  title: 'Summer workshop',
  notes: 'Reference 7F3K-Q2.',
}

it.each([
  ['2027-03-31', { start: '20270331' }],
  [' 2027-03-31T14:00 ', { start: '20270331T140000' }],
  ['2027-03-31T14:00:30.5', { start: '20270331T140030' }],
  ['2027-03-31T', { start: '20270331' }],
  ['2027-03-31T14:00/2027-03-31T16:00', { start: '20270331T140000', end: '20270331T160000' }],
  ['2027-12-30/2027-12-31', { start: '20271230', end: '20280101' }],
  ['2027-03-31/2027-03-31', { start: '20270331', end: '20270401' }],
  ['2027-03-31/2027-03-30', { start: '20270331' }],
  ['2027-03-31T14:00/2027-03-31T14:00', { start: '20270331T140000' }],
  ['2027-03-31T14:00/2027-04-01', { start: '20270331T140000' }],
  ['2027-03-31/9999-12-31', { start: '20270331' }],
  ['2027-03-31/soon', { start: '20270331' }],
  ['2027-02-29', undefined],
  ['12027-03-31', undefined],
  ['2027-03-31T25:00', undefined],
  ['T14:00', undefined],
  ['', undefined],
])('[C743] a time for a calendar is read: %j', (text, span) => {
  expect(readCalendarSpan(text)).toEqual(span)
})

it('[C744] an event is written as RFC 5545 has it, by the clock of its place', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Letterslot//letterslot.form/1//EN',
    'BEGIN:VEVENT',
    'UID:a1-b4',
    'DTSTAMP:20270102T130209Z',
    'DTSTART:20270331T140000',
    'DTEND:20270331T160000',
    'SUMMARY:Summer workshop',
    'DESCRIPTION:Reference 7F3K-Q2.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('[C744] days are told as such', () => {
  const file = calendarFile({ ...event, span: { start: '20270331', end: '20270402' } })
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270331\r\nDTEND;VALUE=DATE:20270402\r\n')
})

it('[C744] text is escaped, has no control characters, and adds no line of its own', () => {
  const file = calendarFile({ ...event, title: 'a\\b; c, d', place: 'Yard\r\nEND:VEVENT\u0000\u2028\rX' })
  expect(file).toContain('\r\nSUMMARY:a\\\\b\\; c\\, d\r\nLOCATION:Yard\\nEND:VEVENT\u2028\\nX\r\n')
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})

it.each(['ä'.repeat(200), '😀'.repeat(99), 'a'.repeat(67), 'a'.repeat(68), `${'a'.repeat(66)}é,`])(
  '[C744] long lines are folded at 75 octets, with no character cut: %s',
  (title) => {
    const file = calendarFile({ ...event, title })
    const lines = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lines)).toBeLessThanOrEqual(75)
    expect(file.isWellFormed()).toBe(true)
    const unfolded = file.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`\r\nSUMMARY:${title.replaceAll(',', '\\,')}\r\n`)
  },
)
