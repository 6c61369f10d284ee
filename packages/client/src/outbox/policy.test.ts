import fc from 'fast-check'
import { expect, it } from 'vitest'
import { completePolicy, defaultPolicy } from './default-policy.ts'
import { backoffMs } from './policy.ts'

it('[L54] draws a wait evenly from nothing to twice as much each time, from 2 s to 1 h', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (n, chance) => {
        const most = n > 11 ? 3_600_000 : 2000 * 2 ** (n - 1)
        expect(backoffMs(n, defaultPolicy, chance)).toBe(Math.floor(chance * Math.min(most, 3_600_000)))
      },
    ),
  )
})

it('[L58] leaves a claim more time than an attempt may take', () => {
  expect(defaultPolicy.leaseMarginMs).toBeGreaterThan(0)
  expect(defaultPolicy).toMatchObject({ timeoutMs: 30_000, fileTimeoutMs: 120_000 })
})

it('[L55] takes a limit under its former name, and under its own name first', () => {
  expect(completePolicy({ unclearTries: 1, receipts: 2, logged: 3 })).toMatchObject({
    maxUnclearRetries: 1,
    maxReceipts: 2,
    maxLoggedAttempts: 3,
  })
  expect(completePolicy({ receipts: 2, maxReceipts: 4 }).maxReceipts).toBe(4)
  expect(completePolicy()).toEqual(defaultPolicy)
})
