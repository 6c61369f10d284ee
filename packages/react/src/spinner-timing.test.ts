import { expect, it } from 'vitest'
import { holdMs } from './spinner-timing.ts'

it.each([
  [0, 0],
  [149, 0],
  [150, 400],
  [200, 350],
  [549, 1],
  [550, 0],
  [9_000, 0],
])('[R34] holds an answer that comes after %i ms for %i ms', (elapsedMs, expected) => {
  expect(holdMs(elapsedMs)).toBe(expected)
})
