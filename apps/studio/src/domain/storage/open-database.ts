import { type IDBPDatabase, openDB } from 'idb'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { NewerDataError } from './newer-data-error.ts'
import { OutdatedTabError } from './outdated-tab-error.ts'
import { createRecordChanges, type RecordChanges } from './record-changes.ts'
import { type SchemaStep, schema, takeSteps } from './schema.ts'
import { UpgradeFailedError } from './upgrade-failed-error.ts'

/** Options of opening the database. */
export interface OpenOptions {
  readonly steps?: readonly SchemaStep[]
  /** Called when a tab of an older version is in the way of the upgrade; opening goes on once that tab is closed. */
  readonly onBlocked?: () => void
}

/** The database of a studio, open. */
export interface StudioDatabase {
  /** True once another tab brought the data to a newer version: from then on `run` refuses. */
  readonly isOutdated: StoreApi<boolean>
  /** Tells of what was written, to every tab. */
  readonly changes: RecordChanges
  /**
   * Runs what reads or writes. A lost connection is opened anew, and the work done once more; it must be whole in one
   * transaction.
   * @throws {OutdatedTabError} once the tab is outdated.
   */
  readonly run: <T>(work: (database: IDBPDatabase) => Promise<T>) => Promise<T>
}

/** Called when the connection was let go of: with a version where another tab goes on to it. */
type OnClosed = (newVersion?: number | null) => void

/** Opens the database and takes the steps that it lacks, in one transaction. Rejects with the error of the step. */
async function upgradeDatabase(
  name: string,
  { steps, onBlocked, onClosed }: Required<OpenOptions> & { readonly onClosed: OnClosed },
): Promise<IDBPDatabase> {
  let failure: unknown
  try {
    return await openDB(name, steps.length * stepsOfOne, {
      upgrade: (database, from, _, transaction) => {
        // It rejects together with the opening.
        transaction.done.catch(() => {})
        takeSteps(database, transaction, steps.slice(from / stepsOfOne)).catch((error: unknown) => {
          failure = error
          transaction.abort()
        })
      },
      blocked: onBlocked,
      // Whoever holds on to an old version would hold the other tab up: the handle is let go at once.
      blocking: (_, newVersion, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        onClosed(newVersion)
      },
      terminated: onClosed,
    })
  } catch (error) {
    throw failure ?? error
  }
}

/**
 * Opens the database and brings it up to date, in one transaction.
 * @throws {NewerDataError} when a newer studio wrote it; nothing is touched then.
 * @throws {UpgradeFailedError} when it could not be brought up to date; it is as it was then.
 * @throws the browser's own error where it refuses.
 */
export async function openStudioDatabase(
  name: string,
  { steps = schema, onBlocked = () => {} }: OpenOptions = {},
): Promise<StudioDatabase> {
  const kept = await keptVersion(name)
  if (kept > steps.length) throw new NewerDataError(kept, steps.length)
  const isOutdated = createStore<boolean>()(() => false)
  let isOpen = false
  let openings = 0
  let reopening: Promise<void> | undefined

  const open = async (): Promise<IDBPDatabase> => {
    const opened = await upgradeDatabase(name, {
      steps,
      onBlocked,
      onClosed: (newVersion) => {
        if (newVersion) isOutdated.setState(true, true)
        isOpen = false
      },
    })
    isOpen = true
    return opened
  }
  const opening = open().catch((cause) => {
    throw kept > 0 && kept < steps.length ? new UpgradeFailedError(kept, steps.length, { cause }) : cause
  })
  let database = await opening

  const reopen = async (): Promise<void> => {
    database.close()
    if ((await keptVersion(name)) > steps.length) isOutdated.setState(true, true)
    else database = await open()
    openings += 1
  }
  const refuseOutdated = (): void => {
    if (isOutdated.getState()) throw new OutdatedTabError()
  }

  return {
    isOutdated,
    changes: createRecordChanges(name),
    run: async (work) => {
      refuseOutdated()
      const opening = openings
      try {
        return await work(database)
      } catch (error) {
        refuseOutdated()
        if (isOpen && !isConnectionLost(error)) throw error
        if (opening === openings) {
          reopening ??= reopen().finally(() => {
            reopening = undefined
          })
          await reopening
        }
        refuseOutdated()
        return work(database)
      }
    },
  }
}

/** Safari says it in words alone (WebKit bug 197050). */
const connectionLostWords = /connection to indexed database server lost|database connection is closing/i

/** Tells if an error says that the connection to the database was lost, so that opening it anew may help. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && (error.name === 'InvalidStateError' || connectionLostWords.test(error.message))
}

/** IndexedDB's version of one step of ours: databases have been written so from the beginning. */
const stepsOfOne = 10

/** Opens a database as it is, creating none; undefined where there is none. Rejects with the browser's own error. */
export function openAsKept(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    let isNew = false
    request.onupgradeneeded = () => {
      isNew = true
      request.transaction?.abort()
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => (isNew ? resolve(undefined) : reject(request.error))
  })
}

/** The version of the data that this browser keeps under a name; 0 where there is none. Nothing is changed by asking. */
export async function keptVersion(name: string): Promise<number> {
  const database = await openAsKept(name)
  if (!database) return 0
  database.close()
  return Math.floor(database.version / stepsOfOne)
}
