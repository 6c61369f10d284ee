import { describe, expect, it } from 'vitest'
import { dropGap, positionInGap } from './drop-gap.ts'

const row = (top: number, left = 0, right = 100) => ({ left, right, top, bottom: top + 20 })

describe('the gap under a dragged field', () => {
  const column = [row(0), row(30), row(60)]

  it.each([
    [-5, 0],
    [5, 0],
    [15, 1],
    [25, 1],
    [45, 2],
    [75, 3],
    [500, 3],
  ])('[T217] at height %i of a column is %i', (y, gap) => {
    expect(dropGap(column, { x: 50, y })).toBe(gap)
  })

  it.each([
    [10, 0],
    [40, 1],
    [60, 1],
    [90, 2],
  ])('[T217] at %i across two fields side by side is %i', (x, gap) => {
    expect(dropGap([row(0, 0, 48), row(0, 52, 100), row(30)], { x, y: 10 })).toBe(gap)
  })

  it.each([
    [2, 0, 0],
    [2, 2, 2],
    [2, 3, 2],
    [0, 3, 2],
  ])('[T217] from position %i into gap %i leads to position %i', (from, gap, position) => {
    expect(positionInGap(from, gap)).toBe(position)
  })
})
