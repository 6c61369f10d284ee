import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TextTarget } from './text-target.ts'

/** The three ways to look at the mail. */
export type MailView = 'edit' | 'preview' | 'text'

/** Where the caret is, or was last; UTF-16 code units. */
export interface Caret {
  readonly target: TextTarget
  readonly start: number
  readonly end: number
}

/** What the step remembers while it is open, and no longer. */
export interface EmailDesk {
  readonly view: MailView
  readonly caret: Caret | undefined
  /** Which panel is open as a sheet, where there is no room for both at the sides. */
  readonly sheet: 'insert' | 'findings' | undefined
}

export type EmailDeskStore = StoreApi<EmailDesk>

/** Begins a visit to the step. */
export function createEmailDesk(view: MailView): EmailDeskStore {
  return createStore<EmailDesk>()(() => ({ view, caret: undefined, sheet: undefined }))
}

/** The visit under way, given by `EmailEditor`. */
export const EmailDeskContext = createContext<EmailDeskStore | undefined>(undefined)

/** The visit's store, to write to. @throws {TypeError} outside of the step. */
export function useEmailDeskStore(): EmailDeskStore {
  const store = useContext(EmailDeskContext)
  if (!store) throw new TypeError('The step E-mail is not open here.')
  return store
}

/** Reads a part of the visit. */
export function useEmailDesk<T>(select: (desk: EmailDesk) => T): T {
  return useStore(useEmailDeskStore(), select)
}
