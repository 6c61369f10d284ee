import Dexie, { type Table } from 'dexie'
import { createDexieRecordStore } from './dexie-record-store.ts'
import { createFormRepository } from './form-repository.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { readConnection, readPracticeMail, readRevision, readSettings, readStoredForm } from './read-record.ts'
import type { StudioStorage } from './studio-storage.ts'

/** The database of a studio; one for each origin. */
export const databaseName = 'letterslot'

/** Declares the tables. Every commit is strict: confirmed when it is on the disk, not when it is in a cache. */
function declareDatabase(name: string): Dexie {
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' })
  database.version(1).stores({
    forms: 'id, updatedAt',
    connections: 'id',
    settings: 'id',
    practiceMails: 'id, receivedAtMs',
    revisions: 'id, formId',
  })
  return database
}

/** The browser's own words; Dexie puts the browser's error into `inner`. */
function causeOf(error: unknown): string {
  const inner = error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error
  const words = inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner)
  return words.replace(/\.$/, '')
}

function memoryStorage(refusal: string): StudioStorage {
  return {
    refusal,
    forms: createFormRepository({ records: createMemoryRecordStore(), isKept: false }),
    connections: createMemoryRecordStore(),
    settings: createMemoryRecordStore(),
    practiceMails: createMemoryRecordStore(),
    revisions: createMemoryRecordStore(),
  }
}

/**
 * Opens what this browser keeps. Where it refuses (a private window, blocked site data), the studio still opens: on
 * memory, with the cause named, and never says that anything is saved.
 */
export async function openStorage(name: string = databaseName): Promise<StudioStorage> {
  const database = declareDatabase(name)
  try {
    await database.open()
  } catch (error) {
    return memoryStorage(causeOf(error))
  }
  const table = (of: string): Table<unknown, string> => database.table(of)
  return {
    refusal: undefined,
    forms: createFormRepository({ records: createDexieRecordStore(table('forms'), readStoredForm), isKept: true }),
    connections: createDexieRecordStore(table('connections'), readConnection),
    settings: createDexieRecordStore(table('settings'), readSettings),
    practiceMails: createDexieRecordStore(table('practiceMails'), readPracticeMail),
    revisions: createDexieRecordStore(table('revisions'), readRevision),
  }
}
