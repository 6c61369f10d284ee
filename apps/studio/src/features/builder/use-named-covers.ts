import { type RefObject, useLayoutEffect, useRef } from 'react'
import { fieldSummary } from '../../domain/document/field-kind-info.ts'
import { type FieldPosition, useFieldOrder } from './field-order.ts'

/**
 * Names the covers in a sheet, for those who do not see them, by their fields and places. Not in the drawing of each: a field that
 * comes or goes counts in the names of all, and React would draw every one of them again.
 * @param pageId - the page that is drawn: another one has other covers.
 */
export function useNamedCovers(sheet: RefObject<HTMLElement | null>, pageId: string | undefined): void {
  const { places, byId } = useFieldOrder((order) => order)
  /** The place, and the number of all, that each cover was named by. */
  const named = useRef(new WeakMap<Element, readonly [FieldPosition, number]>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other covers
  useLayoutEffect(() => {
    const placeOf: ReadonlyMap<string, FieldPosition> = byId
    for (const cover of sheet.current?.querySelectorAll('[data-part="cover"]') ?? []) {
      const place = placeOf.get(cover.parentElement?.dataset['canvasField'] ?? '')
      const [before, count] = named.current.get(cover) ?? []
      const isNamed = before?.field === place?.field && before?.position === place?.position && count === places.length
      if (!place || isNamed) continue
      named.current.set(cover, [place, places.length])
      cover.ariaLabel = fieldSummary(place.field, place.position, places.length)
    }
  }, [sheet, places, byId, pageId])
}
