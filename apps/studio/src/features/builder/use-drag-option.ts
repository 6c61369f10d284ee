import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dropGap, positionInGap } from './drop-gap.ts'
import { followPointer, type Point, scrollBoxOf } from './follow-pointer.ts'

/** A choice under way: its place, the gap it would fall into, and how far the pointer took it; CSS pixels. */
export interface OptionDrag {
  readonly from: number
  readonly gap: number
  readonly byPx: number
}

/** The distance that a choice is dragged out of its list; CSS pixels. */
const overhangPx = 6

/** Drags choices by their grips; the keyboard has Alt with the arrows. */
export function useDragOption(
  list: RefObject<HTMLOListElement | null>,
  move: (index: number, by: number) => void,
): {
  readonly drag: OptionDrag | undefined
  readonly gripOf: (index: number) => { readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void }
} {
  const [drag, setDrag] = useState<OptionDrag>()
  const cancel = useRef<() => void>(() => undefined)
  useEffect(() => () => cancel.current(), [])
  return {
    drag,
    gripOf: (index) => ({
      onPointerDown: (event) => {
        const item = list.current?.children[index]
        if (event.button !== 0 || !event.isPrimary || !item) return
        event.preventDefault()
        const startPx = event.clientY
        // The list's place moves while its box scrolls; the choices stay where they are in it.
        const listPx = (): number => list.current?.getBoundingClientRect().top ?? 0
        const listStartPx = listPx()
        const rest = item.getBoundingClientRect()
        const around = item.parentElement?.getBoundingClientRect() ?? rest
        let under: OptionDrag = { from: index, gap: index, byPx: 0 }
        const show = (at: Point): void => {
          const scrolledPx = listPx() - listStartPx
          const boxes = Array.from(list.current?.children ?? [], (other, position) => {
            if (position !== index) return other.getBoundingClientRect()
            const { left, top, right, bottom } = rest
            return { left, top: top + scrolledPx, right, bottom: bottom + scrolledPx }
          })
          // Beyond its list it would stretch the box that scrolls.
          const byPx = Math.min(
            Math.max(at.y - startPx - scrolledPx, around.top - rest.top - overhangPx),
            around.bottom - rest.bottom + overhangPx,
          )
          under = { from: index, gap: dropGap(boxes, at), byPx }
          setDrag(under)
        }
        cancel.current = followPointer(event, {
          onStart: show,
          onMove: show,
          onDrop: () => {
            setDrag(undefined)
            move(index, positionInGap(index, under.gap) - index)
          },
          onCancel: () => setDrag(undefined),
          scrolls: () => scrollBoxOf(list.current),
        })
      },
    }),
  }
}

/** A list item's marks while a choice is dragged: the one that follows the pointer, and the line where it falls. */
export function optionDragProps(drag: OptionDrag | undefined, index: number, count: number): object {
  if (!drag) return {}
  const isLast = index === count - 1
  return {
    'data-drop':
      drag.gap === index && drag.from !== index
        ? 'before'
        : isLast && drag.gap === count && drag.from !== index
          ? 'after'
          : undefined,
    'data-dragged': drag.from === index || undefined,
    style: drag.from === index ? { translate: `0 ${drag.byPx}px` } : undefined,
  }
}
