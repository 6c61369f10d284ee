import type { FieldId } from '@letterslot/core'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StudioDocument } from '../../model/studio-document.ts'
import type { SaveState } from '../storage/save-state.ts'
import type { Command } from './command.ts'
import type { DocumentSession } from './session.ts'
import type { Selection } from './store.ts'

/** The form that is open, given by the route `/forms/$formId`. */
export const DocumentContext = createContext<DocumentSession | undefined>(undefined)

/** The open form's session. @throws {Error} outside of `/forms/$formId`. */
export function useDocumentSession(): DocumentSession {
  const session = useContext(DocumentContext)
  if (!session) throw new Error('No form is open here.')
  return session
}

/** Reads a part of the open document; draws again only when that part changes. Select what is stored, derive after. */
export function useDocument<T>(select: (document: StudioDocument) => T): T {
  return useStore(useDocumentSession().store, (state) => select(state.document))
}

/** The one way to change the open document. */
export function useDispatch(): (command: Command) => void {
  return useStore(useDocumentSession().store, (state) => state.dispatch)
}

/** Tells if there is anything to undo or to redo. */
export function useHistory(): Record<'canUndo' | 'canRedo', boolean> {
  const { store } = useDocumentSession()
  const canUndo = useStore(store, (state) => state.history.past.length > 0)
  const canRedo = useStore(store, (state) => state.history.future.length > 0)
  return { canUndo, canRedo }
}

/** Returns the selection, and a function to change it. */
export function useSelection(): Selection & { readonly select: (selection: Partial<Selection>) => void } {
  const { store } = useDocumentSession()
  const selection = useStore(store, (state) => state.selection)
  return { ...selection, select: store.getState().select }
}

/** Tells if a field is the selected one; draws again only when that changes. */
export function useIsSelected(fieldId: FieldId | undefined): boolean {
  return useStore(useDocumentSession().store, (state) => state.selection.fieldId === fieldId)
}

/** Returns the number of selected fields; draws again only when that changes. */
export function useSelectedCount(): number {
  return useStore(useDocumentSession().store, ({ selection }) =>
    selection.fieldId === undefined ? 0 : selection.otherFieldIds.length + 1,
  )
}

/** Returns the state of the last save. */
export function useSaveState(): SaveState {
  return useStore(useDocumentSession().saveState)
}
