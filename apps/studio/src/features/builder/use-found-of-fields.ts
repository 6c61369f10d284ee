import type { FieldId, Form } from '@letterslot/core'
import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentSession } from '../../domain/document/session.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { isSameValue } from '../../model/studio-document.ts'
import { loadWithRetry } from '../../ui/load-with-retry.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** Lists by field, or by page, of those that have one. */
export type Found<Item, Id = FieldId> = ReadonlyMap<Id, readonly Item[]>

/**
 * Finds something of the open form's fields or pages once the step is drawn, and finds it again in a quiet moment after the form was
 * changed.
 * @param load - gives what finds it, which the first drawing does without.
 */
export function useFoundOfFields<Item, Id = FieldId>(
  load: () => Promise<(form: Form) => Found<Item, Id>>,
): StoreApi<Found<Item, Id>> {
  const { store } = useDocumentSession()
  const [{ found, start }] = useState(() => startableFinder(load))
  useEffect(() => start(store), [start, store])
  return found
}

function startableFinder<Item, Id>(load: () => Promise<(form: Form) => Found<Item, Id>>) {
  const found = createStore<Found<Item, Id>>(() => new Map())
  const start = (store: DocumentSession['store']): (() => void) => {
    let stop = (): void => undefined
    let unsubscribe = stop
    let isOver = false
    void loadWithRetry(load).then((find) => {
      if (isOver) return
      found.setState(find(store.getState().document.form), true)
      unsubscribe = store.subscribe(({ document }, before) => {
        if (document.form === before.document.form) return
        stop()
        stop = whenIdle(() => found.setState((last) => withSameLists(find(document.form), last), true))
      })
    })
    return () => {
      isOver = true
      unsubscribe()
      stop()
    }
  }
  return { found, start }
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
