import type { DatabaseSync } from 'node:sqlite'
import { lockDataFolder, prepareDataFolder } from './data-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { createGroupCommit } from './group-commit.ts'
import { createLogSync } from './log-sync.ts'
import type { RelayStore, SettingsStore } from './port.ts'
import { createSqliteInbox } from './sqlite-inbox.ts'
import { createSqliteMessages } from './sqlite-messages.ts'
import { createSqliteSettings } from './sqlite-settings.ts'
import { toDataFolderError } from './store-errors.ts'

/**
 * Opens a data folder for the one process that serves it.
 * @throws {DataFolderInUseError} when another living process holds it.
 * @throws {DataFolderUnusableError} when it cannot be written, or its database is damaged.
 * @throws {NewerDataError} when a newer Letterslot wrote it.
 */
export function openSqliteStore(folder: string): RelayStore {
  const held = lockDataFolder(folder)
  try {
    const store = createSqliteStore(openSqliteDatabase(held.databaseFile))
    return {
      ...store,
      close: () => {
        store.close()
        held.release()
      },
    }
  } catch (cause) {
    held.release()
    throw toDataFolderError(folder, cause)
  }
}

/** The stores of one open database. */
export function createSqliteStore(db: DatabaseSync): RelayStore {
  const log = createLogSync(db)
  const inGroup = createGroupCommit(db, log.sync)
  return {
    messages: createSqliteMessages(db, inGroup),
    inbox: createSqliteInbox(db, inGroup),
    settings: createSqliteSettings(db),
    close: () => {
      log.close()
      db.close()
    },
  }
}

/**
 * Opens only the settings, beside a relay that may be running on the same folder.
 * @throws {DataFolderUnusableError} when it cannot be written, or its database is damaged.
 */
export function openSqliteSettings(folder: string): { readonly settings: SettingsStore; close(): void } {
  const file = prepareDataFolder(folder)
  try {
    const db = openSqliteDatabase(file)
    return { settings: createSqliteSettings(db), close: () => db.close() }
  } catch (cause) {
    throw toDataFolderError(folder, cause)
  }
}
