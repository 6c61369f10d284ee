import { expect, it } from 'vitest'
import { readRetryAfter } from './read-response.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

it.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 08:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  [null, undefined],
])('[L29] reads %j as %j ms', (header, waitMs) => {
  expect(readRetryAfter(header, now)).toBe(waitMs)
})
