import { describe, expect, it } from 'vitest'
import { createUlids } from './ulids.ts'

describe('the id of a row', () => {
  it('is a ULID', () => {
    const fixed = createUlids((bytes) => bytes.fill(31))
    // The time of the specification's own example.
    expect(fixed(1_469_918_176_385)).toBe(`01aryz6s41${'z'.repeat(16)}`)
  })

  it('sorts by time', () => {
    const create = createUlids()
    const times = [0, 1, 31, 32, 1024, Date.UTC(2026, 10, 27), Date.UTC(2026, 10, 27) + 1, Date.UTC(3000, 0)]
    const ids = times.map(create)
    expect(ids.toSorted()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
  })

  it('is never the same in one millisecond', () => {
    const create = createUlids()
    expect(new Set(Array.from({ length: 10_000 }, () => create(0))).size).toBe(10_000)
  })
})
