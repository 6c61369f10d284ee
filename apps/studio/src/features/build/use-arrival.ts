import { useEffect } from 'react'
import { useDocumentSession } from '../../document/use-document.ts'
import type { BuildSessionStore } from './build-session.ts'
import { fieldPositions } from './field-order.ts'

/**
 * On arrival the first field is selected, or the one that was before, and its label is marked: typing changes it at
 * once. Not where a keyboard would come up over the form.
 */
export function useArrival(session: BuildSessionStore): void {
  const { store } = useDocumentSession()
  useEffect(() => {
    const { document, selection, select } = store.getState()
    const places = fieldPositions(document.form)
    const { field } = places.find((place) => place.field.id === selection.fieldId) ?? places[0] ?? {}
    if (!field) return
    select({ fieldId: field.id })
    if (matchMedia('(pointer: fine)').matches) session.setState({ wish: { fieldId: field.id, part: 'label' } })
  }, [store, session])
}
