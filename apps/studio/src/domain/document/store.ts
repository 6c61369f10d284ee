import type { FieldId } from '@letterslot/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand, replay } from './apply.ts'
import type { Command } from './command.ts'
import { emptyHistory, type History, record, stepBack, stepForward } from './history.ts'

/** The selection in the builder and in the mail. A target that was removed is simply not found. */
export interface Selection {
  readonly fieldId: FieldId | undefined
  readonly blockId: string | undefined
}

/** One form, open. */
export interface DocumentState {
  /** Saved: written to this browser's database as one types (`storage/autosave.ts`). */
  readonly document: StudioDocument
  /** Of this session: gone when the form is closed. */
  readonly history: History
  /** Of this session. */
  readonly selection: Selection
  // Derived, so kept nowhere: what can be undone, the field that is selected, the faults of the draft, the mail.
  readonly dispatch: (command: Command) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (selection: Partial<Selection>) => void
  /** Takes another version over as it is, from another tab say; its history begins anew. */
  readonly replace: (document: StudioDocument) => void
}

export type DocumentStore = StoreApi<DocumentState>

/**
 * Opens a document for editing.
 * @param now - milliseconds since the epoch; tells typing from the next thought.
 */
export function createDocumentStore(document: StudioDocument, now: () => number = Date.now): DocumentStore {
  return createStore<DocumentState>()((set, get) => ({
    document,
    history: emptyHistory,
    selection: { fieldId: undefined, blockId: undefined },
    dispatch: (command) => {
      const { document: before, history } = get()
      const { document: after, patches } = applyCommand(before, command)
      if (patches.forward.length === 0) return
      const step = { ...patches, mergeKey: command.mergeKey, atMs: now() }
      set({ document: after, history: record(history, step) })
    },
    undo: () => {
      const back = stepBack(get().history)
      if (back) set({ document: replay(get().document, back.step.backward), history: back.history })
    },
    redo: () => {
      const forth = stepForward(get().history)
      if (forth) set({ document: replay(get().document, forth.step.forward), history: forth.history })
    },
    select: (selection) => set({ selection: { ...get().selection, ...selection } }),
    replace: (other) => set({ document: other, history: emptyHistory }),
  }))
}
