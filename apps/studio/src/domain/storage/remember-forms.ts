import { initialSettings } from '../../model/settings.ts'
import { writeFormsNote } from './forms-note.ts'
import type { StudioStorage } from './studio-storage.ts'

interface RememberFormsOptions {
  /** Asks the browser to keep what is here when room gets short. */
  readonly persist?: () => Promise<unknown>
  readonly write?: typeof writeFormsNote
}

const askBrowser = async (): Promise<unknown> => navigator.storage?.persist?.()

/**
 * Notes, from the first form on, that this browser has forms: first in the database, then beside it, so that a note
 * without its record says that the database was cleared. The first form is also the moment to ask the browser to keep it.
 * @returns the end of it.
 */
export function rememberForms(
  { refusal, forms, settings }: StudioStorage,
  { persist = askBrowser, write = writeFormsNote }: RememberFormsOptions = {},
): () => void {
  if (refusal !== undefined) return () => {}
  let isNoted = false
  const noteFirst = async (): Promise<void> => {
    let isFirst = false
    await settings.update('studio', (current) => {
      isFirst = !current?.hadForms
      return isFirst ? { ...(current ?? initialSettings), hadForms: true } : undefined
    })
    isNoted = true
    if (isFirst) await persist()
  }
  const stops = [
    forms.watchIds((ids) => {
      if (ids.length === 0) isNoted = false
      // What fails here is told where the form itself is saved.
      else if (!isNoted) void noteFirst().catch(() => {})
    }),
    settings.watch(([current]) => {
      if (current?.hadForms) write({ lastBackupAt: current.lastBackupAt })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
