import { initialSettings } from '../../model/settings.ts'
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
  const noteFirst = async (): Promise<void> => {
    let isFirst = false
    await settings.update('studio', (current) => {
      isFirst = !current?.hadForms
      return isFirst ? { ...(current ?? initialSettings), hadForms: true } : undefined
    })
    if (isFirst) await persist()
  }
  const stops = [
    forms.watch((all) => {
      // What fails here is told where the form itself is saved.
      if (all.length > 0) void noteFirst().catch(() => {})
    }),
    settings.watch(([current]) => {
      if (current?.hadForms) write({ lastBackupAt: current.lastBackupAt })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// In localStorage, beside the database and not in it: what is left of either tells that the other was cleared.
const formsNoteKey = 'letterslot.forms-kept'

/** The note on this browser's forms, kept outside of their database. */
interface FormsNote {
  /** RFC 3339; undefined when there never was a backup. */
  readonly lastBackupAt: string | undefined
}

/** The note; undefined where there never were forms, or where the browser forgot this as well. */
export function readFormsNote(storage: () => Storage = () => localStorage): FormsNote | undefined {
  try {
    const at = storage().getItem(formsNoteKey)
    return at === null ? undefined : { lastBackupAt: at || undefined }
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return undefined
  }
}

/** Writes the note, as far as this browser remembers anything. */
export function writeFormsNote({ lastBackupAt }: FormsNote, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(formsNoteKey, lastBackupAt ?? '')
  } catch {
    // Then a clearing cannot be told from a new browser, and nothing is said.
  }
}

/** Takes the note away: the maker begins anew. */
export function forgetFormsNote(storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(formsNoteKey)
  } catch {
    // There is none, then.
  }
}
