import { describe, expect, it } from 'vitest'
import { edgeStep } from './follow-pointer.ts'

describe('a drag near an edge', () => {
  it.each([
    [500, 0],
    [156, 0],
    [128, -7],
    [100, -14],
    [-40, -14],
    [944, 0],
    [972, 7],
    [1000, 14],
    [1200, 14],
  ])('[T1100] at %i between 100 and 1000 scrolls by %i', (y, by) => {
    expect(edgeStep({ top: 100, bottom: 1000 }, y)).toBe(by)
  })

  it('[T1100] in a box of little height leaves a middle that does not scroll', () => {
    expect([10, 40, 70].map((y) => edgeStep({ top: 0, bottom: 80 }, y))).toEqual([-7, 0, 7])
  })
})
