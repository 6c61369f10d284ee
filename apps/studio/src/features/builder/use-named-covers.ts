import { type RefObject, useContext, useEffect, useRef } from 'react'
import { fieldSummary } from '../../domain/document/field-kind-info.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { FieldOrdersContext, type FieldPosition, useFieldOrder } from './field-order.ts'

/** Gives a cover its name, for those who do not see it: its field and its place. */
export type NameCover = (cover: HTMLElement) => void

/** Makes what names the covers of the canvas, each as it is drawn. */
export function useNameCover(): NameCover {
  const { store } = useDocumentSession()
  const orderOf = useContext(FieldOrdersContext)
  return (cover) => {
    const { places, byId } = orderOf(store.getState().document.form)
    const placeOf: ReadonlyMap<string, FieldPosition> = byId
    const place = placeOf.get(cover.parentElement?.dataset['canvasField'] ?? '')
    if (!place) return
    const name = fieldSummary(place.field, place.position, places.length)
    if (cover.ariaLabel !== name) cover.ariaLabel = name
  }
}

/**
 * Names the covers in a sheet anew that a field moves on as it comes or goes: it counts in the names of all, and React would draw every
 * one of them again. In the next quiet moment; the one that takes the focus before that at once.
 */
export function useNamedCovers(sheet: RefObject<HTMLElement | null>, nameCover: NameCover): void {
  const places = useFieldOrder((order) => order.places)
  /** The fields as the names have them. */
  const named = useRef(places)
  useEffect(() => {
    const { current: before } = named
    if (before.length === places.length && places.every(({ field }, at) => field.id === before[at]?.field.id)) return
    const listening = new AbortController()
    const nameFocused = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.dataset['part'] === 'cover') nameCover(target)
    }
    sheet.current?.addEventListener('focusin', nameFocused, { signal: listening.signal })
    const stop = whenIdle(() => {
      listening.abort()
      named.current = places
      for (const cover of sheet.current?.querySelectorAll<HTMLElement>('[data-part="cover"]') ?? []) nameCover(cover)
    })
    return () => {
      listening.abort()
      stop()
    }
  }, [sheet, places, nameCover])
}
