import type { StoredForm } from '../../model/stored-form.ts'
import type { FormRepository } from '../storage/form-repository.ts'
import type { SaveStateStore } from '../storage/save-state.ts'
import { createAutosave } from './autosave.ts'
import { createDocumentStore, type DocumentStore } from './store.ts'

/** A form that is open: its document, and the saving of it. */
export interface DocumentSession {
  readonly formId: StoredForm['id']
  readonly store: DocumentStore
  readonly saveState: SaveStateStore
  /** Resolves when all there is to save has been tried. */
  readonly flush: () => Promise<void>
  /** After a conflict: takes the version that the other tab saved. */
  readonly takeOther: () => Promise<void>
  /**
   * Keeps this version under a new id, after a conflict, or under its own where nothing has that any more. Returns the
   * id, or undefined when it could not be saved.
   */
  readonly keepAsCopy: () => Promise<StoredForm['id'] | undefined>
  /** Begins to save what is typed. Returns the end of it. */
  readonly start: () => () => void
}

/** Opens a stored form. Nothing is saved before `start`. */
export function openSession(stored: StoredForm, forms: FormRepository): DocumentSession {
  const store = createDocumentStore(stored.document)
  const autosave = createAutosave({ store, forms, stored })
  return {
    formId: stored.id,
    store,
    saveState: autosave.state,
    flush: autosave.flush,
    start: autosave.start,
    takeOther: async () => {
      const other = await forms.get(stored.id)
      if (other) autosave.adopt(other)
    },
    keepAsCopy: async () => {
      const copy = await forms.create(store.getState().document)
      if (!copy.ok) return undefined
      if (copy.value.id === stored.id) autosave.adopt(copy.value)
      return copy.value.id
    },
  }
}
