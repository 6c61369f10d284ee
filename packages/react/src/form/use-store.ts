import type { FieldId } from '@letterslot/core'
import type { FieldView, FormState, FormStore } from '@letterslot/core/form-state'
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * One field's view: its component is drawn again when that changes, and at no other time. Markup that a server makes shows
 * every field: without scripts no condition can be known.
 * @param conditional - a condition decides of it: such markup, which may be of another day, asks for no answer.
 */
export function useFieldView(store: FormStore, id: FieldId, conditional = false): FieldView {
  const atRest = useMemo((): FieldView => {
    const view = store.field(id)
    return { ...view, visible: true, required: view.required && !conditional }
  }, [store, id, conditional])
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
