import { afterEach, expect, it, vi } from 'vitest'
import { clockTime, localTime, timeAgo } from './times.ts'

const now = Date.parse('2026-05-20T12:00:00Z')

it.each([
  ['2026-05-20T12:00:30Z', 'just now'],
  ['2026-05-20T11:59:30Z', 'just now'],
  ['not a time', 'just now'],
  ['2026-05-20T11:55:00Z', '5 minutes ago'],
  ['2026-05-20T09:00:00Z', '3 hours ago'],
  ['2026-05-19T11:00:00Z', 'yesterday'],
  ['2026-05-15T12:00:00Z', '5 days ago'],
  ['2026-05-01T12:00:00Z', '2 weeks ago'],
  ['2026-01-20T12:00:00Z', '4 months ago'],
])('[T51] %s was %s', (at, words) => {
  expect(timeAgo(at, now)).toBe(words)
})

it.each([
  [new Date(2026, 4, 20, 9, 2), '09:02'],
  [new Date(2026, 4, 20, 0, 0), '00:00'],
  [new Date(2026, 4, 19, 23, 59), 'yesterday 23:59'],
  [new Date(2026, 4, 3, 14, 2), '3 May 14:02'],
  [new Date(2025, 4, 20, 14, 2), '20 May 2025 14:02'],
])('[T51] %s is %s by the clock', (at, words) => {
  expect(clockTime(at.toISOString(), new Date(2026, 4, 20, 12, 0).getTime())).toBe(words)
})

it('[T51] what is no moment is nothing by the clock', () => {
  expect(clockTime('soon', 0)).toBe('')
})

afterEach(() => vi.restoreAllMocks())

it.each([
  [0, '2026-11-21T13:02:09+00:00'],
  [60, '2026-11-21T14:02:09+01:00'],
  [345, '2026-11-21T18:47:09+05:45'],
  [-210, '2026-11-21T09:32:09-03:30'],
])('[T331] the time of a test is told with the offset of the place: %i minutes, %s', (offset, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offset)
  expect(localTime(Date.UTC(2026, 10, 21, 13, 2, 9))).toBe(text)
})
