import type { FieldId } from '@letterslot/core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand, type ReversiblePatches, replay } from './apply.ts'
import type { Command } from './command.ts'

/** The selection in the builder and in the mail. A target that was removed is simply not found. */
export interface Selection {
  readonly fieldId: FieldId | undefined
  /** Further fields, selected together with it. */
  readonly otherFieldIds: readonly FieldId[]
  readonly blockId: string | undefined
  /** The settings that Build opens with, once. */
  readonly faultAt?: FaultPlace | undefined
}

/** The settings, the rules or the conditions of a field, a way on from a page, or what shows the page. */
export type FaultPlace =
  | { readonly fieldId: FieldId; readonly tab: 'field' | 'rules' | 'logic' }
  | { readonly pageId: string; readonly way: number | 'shown' }

/** One form, open. */
export interface DocumentState {
  /** Saved: written to this browser's database as one types (`session.ts`). */
  readonly document: StudioDocument
  /** Of this session: gone when the form is closed. */
  readonly history: History
  /** Of this session. */
  readonly selection: Selection
  // Derived, so kept nowhere: what can be undone, the field that is selected, the faults of the draft, the mail.
  readonly dispatch: (command: Command) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Changes the selection. Another field is selected alone, unless further ones are named with it. */
  readonly select: (selection: Partial<Selection>) => void
  /** Takes another version over as it is, from another tab say; its history begins anew. */
  readonly replace: (document: StudioDocument) => void
}

export type DocumentStore = StoreApi<DocumentState>

/** No further field is selected: the same list each time, so that nothing is drawn again for it. */
const noFieldIds: readonly FieldId[] = []

/**
 * Opens a document for editing.
 * @param now - milliseconds since the epoch; tells typing from the next thought.
 */
export function createDocumentStore(document: StudioDocument, now: () => number = Date.now): DocumentStore {
  return createStore<DocumentState>()((set, get) => ({
    document,
    history: emptyHistory,
    selection: { fieldId: undefined, otherFieldIds: noFieldIds, blockId: undefined },
    dispatch: (command) => {
      const { document: before, history } = get()
      const { document: after, patches } = applyCommand(before, command)
      if (patches.forward.length === 0) return
      const step = { ...patches, mergeKey: command.mergeKey, atMs: now() }
      set({ document: after, history: recordStep(history, step) })
    },
    undo: () => {
      const back = stepBack(get().history)
      if (back) set({ document: replay(get().document, back.step.backward), history: back.history })
    },
    redo: () => {
      const forth = stepForward(get().history)
      if (forth) set({ document: replay(get().document, forth.step.forward), history: forth.history })
    },
    select: (selection) => {
      const others = 'fieldId' in selection ? { otherFieldIds: noFieldIds } : {}
      set({ selection: { ...get().selection, ...others, ...selection } })
    },
    replace: (other) => set({ document: other, history: emptyHistory }),
  }))
}

/** Typing that pauses longer than this starts another step of undo. Milliseconds; long enough to think of a word. */
export const mergePauseMs = 1500
/** Limit of kept steps. A step is a few hundred bytes, so that memory does not decide it. */
const maxUndoSteps = 500

/** One thing that undo takes back. */
interface UndoStep extends ReversiblePatches {
  readonly mergeKey: string | undefined
  /** When it last grew, milliseconds since the epoch. */
  readonly atMs: number
}

/** The stacks of undo, newest last, and of redo, next one last. */
export interface History {
  readonly past: readonly UndoStep[]
  readonly future: readonly UndoStep[]
}

/** Nothing done yet. */
const emptyHistory: History = { past: [], future: [] }

function merges(before: UndoStep, step: UndoStep): boolean {
  return step.mergeKey !== undefined && before.mergeKey === step.mergeKey && step.atMs - before.atMs <= mergePauseMs
}

/** Takes a step in; what could be redone is gone. A clock set back merges, since no pause can be told. */
function recordStep(history: History, step: UndoStep): History {
  const before = history.past.at(-1)
  if (before === undefined || history.future.length > 0 || !merges(before, step)) {
    return { past: [...history.past, step].slice(-maxUndoSteps), future: [] }
  }
  const merged: UndoStep = {
    forward: [...before.forward, ...step.forward],
    backward: [...step.backward, ...before.backward],
    mergeKey: step.mergeKey,
    atMs: step.atMs,
  }
  return { past: [...history.past.slice(0, -1), merged], future: [] }
}

/** Moves the last step to what can be redone; it grows no more. */
function stepBack(history: History): { readonly step: UndoStep; readonly history: History } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  const closed: UndoStep = { ...step, mergeKey: undefined }
  return { step, history: { past: history.past.slice(0, -1), future: [...history.future, closed] } }
}

/** Moves the next step back to what can be undone. */
function stepForward(history: History): { readonly step: UndoStep; readonly history: History } | undefined {
  const step = history.future.at(-1)
  if (!step) return undefined
  return { step, history: { past: [...history.past, step], future: history.future.slice(0, -1) } }
}
