import { createStore } from 'zustand/vanilla'
import { createDexieRecordStore } from './dexie-record-store.ts'
import { createFormRepository } from './form-repository.ts'
import { wordsOf } from './inner-error.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { NewerDataError } from './newer-data-error.ts'
import { type OpenOptions, openDatabase, type StudioDatabase } from './open-database.ts'
import { readConnection, readPracticeMail, readRevision, readSettings, readStoredForm } from './read-record.ts'
import type { StoredRevision } from './revision.ts'
import type { StudioStorage } from './studio-storage.ts'
import { UpgradeFailedError } from './upgrade-failed-error.ts'

/** The database of a studio; one for each origin. */
export const databaseName = 'letterslot'

function memoryStorage(refusal: string): StudioStorage {
  const revisions = createMemoryRecordStore<StoredRevision>()
  return {
    refusal,
    isOutdated: createStore<boolean>()(() => false),
    forms: createFormRepository({ records: createMemoryRecordStore(), revisions, isKept: false }),
    connections: createMemoryRecordStore(),
    settings: createMemoryRecordStore(),
    practiceMails: createMemoryRecordStore(),
    revisions,
  }
}

function databaseStorage(database: StudioDatabase): StudioStorage {
  const forms = createDexieRecordStore(database, 'forms', readStoredForm)
  const revisions = createDexieRecordStore(database, 'revisions', readRevision)
  return {
    refusal: undefined,
    isOutdated: database.isOutdated,
    forms: createFormRepository({ records: forms, revisions, isKept: true }),
    connections: createDexieRecordStore(database, 'connections', readConnection),
    settings: createDexieRecordStore(database, 'settings', readSettings),
    practiceMails: createDexieRecordStore(database, 'practiceMails', readPracticeMail),
    revisions,
  }
}

/**
 * Opens what this browser keeps. Where it refuses (a private window, blocked site data), the studio still opens: on
 * memory, with the cause named, and never says that anything is saved.
 * @throws {NewerDataError | UpgradeFailedError} where data is kept that this studio cannot work on; it is untouched.
 */
export async function openStorage(name: string = databaseName, options: OpenOptions = {}): Promise<StudioStorage> {
  try {
    return databaseStorage(await openDatabase(name, options))
  } catch (error) {
    if (error instanceof NewerDataError || error instanceof UpgradeFailedError) throw error
    return memoryStorage(wordsOf(error))
  }
}
