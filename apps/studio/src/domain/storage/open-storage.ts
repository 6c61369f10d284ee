import { createStore } from 'zustand/vanilla'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { openRecordCopies, type RecordCopies } from './backup-copies.ts'
import { createDatabaseRecordStore } from './database-record-store.ts'
import { describeError } from './describe-error.ts'
import { createFormRepository } from './form-repository.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { NewerDataError } from './newer-data-error.ts'
import { type OpenOptions, openStudioDatabase, type StudioDatabase } from './open-database.ts'
import { readPracticeMail, readRevision, readSettings, readStoredConnection, readStoredForm } from './read-record.ts'
import { type Recovery, recoverRecords, withRecordCopies } from './record-copies.ts'
import type { Identified, RecordStore } from './record-store.ts'
import type { StudioStorage } from './studio-storage.ts'
import { UpgradeFailedError } from './upgrade-failed-error.ts'

/** The database of a studio; one for each origin. */
export const databaseName = 'letterslot'

async function memoryStorage(refusal: string, copies: RecordCopies): Promise<StudioStorage> {
  const revisions = createMemoryRecordStore<StoredRevision>()
  const forms = createMemoryRecordStore<StoredForm>()
  // A database that does not open any more is no reason to hide what lies beside it.
  for (const id of await copies.ids('forms')) {
    const copy = await copies.get('forms', id)
    const form = copy?.status === 'whole' ? readStoredForm(copy.record) : undefined
    if (form) await forms.put(form)
  }
  return {
    refusal,
    recovery: undefined,
    isOutdated: createStore<boolean>()(() => false),
    forms: createFormRepository({ records: forms, revisions, isKept: false }),
    connections: createMemoryRecordStore(),
    settings: createMemoryRecordStore(),
    practiceMails: createMemoryRecordStore(),
    revisions,
  }
}

/** True where a copy was written after the record that is kept: the database lost a commit at its end. */
function isNewerForm(copy: StoredForm, kept: StoredForm): boolean {
  if (copy.revision !== kept.revision) return copy.revision > kept.revision
  return (copy.state?.newest.revision ?? 0) > (kept.state?.newest.revision ?? 0)
}

async function databaseStorage(database: StudioDatabase, copies: RecordCopies): Promise<StudioStorage> {
  const recoveries: Recovery[] = []
  const copied = async <T extends Identified>(
    table: string,
    read: (input: unknown) => T | undefined,
    isNewer?: (copy: T, kept: T) => boolean,
  ): Promise<RecordStore<T>> => {
    const store = createDatabaseRecordStore(database, table, read)
    recoveries.push(await recoverRecords({ store, copies, table, read, ...(isNewer && { isNewer }) }))
    return withRecordCopies(store, { copies, table })
  }
  const forms = await copied('forms', readStoredForm, isNewerForm)
  const [formRecovery] = recoveries
  const connections = await copied('connections', readStoredConnection)
  const settings = await copied('settings', readSettings)
  const revisions = await copied('revisions', readRevision)
  const isDamaged = recoveries.some(({ returned, renewed, lost }) => [...returned, ...renewed, ...lost].length > 0)
  return {
    refusal: undefined,
    recovery: isDamaged ? formRecovery : undefined,
    isOutdated: database.isOutdated,
    forms: createFormRepository({
      records: forms,
      revisions,
      isKept: true,
      copyOf: async (id) => {
        const copy = await copies.get('forms', id)
        return copy?.status === 'whole' ? readStoredForm(copy.record) : undefined
      },
    }),
    connections,
    settings,
    practiceMails: createDatabaseRecordStore(database, 'practiceMails', readPracticeMail),
    revisions,
  }
}

/**
 * Opens what this browser keeps, and takes back from second copies what its database lost. Where it refuses (a private
 * window, blocked site data), the studio still opens: on memory, with the cause named, and never says that anything is
 * saved.
 * @throws {NewerDataError | UpgradeFailedError} where data is kept that this studio cannot work on; it is untouched.
 */
export async function openStorage(name: string = databaseName, options: OpenOptions = {}): Promise<StudioStorage> {
  const copies = openRecordCopies(name)
  try {
    return await databaseStorage(await openStudioDatabase(name, options), copies)
  } catch (error) {
    if (error instanceof NewerDataError || error instanceof UpgradeFailedError) throw error
    return memoryStorage(describeError(error), copies)
  }
}
