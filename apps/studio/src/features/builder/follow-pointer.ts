import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Box } from './drop-gap.ts'

/** A place on the screen; CSS pixels from the window's corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A drag's events; after `onStart` exactly one of `onDrop` and `onCancel` follows. */
export interface PointerDragHandlers {
  readonly onStart: (at: Point) => void
  /** The pointer moved, or the page under it. */
  readonly onMove: (at: Point) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
  /** An element within the box that scrolls at its edges. */
  readonly scrolls: () => Element | null
  /** A finger has to rest before it drags: at once it would scroll the list that the source stands in. */
  readonly waitsForTouch?: true
}

/** The distance after which a press is a drag; CSS pixels. */
const startPx = 4
/** The distance by which a resting finger trembles; CSS pixels. */
const tremblePx = 10
/** The time that a finger rests before it drags a thing of a list. */
const dragHoldMs = 350

const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
})

/**
 * Follows a pressed mouse, pen or finger until it is lifted. Escape, a second finger and a lost pointer cancel.
 *
 * By pointer events, and not by HTML's drag and drop, on which React Aria builds: that one begins with no finger in
 * Chromium on Linux or Firefox on Android, and its picture of the thing dragged follows no theme.
 * @returns what cancels it.
 */
export function followPointer(down: ReactPointerEvent<HTMLElement>, handlers: PointerDragHandlers): () => void {
  const source = down.currentTarget
  const { pointerId } = down
  const start = pointOf(down)
  const isTouch = down.pointerType === 'touch'
  const isHeld = isTouch && handlers.waitsForTouch === true
  const listening = new AbortController()
  const { signal } = listening
  let at = start
  let status: 'pressed' | 'dragging' | 'ended' = 'pressed'
  let hasMoved = false
  let frame = 0

  const scroll = (): void => {
    frame = requestAnimationFrame(scroll)
    const box = scrollBoxOf(handlers.scrolls())
    const by = box ? edgeStep(visibleBox(box), at.y) : 0
    if (!box || by === 0) return
    const before = box.scrollTop
    box.scrollBy(0, by)
    if (box.scrollTop !== before) handlers.onMove(at)
  }
  const begin = (): void => {
    // A source that went away since it was pressed.
    if (!source.isConnected) {
      cancel()
      return
    }
    status = 'dragging'
    source.setPointerCapture(pointerId)
    frame = requestAnimationFrame(scroll)
    handlers.onStart(at)
  }
  const hold = isHeld ? setTimeout(begin, dragHoldMs) : undefined
  const end = (how: 'dropped' | 'cancelled'): void => {
    const wasDragging = status === 'dragging'
    status = 'ended'
    clearTimeout(hold)
    cancelAnimationFrame(frame)
    listening.abort()
    if (!wasDragging) return
    if (source.hasPointerCapture(pointerId)) source.releasePointerCapture(pointerId)
    if (isTouch) source.addEventListener('touchend', (event) => event.preventDefault(), { once: true, passive: false })
    else swallowClick(how === 'dropped')
    if (how === 'cancelled') handlers.onCancel()
    else if (hasMoved || !isHeld) handlers.onDrop()
    else {
      // Pressed for long and lifted again: a press of a slow hand.
      handlers.onCancel()
      source.click()
    }
  }
  const cancel = (): void => end('cancelled')

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return
      at = pointOf(event)
      const px = Math.hypot(at.x - start.x, at.y - start.y)
      if (px > tremblePx) hasMoved = true
      if (status === 'dragging') handlers.onMove(at)
      else if (isHeld && hasMoved) cancel()
      else if (!isHeld && px >= startPx) begin()
    },
    { signal },
  )
  window.addEventListener('pointerup', (event) => event.pointerId === pointerId && end('dropped'), { signal })
  window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && cancel(), { signal })
  window.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && cancel(), { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (status !== 'dragging') return
      // The key belongs to the drag: it neither lets go of the field nor closes the sheet.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') cancel()
    },
    { signal, capture: true },
  )
  // What a finger on the source would do besides: scroll, and open a menu.
  const keep = (event: Event): void => {
    if (status === 'dragging' && event.cancelable) event.preventDefault()
  }
  source.addEventListener('touchmove', keep, { signal, passive: false })
  source.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })
  return cancel
}

/** Keeps the click that ends a drag from pressing what was dragged; after Escape it comes once the button is let go. */
function swallowClick(isLifted: boolean): void {
  const listening = new AbortController()
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: listening.signal },
  )
  const stop = (): void => {
    setTimeout(() => listening.abort())
  }
  if (isLifted) stop()
  for (const kind of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(kind, stop, { signal: listening.signal })
}

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
function visibleBox(box: Element): Pick<Box, 'top' | 'bottom'> {
  if (box !== document.scrollingElement) return box.getBoundingClientRect()
  const header = Number.parseFloat(getComputedStyle(box).scrollPaddingBlockStart)
  return { top: Number.isNaN(header) ? 0 : header, bottom: innerHeight }
}
