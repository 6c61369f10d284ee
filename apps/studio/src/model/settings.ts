/** The studio's settings, besides forms and connections. Saved; one record. */
export interface StudioSettings {
  readonly id: 'studio'
  /** Recipient of new forms' answers, as given on the first screen. */
  readonly makerAddress?: string
  /** The first screen was left: the library is shown, even without forms. */
  readonly isStarted?: boolean
  /** There were forms here: as long as this stands, the database was not cleared since. */
  readonly hadForms?: boolean
  /** RFC 3339; absent when never. */
  readonly lastBackupAt?: string
  /** A folder of the maker's choice that gets a backup; it is of this browser alone. */
  readonly backupFolder?: FileSystemDirectoryHandle
  /** Why the last backup was not written there, in the browser's own words; absent once one was. */
  readonly backupTrouble?: string
  /** Hints that are shown once, by name. */
  readonly seenHints?: readonly string[]
  /** Mail of the test inbox that was opened here, by id; the newest opened last. */
  readonly readMails?: readonly string[]
}

/** Settings of a new browser. */
export const initialSettings: StudioSettings = { id: 'studio' }
