/** A box on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** True for a point inside of a box, its edges included. */
export function isWithin(box: Box, point: { readonly x: number; readonly y: number }): boolean {
  return point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom
}

function sharesRow(box: Box, boxes: readonly Box[]): boolean {
  const middle = (box.top + box.bottom) / 2
  return boxes.some((other) => other !== box && other.top < middle && other.bottom > middle)
}

/**
 * The gap between boxes, in reading order, that a point is nearest to.
 * @returns 0 before the first box, `boxes.length` after the last.
 */
export function dropGap(boxes: readonly Box[], point: { readonly x: number; readonly y: number }): number {
  const gap = boxes.findIndex((box) => {
    if (point.y < box.top) return true
    if (point.y > box.bottom) return false
    return sharesRow(box, boxes) ? point.x < (box.left + box.right) / 2 : point.y < (box.top + box.bottom) / 2
  })
  return gap < 0 ? boxes.length : gap
}

/** The position that a field has once it fell into a gap. */
export function positionInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}
