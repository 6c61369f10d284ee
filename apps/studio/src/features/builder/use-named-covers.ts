import { type RefObject, useLayoutEffect, useRef } from 'react'
import { fieldSummary } from '../../domain/document/field-kind-info.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { type FieldPosition, useFieldOrder } from './field-order.ts'

/** The place, and the number of all, that a cover is named by. */
type NamedBy = readonly [FieldPosition, number]

/**
 * Names the covers in a sheet, for those who do not see them, by their fields and places. Not in the drawing of each: a field that
 * comes or goes counts in the names of all, and React would draw every one of them again. Those that it only moves on are named in the
 * next quiet moment, and the one that takes the focus before that at once.
 * @param pageId - the page that is drawn: another one has other covers.
 */
export function useNamedCovers(sheet: RefObject<HTMLElement | null>, pageId: string | undefined): void {
  const { places, byId } = useFieldOrder((order) => order)
  const named = useRef(new WeakMap<Element, NamedBy>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other covers
  useLayoutEffect(() => {
    const placeOf: ReadonlyMap<string, FieldPosition> = byId
    const late = new Map<EventTarget, () => void>()
    for (const cover of sheet.current?.querySelectorAll('[data-part="cover"]') ?? []) {
      const place = placeOf.get(cover.parentElement?.dataset['canvasField'] ?? '')
      const [before, count] = named.current.get(cover) ?? []
      const isNamed = before?.field === place?.field && before?.position === place?.position && count === places.length
      if (!place || isNamed) continue
      const name = (): void => {
        late.delete(cover)
        named.current.set(cover, [place, places.length])
        cover.ariaLabel = fieldSummary(place.field, place.position, places.length)
      }
      if (before?.field === place.field) late.set(cover, name)
      else name()
    }
    if (late.size === 0) return
    const listening = new AbortController()
    const nameFocused = ({ target }: FocusEvent): void => {
      if (target) late.get(target)?.()
    }
    sheet.current?.addEventListener('focusin', nameFocused, { signal: listening.signal })
    const stop = whenIdle(() => {
      listening.abort()
      for (const name of late.values()) name()
    })
    return () => {
      listening.abort()
      stop()
    }
  }, [sheet, places, byId, pageId])
}
