import type { Field } from '@letterslot/core'
import { type PointerEvent, useRef } from 'react'
import { useBuildSessionStore } from './build-session.ts'
import { type Box, dropGap, positionInGap } from './drop-gap.ts'
import { useBuildActions } from './use-build-actions.ts'

/** How near to the edge of the canvas a drag scrolls it, and by how much at a time; CSS pixels. */
const scrollZonePx = 48
const scrollStepPx = 12

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

function boxesOf(canvas: Element): readonly Box[] {
  return Array.from(canvas.querySelectorAll('[data-canvas-field]'), (frame) => frame.getBoundingClientRect())
}

function scrollAtEdge(canvas: Element, y: number): void {
  const { top, bottom } = canvas.getBoundingClientRect()
  if (y < top + scrollZonePx) canvas.scrollBy(0, -scrollStepPx)
  else if (y > bottom - scrollZonePx) canvas.scrollBy(0, scrollStepPx)
}

/** Drags a field by its grip, with mouse, pen or finger. The keyboard has Alt with the arrows, and the buttons. */
export function useDragReorder(field: Field, position: number): DragHandlers {
  const session = useBuildSessionStore()
  const { choose, move } = useBuildActions()
  const pointer = useRef<number | undefined>(undefined)

  const end = (): number | undefined => {
    const gap = session.getState().drag?.gap
    pointer.current = undefined
    session.setState({ drag: undefined })
    return gap
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.pointerId
      choose(field.id)
      session.setState({ drag: { fieldId: field.id, gap: position } })
    },
    onPointerMove: (event) => {
      const canvas = event.currentTarget.closest('[data-canvas]')
      if (pointer.current !== event.pointerId || !canvas) return
      scrollAtEdge(canvas, event.clientY)
      const gap = dropGap(boxesOf(canvas), { x: event.clientX, y: event.clientY })
      session.setState({ drag: { fieldId: field.id, gap } })
    },
    onPointerUp: () => {
      const gap = end()
      if (gap !== undefined) move(field, positionInGap(position, gap), 'cover')
    },
    onPointerCancel: () => {
      end()
    },
  }
}
