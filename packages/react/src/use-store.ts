import type { FieldId } from '@letterslot/core'
import type { FieldView, FormState, FormStore } from '@letterslot/core/form-state'
import { useCallback, useSyncExternalStore } from 'react'

/** One field's view: its component is drawn again when that changes, and at no other time. */
export function useFieldView(store: FormStore, id: FieldId): FieldView {
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe(id, listener), [store, id]),
    () => store.field(id),
    () => store.resting(id),
  )
}

/** The form's state. */
export function useFormState(store: FormStore): FormState {
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe(undefined, listener), [store]),
    store.state,
    store.state,
  )
}
