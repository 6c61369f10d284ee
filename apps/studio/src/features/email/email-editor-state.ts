import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TextTarget } from '../../domain/mail/text-target.ts'

/** The three ways to look at the mail. */
export type EmailView = 'edit' | 'preview' | 'text'

/** The caret's place now or last; UTF-16 code units. */
export interface Caret {
  readonly target: TextTarget
  readonly start: number
  readonly end: number
}

/** State of the step, kept while it is open. */
export interface EmailEditorState {
  readonly view: EmailView
  readonly caret: Caret | undefined
  /** Which panel is open as a sheet, where there is no room for both at the sides. */
  readonly sheet: 'insert' | 'findings' | undefined
}

export type EmailEditorStore = StoreApi<EmailEditorState>

/** Creates the state of the step, new each time that it opens. */
export function createEmailEditor(view: EmailView): EmailEditorStore {
  return createStore<EmailEditorState>()(() => ({ view, caret: undefined, sheet: undefined }))
}

/** The open step's state, given by `EmailEditor`. */
export const EmailEditorContext = createContext<EmailEditorStore | undefined>(undefined)

/** Returns the open step's store, to write to. @throws {TypeError} outside of the step. */
export function useEmailEditorStore(): EmailEditorStore {
  const store = useContext(EmailEditorContext)
  if (!store) throw new TypeError('The step E-mail is not open here.')
  return store
}

/** Reads a part of the step's state. */
export function useEmailEditor<T>(select: (editor: EmailEditorState) => T): T {
  return useStore(useEmailEditorStore(), select)
}
