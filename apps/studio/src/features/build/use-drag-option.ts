import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { dropGap, positionInGap } from './drop-gap.ts'

/** A choice under way: its place, the gap it would fall into, and how far the pointer took it; CSS pixels. */
export interface OptionDrag {
  readonly from: number
  readonly gap: number
  readonly byPx: number
}

interface GripHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

/** Drags choices by their grips; the keyboard has Alt with the arrows. */
export function useDragOption(
  list: RefObject<HTMLOListElement | null>,
  move: (index: number, by: number) => void,
): { readonly drag: OptionDrag | undefined; readonly gripOf: (index: number) => GripHandlers } {
  const [drag, setDrag] = useState<OptionDrag>()
  const startPx = useRef(0)
  return {
    drag,
    gripOf: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        startPx.current = event.clientY
        setDrag({ from: index, gap: index, byPx: 0 })
      },
      onPointerMove: (event) => {
        if (drag?.from !== index) return
        const byPx = event.clientY - startPx.current
        const boxes = Array.from(list.current?.children ?? [], (item, at) => {
          const { left, top, right, bottom } = item.getBoundingClientRect()
          return at === index
            ? { left, top: top - drag.byPx, right, bottom: bottom - drag.byPx }
            : { left, top, right, bottom }
        })
        setDrag({ from: index, gap: dropGap(boxes, { x: event.clientX, y: event.clientY }), byPx })
      },
      onPointerUp: () => {
        setDrag(undefined)
        if (drag?.from === index) move(index, positionInGap(index, drag.gap) - index)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

/** A list item's marks while a choice is dragged: the one that follows the pointer, and the line where it falls. */
export function optionDragProps(drag: OptionDrag | undefined, index: number, count: number): object {
  if (!drag) return {}
  const isLast = index === count - 1
  return {
    'data-drop': drag.gap === index ? 'before' : isLast && drag.gap === count ? 'after' : undefined,
    'data-dragged': drag.from === index || undefined,
    style: drag.from === index ? { translate: `0 ${drag.byPx}px` } : undefined,
  }
}
