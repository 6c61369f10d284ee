import { describe, expect, it } from 'vitest'
import { runRandomSuite } from './suite.ts'

describe('an outbox in bad weather', () => {
  it('[L141] [F15] [F32] [F34] [F39] loses none of 500 that it kept, and doubles none without saying so', async () => {
    const report = await runRandomSuite({ seed: 1, messages: 500 })
    expect(report).toEqual({
      messages: 500,
      runs: 5,
      kept: expect.any(Number),
      inMemory: expect.any(Number),
      attempts: expect.any(Number),
      deaths: expect.any(Number),
      doubles: expect.any(Number),
      days: expect.any(Number),
      broken: [],
      seconds: expect.any(Number),
    })
    expect(report.kept).toBeGreaterThan(400)
    expect(report.deaths).toBeGreaterThan(20)
    expect(report.doubles).toBeGreaterThan(100)
  })

  it('[L141] is met by the same again under the same seed', async () => {
    const { seconds: _, ...first } = await runRandomSuite({ seed: 2, messages: 100 })
    const { seconds: __, ...second } = await runRandomSuite({ seed: 2, messages: 100 })
    expect(second).toEqual(first)
  })
})
