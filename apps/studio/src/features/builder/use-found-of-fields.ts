import type { FieldId, Form } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { isSameValue } from '../../model/studio-document.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** Lists by field, or by page, of those that have one. */
export type Found<Item, Id = FieldId> = ReadonlyMap<Id, readonly Item[]>

/** Lists things by the id of what each is of. */
export function byId<Item, Id>(items: readonly Item[], idOf: (item: Item) => Id): Found<Item, Id> {
  const found = new Map<Id, Item[]>()
  for (const item of items) {
    const list = found.get(idOf(item))
    if (list) list.push(item)
    else found.set(idOf(item), [item])
  }
  return found
}

/**
 * Finds something of the open form's fields or pages, and finds it again in a quiet moment after the form was changed.
 * @param find - the same function for as long as the step is open.
 */
export function useFoundOfFields<Item, Id = FieldId>(find: (form: Form) => Found<Item, Id>): StoreApi<Found<Item, Id>> {
  const { store } = useDocumentSession()
  const [found] = useState(() => createStore(() => find(store.getState().document.form)))
  useEffect(() => {
    let stop = (): void => undefined
    const unsubscribe = store.subscribe(({ document }, before) => {
      if (document.form === before.document.form) return
      stop()
      stop = whenIdle(() => found.setState((last) => withSameLists(find(document.form), last), true))
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [store, found, find])
  return found
}

/** The things that were found, by the lists of before where those say the same: what they are of is not drawn again. */
function withSameLists<Item, Id>(found: Found<Item, Id>, before: Found<Item, Id>): Found<Item, Id> {
  return new Map(
    Array.from(found, ([id, list]) => {
      const known = before.get(id)
      return [id, known && isSameValue(known, list) ? known : list]
    }),
  )
}
