import { type PointerEvent, useEffect, useRef } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { buildText } from '../../domain/texts/build.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { type DragSource, useBuilderStore } from './builder-state.ts'
import { type Box, dropGap, isWithin, positionInGap } from './drop-gap.ts'
import { fieldPosition } from './field-order.ts'
import { followPointer, type Point } from './follow-pointer.ts'
import { useBuilderActions } from './use-builder-actions.ts'

interface DragSourceProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

const boxOf = (element: Element): Box => element.getBoundingClientRect()

/**
 * The gap between the canvas's fields that a point is nearest to. Sections stand one below the other, so that the fields of
 * a single one are measured.
 */
function gapAt(canvas: Element, at: Point): number {
  let before = 0
  for (const section of canvas.querySelectorAll('.ls-section')) {
    const frames = Array.from(section.querySelectorAll('[data-canvas-field]'))
    if (at.y <= boxOf(section).bottom) return before + dropGap(frames.map(boxOf), at)
    before += frames.length
  }
  return before
}

/** A field of the form falls into the gap nearest to it; one of the palette only over the canvas. */
function gapFor(source: DragSource, canvas: Element | null, at: Point): number | undefined {
  if (!canvas || (source.kind === 'new' && !isWithin(boxOf(canvas), at))) return undefined
  return gapAt(canvas, at)
}

/**
 * Drags a field by its grip, or one of the palette, into the canvas: with mouse, pen or finger. The keyboard has Alt
 * with the arrows, and the buttons.
 */
export function useDragSource(source: DragSource): DragSourceProps {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  const { add, choose, move } = useBuilderActions()
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])

  const show = (at: Point): void => {
    const gap = gapFor(source, document.querySelector('[data-canvas]'), at)
    builder.setState({ drag: { source, gap, at } })
  }
  const drop = (): void => {
    const gap = builder.getState().drag?.gap
    builder.setState({ drag: undefined })
    if (gap === undefined) announce(buildText.putBack)
    else if (source.kind === 'new') add(source.fieldKind, gap)
    else {
      const place = fieldPosition(store.getState().document.form, source.fieldId)
      if (place) move(place.field, positionInGap(place.position, gap), 'cover')
    }
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return
      if (source.kind === 'field') {
        event.preventDefault()
        choose(source.fieldId)
      }
      cancel.current = followPointer(event, {
        onStart: show,
        onMove: show,
        onDrop: drop,
        onCancel: () => {
          builder.setState({ drag: undefined })
          announce(buildText.putBack)
        },
        scrolls: () => document.querySelector('[data-canvas]'),
        ...(source.kind === 'new' ? { waitsForTouch: true } : {}),
      })
    },
  }
}
