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
