import { expect, it } from 'vitest'
import { initialsOf } from './mail-sender.ts'
import { dayOf, timeOf } from './mail-time.ts'
import { readMessagesSearch } from './messages-search.ts'

it.each([
  ['Ada Lovelace <forms@localhost>', 'AL'],
  ['Ada <forms@localhost>', 'A'],
  ['Augusta Ada King <x@y.example>', 'AK'],
  ['practice@localhost', 'PL'],
  ['ada.lovelace@example.org', 'AO'],
  ['élan vital', 'ÉV'],
  ['😀 Smile', '😀S'],
  ['', '?'],
  [' <x@y.example>', '?'],
])('[T353] the initials of %j are %j', (from, initials) => {
  expect(initialsOf(from)).toBe(initials)
})

const at = (hour: number, day = 21, month = 10): string => new Date(2026, month, day, hour, 2).toISOString()
const now = new Date(2026, 10, 21, 0, 5)

it.each([
  [at(0), 'Today'],
  [at(23, 20), 'Yesterday'],
  [at(0, 20), 'Yesterday'],
  [at(23, 19), 'November 19, 2026'],
  [at(9, 22), 'November 22, 2026'],
])('[T354] the day of %s is %s, by the calendar and not by hours', (moment, day) => {
  expect(dayOf(moment, now)).toBe(day)
})

it('[T354] the day before the clocks change is yesterday too', () => {
  expect(dayOf(at(12, 24, 9), new Date(2026, 9, 25, 23, 59))).toBe('Yesterday')
  expect(dayOf(at(12, 28, 2), new Date(2026, 2, 29, 23, 59))).toBe('Yesterday')
})

it.each([
  [at(14), '14:02'],
  [at(0), '00:02'],
])('[T354] the time of %s is %s', (moment, time) => {
  expect(timeOf(moment)).toBe(time)
})

it.each([
  [{}, {}],
  [
    { view: 'practice', mail: 'm1' },
    { view: 'practice', mail: 'm1' },
  ],
  [{ view: 'test-inbox' }, { view: 'test-inbox' }],
  [{ view: 'elsewhere', mail: 7, other: true }, {}],
])('[T355] the address %j means %j', (search, meaning) => {
  expect(readMessagesSearch(search)).toEqual(meaning)
})
