import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSchedule, longestWaitMs, nextWaitMs } from './schedule.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const steady = { ...defaultSchedule, jitter: 0 }

describe('nextWaitMs', () => {
  it('[S240] [F62] waits 1, 5, 15 and 30 minutes, then hours', () => {
    const waits = [1, 2, 3, 4, 5, 6, 100].map((attempts) => nextWaitMs(attempts, steady))
    expect(waits).toEqual([minute, 5 * minute, 15 * minute, 30 * minute, hour, hour, hour])
  })

  it('[S241] [F62] goes on for five days of planned waits, and then asks for a person', () => {
    let total = 0
    let attempts = 1
    for (let wait = nextWaitMs(attempts, steady); wait !== undefined; wait = nextWaitMs(attempts, steady)) {
      total += wait
      attempts += 1
    }
    expect(total).toBeGreaterThan(5 * day - hour)
    expect(total).toBeLessThanOrEqual(5 * day)
  })

  it('[S241] follows another schedule', () => {
    const quick = { firstMs: [10, 20], thenEveryMs: 30, giveUpAfterMs: 60, jitter: 0 }
    expect([1, 2, 3, 4].map((attempts) => nextWaitMs(attempts, quick))).toEqual([10, 20, 30, undefined])
  })

  it('[S242] spreads each wait by a tenth at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (n, chance) => {
          const planned = nextWaitMs(n, steady) ?? 0
          const wait = nextWaitMs(n, defaultSchedule, () => chance) ?? 0
          expect(Math.abs(wait - planned)).toBeLessThanOrEqual(planned / 10 + 1)
        },
      ),
    )
  })
})

describe('longestWaitMs', () => {
  it('[S281] is as long as any wait that is drawn, so that no retry is brought forward without a cause', () => {
    const drawn = [1, 4, 5, 100].map((attempts) => nextWaitMs(attempts, defaultSchedule, () => 1 - 2 ** -53) ?? 0)
    expect(longestWaitMs(defaultSchedule)).toBeGreaterThanOrEqual(Math.max(...drawn))
    expect(longestWaitMs({ ...steady, firstMs: [2 * hour] })).toBe(2 * hour)
  })
})
