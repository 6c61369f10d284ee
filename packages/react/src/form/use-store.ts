import type { FieldId } from '@letterslot/core'
import type { FieldView, FormState, FormStore } from '@letterslot/core/form-state'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * One field's view: its component is drawn again when that changes, and at no other time. Markup that a server makes shows
 * every field: without scripts no condition can be known.
 */
export function useFieldView(store: FormStore, id: FieldId): FieldView {
  const atRest = useMemo(() => ({ ...store.field(id), visible: true }), [store, id])
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe(listener, id), [store, id]),
    () => store.field(id),
    () => atRest,
  )
}

/** The form's state. */
export function useFormState(store: FormStore): FormState {
  return useSyncExternalStore(store.subscribe, store.state, store.state)
}
