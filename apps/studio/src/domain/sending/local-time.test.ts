import { afterEach, expect, it, vi } from 'vitest'
import { localTime } from './local-time.ts'

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
