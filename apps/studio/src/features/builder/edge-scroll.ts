import type { Box } from './drop-gap.ts'

/** The distance from an edge within which a drag scrolls; CSS pixels. */
const zonePx = 56
/** The most that one frame scrolls; CSS pixels. */
const fastestPx = 14

/** The distance to scroll in this frame: nothing in the middle, the more the nearer an edge is, or beyond it. */
export function edgeStep(box: Pick<Box, 'top' | 'bottom'>, y: number): number {
  const zone = Math.min(zonePx, (box.bottom - box.top) / 4)
  const above = Math.min(zone, Math.max(0, box.top + zone - y))
  const below = Math.min(zone, Math.max(0, y - (box.bottom - zone)))
  return zone > 0 ? Math.round(((below - above) / zone) * fastestPx) : 0
}

/** The nearest box around an element that scrolls up and down: the page itself where no other does. */
export function scrollBoxOf(element: Element | null): Element | null {
  for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.scrollingElement
}

/** The part of a scrolling box that is in sight: the page's is below what stays at its top. */
export function visibleBox(box: Element): Pick<Box, 'top' | 'bottom'> {
  if (box !== document.scrollingElement) return box.getBoundingClientRect()
  const header = Number.parseFloat(getComputedStyle(box).scrollPaddingBlockStart)
  return { top: Number.isNaN(header) ? 0 : header, bottom: innerHeight }
}
