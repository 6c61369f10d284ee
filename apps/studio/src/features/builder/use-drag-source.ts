import type { Form } from '@letterslot/core'
import type { PointerEvent } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { buildText } from '../../domain/texts/build.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { rowWith, sideAt } from './beside.ts'
import { type Drag, type DragSource, type DropPlace, useBuilderStore } from './builder-state.ts'
import { type Box, dropGap, isWithin } from './drop-gap.ts'
import { endOf, fieldPosition, fieldPositions, placeInGap } from './field-order.ts'
import { followPointer, type Point } from './follow-pointer.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useSeveralActions } from './use-several-actions.ts'

interface DragSourceProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** The time that a drag rests over a page's tab before that page opens. */
const tabHoldMs = 500

const boxOf = (element: Element): Box => element.getBoundingClientRect()

/** The page whose tab is under a point. */
function tabAt({ x, y }: Point): string | undefined {
  const tab = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page-tab]')
  return tab?.dataset['pageTab']
}

/**
 * The gap between the canvas's fields that a point is nearest to. Sections stand one below the other, so that the fields of
 * a single one are measured. A page without fields has one gap.
 */
function gapAt(form: Form, canvas: Element, at: Point): DropPlace | undefined {
  const sections = Array.from(canvas.querySelectorAll('.ls-section'))
  const section = sections.find((one) => at.y <= boxOf(one).bottom) ?? sections.at(-1)
  const frames = Array.from(section?.querySelectorAll<HTMLElement>('[data-canvas-field]') ?? [])
  const gap = dropGap(frames.map(boxOf), at)
  const id = (frames[gap] ?? frames.at(-1))?.dataset['canvasField']
  const place = fieldPositions(form).find(({ field }) => field.id === id)
  if (place) return { pageId: place.pageId, index: gap < frames.length ? place.index : place.index + 1 }
  const empty = canvas.querySelector<HTMLElement>('[data-empty-page]')?.dataset['emptyPage']
  return empty === undefined ? undefined : { pageId: empty, index: 0 }
}

/**
 * The gap between the outline's fields that a point is nearest to, its page's head included; undefined beside the outline, or where it
 * shows none.
 */
function outlineGapAt(form: Form, at: Point): DropPlace | undefined {
  const outline = document.elementFromPoint(at.x, at.y)?.closest('[data-outline]')
  const rows = Array.from(outline?.querySelectorAll<HTMLElement>('[data-outline-row]') ?? [])
  const row = rows.findLast((one) => boxOf(one).top <= at.y)
  const id = row?.dataset['outlineRow']
  if (!row || id === undefined) return undefined
  if (form.pages.some((page) => page.id === id)) return { pageId: id, index: 0 }
  const place = fieldPositions(form).find(({ field }) => field.id === id)
  const { top, bottom } = boxOf(row)
  return place && { pageId: place.pageId, index: at.y < (top + bottom) / 2 ? place.index : place.index + 1 }
}

/** The side of a field under a point that what is dragged would come to; several at once come to none. */
function besideAt(form: Form, source: DragSource, at: Point): Drag['beside'] {
  if (source.kind === 'new' && source.fieldKind === 'section') return undefined
  const frame = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-canvas-field]')
  const side = frame && sideAt(boxOf(frame), at)
  const field = side && fieldPositions(form).find((one) => one.field.id === frame.dataset['canvasField'])?.field
  const comer = source.kind === 'field' ? source.fieldId : undefined
  return side && field && rowWith(form, field.id, side, comer) ? { fieldId: field.id, side } : undefined
}

/**
 * Drags a field by its grip, or one of the palette, into the canvas: with mouse, pen or finger. The keyboard has Alt
 * with the arrows, and the buttons.
 * @param from - in the outline a press is the tree's, which also scrolls under a finger: there a mouse or a pen drags.
 */
export function useDragSource(source: DragSource, from: DragOrigin = 'canvas'): DragSourceProps {
  const startDrag = useStartDrag()
  return { onPointerDown: (event) => startDrag(event, source, from) }
}

type DragOrigin = 'canvas' | 'outline'

/** Returns the function that begins a drag, of whatever was pressed. */
export function useStartDrag(): (event: PointerEvent<HTMLElement>, source: DragSource, from?: DragOrigin) => void {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  const { add, choose, moveTo, moveToPage, putBeside } = useBuilderActions()
  const several = useSeveralActions()
  const form = () => store.getState().document.form

  return (event, source, from = 'canvas') => {
    if (event.button !== 0 || !event.isPrimary) return
    const isOutline = from === 'outline'
    if (isOutline && event.pointerType === 'touch') return
    /** True where the field is selected together with others: all of them are dragged. */
    const isSeveral = (): boolean => {
      const { fieldId, otherFieldIds } = store.getState().selection
      return source.kind === 'field' && otherFieldIds.length > 0 && [fieldId, ...otherFieldIds].includes(source.fieldId)
    }
    /** A drag that rests over a tab opens its page. */
    let hold: { readonly tab: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
    const holdOverTab = (tab: string | undefined): void => {
      if (hold?.tab === tab) return
      clearTimeout(hold?.timer)
      hold =
        tab === undefined
          ? undefined
          : { tab, timer: setTimeout(() => builder.setState({ pageId: tab, ending: undefined }), tabHoldMs) }
    }
    /** A field of the form falls into the gap nearest to it; one of the palette only over the canvas, or a tab. */
    const placeFor = (at: Point, overTab: string | undefined): DropPlace | undefined => {
      if (overTab !== undefined) return endOf(form(), overTab)
      const outlined = outlineGapAt(form(), at)
      if (outlined) return outlined
      const canvas = document.querySelector('[data-canvas]')
      if (!canvas || (source.kind === 'new' && !isWithin(boxOf(canvas), at))) return undefined
      return gapAt(form(), canvas, at)
    }
    const show = (at: Point): void => {
      const overTab = tabAt(at)
      holdOverTab(overTab)
      const beside = overTab === undefined && !isSeveral() ? besideAt(form(), source, at) : undefined
      const place = beside ? undefined : placeFor(at, overTab)
      builder.setState({ drag: { source, place, beside, overTab, at, cancel } })
    }
    const drop = (): void => {
      const { place, beside, overTab } = builder.getState().drag ?? {}
      end()
      if (beside) putBeside(source, beside.fieldId, beside.side)
      else if (!place) announce(buildText.putBack)
      else if (source.kind === 'new') add(source.fieldKind, place)
      else if (isSeveral()) {
        if (overTab === undefined) several.moveTo(place)
        else several.moveToPage(overTab)
      } else {
        const before = fieldPosition(form(), source.fieldId)
        if (!before) return
        if (overTab === undefined) moveTo(before.field, placeInGap(before, place), 'cover')
        else moveToPage(before.field, overTab, 'cover')
      }
    }
    const end = (): void => {
      holdOverTab(undefined)
      builder.setState({ drag: undefined })
    }
    const take = (): void => {
      if (source.kind === 'field' && !isSeveral()) choose(source.fieldId)
    }
    if (source.kind === 'field' && !isOutline) {
      event.preventDefault()
      take()
    }
    const cancel = followPointer(event, {
      onStart: (at) => {
        if (isOutline) take()
        show(at)
      },
      onMove: show,
      onDrop: drop,
      onCancel: () => {
        end()
        announce(buildText.putBack)
      },
      scrolls: () => document.querySelector(isOutline ? '[data-outline]' : '[data-canvas]'),
      ...(source.kind === 'new' ? { waitsForTouch: true } : {}),
    })
  }
}
