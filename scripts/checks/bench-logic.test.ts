import { expect, it } from 'vitest'
import { runFresh } from '../../bench/fresh-process.ts'

it('the logic of 1,000 fields answers as the benchmark asks, each key within a frame', async () => {
  const { all = Infinity, one = Infinity } = await runFresh('logic/letterslot.ts', ['smoke'])
  // Not a measurement: other tests run beside it. Time that grows with the square of the fields would show.
  expect(Math.max(all, one)).toBeLessThan(16_000)
})
