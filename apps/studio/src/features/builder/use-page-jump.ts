import type { Form } from '@letterslot/core'
import { type PointerEvent, type RefObject, useState } from 'react'
import { setPageNext } from '../../domain/document/commands/page-ways.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { boxAt } from './flow-layout.ts'
import { followPointer, type Point } from './follow-pointer.ts'
import { jumpTargets, withJump } from './page-jump.ts'
import type { OpenWay } from './use-open-way.ts'

/** A way that is being dragged. */
export interface DraggedWay {
  readonly from: number
  /** The pointer, in the picture. */
  readonly at: Point
  /** The index of the box under it, where a way may lead. */
  readonly to: number | undefined
}

export interface PageJumps {
  readonly dragged: DraggedWay | undefined
  /** Makes a way, and leads to its settings. */
  readonly jump: (from: number, to: number) => void
  /** Begins to drag one from the edge of a page's box. */
  readonly drag: (event: PointerEvent<HTMLElement>, from: number) => void
}

/** The distance from the edge of the picture at which it scrolls under a way that is dragged; CSS pixels. */
const scrollEdgePx = 32

/** New ways in the picture of the pages, by dragging and by choosing. */
export function usePageJump(
  form: Form,
  nameOf: (index: number) => string,
  picture: RefObject<HTMLElement | null>,
  openWay: OpenWay['openWay'],
): PageJumps {
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [dragged, setDragged] = useState<DraggedWay>()
  const jump = (from: number, to: number): void => {
    const page = form.pages[from]
    const ways = withJump(form, from, to)
    if (!page || !ways) return
    dispatch(setPageNext(page.id, ways.next))
    announce(
      ways.next ? pageFlowText.jumped(nameOf(from), nameOf(to), ways.position > 0) : pageFlowText.follows(nameOf(to)),
    )
    openWay(page.id, ways.position)
  }
  const drag = (event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0 || !event.isPrimary) return
    const targets = jumpTargets(form, from)
    let to: number | undefined
    const follow = ({ x, y }: Point): void => {
      const box = picture.current?.getBoundingClientRect()
      const around = picture.current?.parentElement
      if (!box || !around) return
      const { left, right } = around.getBoundingClientRect()
      around.scrollLeft += x > right - scrollEdgePx ? scrollEdgePx / 2 : x < left + scrollEdgePx ? -scrollEdgePx / 2 : 0
      const at = { x: x - box.left, y: y - box.top }
      const over = at.y < 0 || at.y > box.height ? undefined : boxAt(at.x)
      to = targets.find((target) => target === over)
      setDragged({ from, at, to })
    }
    followPointer(event, {
      onStart: follow,
      onMove: follow,
      onDrop: () => {
        setDragged(undefined)
        if (to !== undefined) jump(from, to)
      },
      onCancel: () => setDragged(undefined),
      scrolls: () => null,
    })
  }
  return { dragged, jump, drag }
}
