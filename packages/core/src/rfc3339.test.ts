import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rfc3339 } from './rfc3339.ts'

it('[R30] writes the moment, to the second, with an offset that RFC 3339 knows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const text = rfc3339(seconds * 1000)
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
      expect(Date.parse(text)).toBe(seconds * 1000)
    }),
  )
})

it('[R30] writes the time of day where the visitor is', () => {
  const ms = new Date(2026, 10, 14, 14, 2, 9).getTime()
  expect(rfc3339(ms).slice(0, 19)).toBe('2026-11-14T14:02:09')
})
