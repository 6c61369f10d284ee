import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRateLimiter, createWindowLimiter, type RateLimiter } from './admission.ts'

const take = (limiter: RateLimiter, id = 'one') => {
  const wait = limiter.check(id)
  if (wait === undefined) limiter.count(id)
  return wait
}

describe('a rate with a burst', () => {
  it('[S50] never lets through more than burst plus what was refilled, whatever the pauses', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { minLength: 1, maxLength: 200 }), (pausesMs) => {
        let nowMs = 0
        let passed = 0
        const limiter = createRateLimiter({ perSecond: 2, burst: 5 }, () => nowMs)
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs
          if (take(limiter) === undefined) passed += 1
        }
        expect(passed).toBeLessThanOrEqual(5 + (nowMs / 1000) * 2)
      }),
    )
  })

  it('[S50] [F15] lets nobody wait longer because the clock was set back', () => {
    let nowMs = 86_400_000
    const limiter = createRateLimiter({ perSecond: 1, burst: 1 }, () => nowMs)
    expect(take(limiter)).toBeUndefined()
    nowMs = 0
    expect(take(limiter)).toEqual({ retryAfterSeconds: 1 })
    nowMs = 1000
    expect(take(limiter)).toBeUndefined()
  })
})

describe('a number in a time', () => {
  it('[S309] is never passed in any such time, and is let through again when it is over', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 200 }), (pausesMs) => {
        let nowMs = 0
        const passedMs: number[] = []
        const limiter = createWindowLimiter({ perSecond: 3, burst: 3 }, () => nowMs)
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs
          const wait = take(limiter)
          if (wait === undefined) passedMs.push(nowMs)
          else expect(wait).toEqual({ retryAfterSeconds: 1 })
        }
        const tooSoon = passedMs.filter((at, index) => at - (passedMs[index - 3] ?? Number.NEGATIVE_INFINITY) < 1000)
        expect(tooSoon).toEqual([])
      }),
    )
  })

  it('[S309] [F15] counts nothing that a clock set back has put into the future', () => {
    let nowMs = 86_400_000
    const limiter = createWindowLimiter({ perSecond: 1 / 3600, burst: 1 }, () => nowMs)
    take(limiter)
    nowMs = 0
    expect(take(limiter)).toBeUndefined()
    expect(take(limiter)).toEqual({ retryAfterSeconds: 3600 })
  })
})

it.each([
  ['a rate with a burst', createRateLimiter],
  ['a number in a time', createWindowLimiter],
])('[S50] [F72] %s remembers ten thousand ids at most, those that were counted last', (_, create) => {
  const limiter = create({ perSecond: 1 / 3600, burst: 1 }, () => 0)
  for (let id = 0; id <= 10_000; id += 1) limiter.count(String(id))
  expect([limiter.check('0'), limiter.check('1')]).toEqual([undefined, { retryAfterSeconds: 3600 }])
})

it('[S50] a limit can be switched off', () => {
  const limiters = [createRateLimiter('off'), createWindowLimiter('off')]
  const waits = limiters.flatMap((limiter) => Array.from({ length: 1000 }, () => take(limiter)))
  expect(waits.every((wait) => wait === undefined)).toBe(true)
})
