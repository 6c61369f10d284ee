import { expect, it } from 'vitest'
import { timeAgo } from './moment.ts'

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
