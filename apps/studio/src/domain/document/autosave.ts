import { createStore } from 'zustand/vanilla'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import type { FormRepository } from '../storage/form-repository.ts'
import type { SaveState, SaveStateStore } from '../storage/save-state.ts'
import type { DocumentStore } from './store.ts'

/** The saving of one open form. */
export interface Autosave {
  readonly state: SaveStateStore
  /** Begins to save every change. Returns the end of it; what is in hand is still finished. */
  readonly start: () => () => void
  /** Resolves when nothing is left to try. */
  readonly flush: () => Promise<void>
  /** Takes another saved version over, screen and all, after a conflict was settled so. */
  readonly adopt: (other: StoredForm) => void
}

interface AutosaveOptions {
  readonly store: DocumentStore
  readonly forms: Pick<FormRepository, 'save' | 'isKept'>
  readonly stored: Pick<StoredForm, 'id' | 'revision'>
}

/**
 * Saves a form as one types. One write at a time; what is typed meanwhile goes out with the next one, so a slow disk
 * costs delay, never order. `saved` is said when the document on screen is the one a commit was confirmed for.
 */
export function createAutosave({ store, forms, stored }: AutosaveOptions): Autosave {
  const state = createStore<SaveState>()(() =>
    forms.isKept ? { status: 'saved', revision: stored.revision } : { status: 'not-kept' },
  )
  let revision = stored.revision
  let saved: StudioDocument = store.getState().document
  let running: Promise<void> | undefined

  const saveAll = async (): Promise<void> => {
    for (;;) {
      const { document } = store.getState()
      if (document === saved) {
        if (forms.isKept) state.setState({ status: 'saved', revision }, true)
        return
      }
      const outcome = await forms.save(stored.id, document, revision)
      if (!outcome.ok) {
        const { error } = outcome
        if (error.kind === 'conflict' || error.kind === 'not-kept') state.setState({ status: error.kind }, true)
        else state.setState({ status: 'failed', failure: error }, true)
        return
      }
      revision = outcome.value.revision
      saved = document
    }
  }
  const flush = (): Promise<void> => {
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }
  const onChange = (): void => {
    // A conflict is settled by a person; saving on would overwrite, or copy at every key.
    if (state.getState().status === 'conflict') return
    if (forms.isKept) state.setState({ status: 'saving' }, true)
    void flush()
  }
  return {
    state,
    flush,
    start: () => store.subscribe(onChange),
    adopt: (other) => {
      revision = other.revision
      saved = other.document
      state.setState({ status: 'saved', revision }, true)
      store.getState().replace(other.document)
    },
  }
}
