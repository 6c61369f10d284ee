import type { Point } from './follow-pointer.ts'

/** A place within an element, by fractions of its box. */
export function placeIn(element: Element, across = 0.5, down = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width * across, y: top + height * down }
}

/** The browser counts from the corner of its window, in which the tests have a frame. */
export function inWindow(at: Point): Point {
  const around = window.frameElement?.getBoundingClientRect()
  if (!around) return at
  const scale = around.width / window.innerWidth
  return { x: around.left + at.x * scale, y: around.top + at.y * scale }
}
