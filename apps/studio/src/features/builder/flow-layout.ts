import type { FlowWay } from './page-flow.ts'

/** The sizes of the picture, in CSS pixels. */
export const flowSizes = { box: 156, boxHeight: 64, gap: 44, lift: 40, edge: 8 } as const

/** An arch over the boxes, from one to another. */
export interface FlowArch {
  readonly way: FlowWay
  readonly path: string
  /** The middle of its top, where its words stand, and the room that they have. */
  readonly x: number
  readonly y: number
  readonly room: number
}

/** The places of all that is drawn. */
export interface FlowLayout {
  readonly width: number
  readonly height: number
  /** The top of the boxes. */
  readonly top: number
  readonly arches: readonly FlowArch[]
  /** The straight arrows between neighbours. */
  readonly arrows: readonly { readonly way: FlowWay; readonly path: string }[]
  /** The arrow from the end of the pages to the page of thanks. */
  readonly sentArrow: string
}

const { box, boxHeight, gap, lift, edge } = flowSizes
/** Arches that begin or end at one box stand apart by as much. */
const archDistance = 12
const bend = 10

/** The left edge of a page's box. */
export function boxLeft(index: number): number {
  return edge + index * (box + gap)
}

/** The index of the box at a place of the picture, with half the gap on each side of it. */
export function boxAt(x: number): number {
  return Math.round((x - edge - box / 2) / (box + gap))
}

/**
 * Places the ways between pages: those that follow by themselves are straight, the others arches that do not cross words. Behind the
 * pages stand two more boxes, of their end and of the page of thanks.
 */
export function layFlow(pages: number, ways: readonly FlowWay[]): FlowLayout {
  const arched = ways.filter(({ position }) => position !== undefined)
  const levels = levelsOf(arched)
  const highest = Math.max(-1, ...levels.values())
  const top = edge + (highest + 1) * lift
  const arches = arched.map((way): FlowArch => {
    const y = edge + lift / 2 + (highest - (levels.get(way) ?? 0)) * lift
    const leaving = arched.filter(({ from }) => from === way.from).indexOf(way)
    const coming = arched.filter(({ to }) => to === way.to).indexOf(way)
    const from = boxLeft(way.from) + box / 2 + archDistance * (leaving + 1)
    const to = boxLeft(way.to) + box / 2 - archDistance * (coming + 1)
    const path = `M${from} ${top}V${y + bend}Q${from} ${y} ${from + bend} ${y}H${to - bend}Q${to} ${y} ${to} ${y + bend}V${top - 3}`
    return { way, path, x: (from + to) / 2, y, room: to - from - 2 * bend }
  })
  const middle = top + boxHeight / 2
  const straight = (from: number, to: number): string => `M${boxLeft(from) + box} ${middle}H${boxLeft(to) - 3}`
  const arrows = ways
    .filter(({ position }) => position === undefined)
    .map((way) => ({ way, path: straight(way.from, way.to) }))
  const sentArrow = straight(pages, pages + 1)
  return { width: boxLeft(pages + 1) + box + edge, height: top + boxHeight + edge, top, arches, arrows, sentArrow }
}

/** The level of each arch: the short ones below, so that none goes through the words of another. */
function levelsOf(ways: readonly FlowWay[]): ReadonlyMap<FlowWay, number> {
  const levels = new Map<FlowWay, number>()
  for (const way of ways.toSorted((one, other) => one.to - one.from - (other.to - other.from))) {
    const taken = [...levels].flatMap(([other, level]) => (other.from < way.to && way.from < other.to ? level : []))
    levels.set(way, Math.max(-1, ...taken) + 1)
  }
  return levels
}
