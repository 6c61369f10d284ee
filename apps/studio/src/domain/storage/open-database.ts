import Dexie from 'dexie'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { innerError } from './inner-error.ts'
import { NewerDataError } from './newer-data-error.ts'
import { OutdatedTabError } from './outdated-tab-error.ts'
import { type SchemaStep, schema } from './schema.ts'
import { UpgradeFailedError } from './upgrade-failed-error.ts'

/** Options of opening the database. */
export interface OpenOptions {
  readonly steps?: readonly SchemaStep[]
  /** Called when a tab of an older version is in the way of the upgrade; opening goes on once that tab is closed. */
  readonly onBlocked?: () => void
}

/** The database of a studio, open. */
export interface StudioDatabase {
  readonly dexie: Dexie
  /** True once another tab brought the data to a newer version: from then on `run` refuses. */
  readonly isOutdated: StoreApi<boolean>
  /**
   * Runs what reads or writes. A lost connection is opened anew, and the work done once more; it must be whole in one
   * transaction.
   * @throws {OutdatedTabError} once the tab is outdated.
   */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
}

/** Every commit is strict: confirmed when it is on the disk, not when it is in a cache. */
function declareDatabase(name: string, steps: readonly SchemaStep[]): Dexie {
  // Without opening by itself: Dexie would open newer data too, and change what it does not know.
  const dexie = new Dexie(name, { autoOpen: false, chromeTransactionDurability: 'strict' })
  steps.forEach(({ stores, upgrade }, index) => {
    const version = dexie.version(index + 1).stores({ ...stores })
    if (upgrade) version.upgrade(upgrade)
  })
  return dexie
}

/**
 * Opens the database and brings it up to date, in one transaction.
 * @throws {NewerDataError} when a newer studio wrote it; nothing is touched then.
 * @throws {UpgradeFailedError} when it could not be brought up to date; it is as it was then.
 * @throws the browser's own error where it refuses.
 */
export async function openStudioDatabase(
  name: string,
  { steps = schema, onBlocked }: OpenOptions = {},
): Promise<StudioDatabase> {
  const kept = await keptVersion(name)
  if (kept > steps.length) throw new NewerDataError(kept, steps.length)
  const dexie = declareDatabase(name, steps)
  const isOutdated = createStore<boolean>()(() => false)
  let openings = 0
  let reopening: Promise<void> | undefined

  const reopen = async (): Promise<void> => {
    dexie.close()
    if ((await keptVersion(name)) > steps.length) isOutdated.setState(true, true)
    else await dexie.open()
    openings += 1
  }
  const refuseOutdated = (): void => {
    if (isOutdated.getState()) throw new OutdatedTabError()
  }

  dexie.on('blocked', () => onBlocked?.())
  // Whoever holds on to an old version would hold the other tab up: the handle is let go at once.
  dexie.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null && newVersion > 0) isOutdated.setState(true, true)
    dexie.close()
    return false
  })
  try {
    await dexie.open()
  } catch (cause) {
    throw kept > 0 && kept < steps.length ? new UpgradeFailedError(kept, steps.length, { cause }) : cause
  }
  return {
    dexie,
    isOutdated,
    run: async (work) => {
      refuseOutdated()
      const opening = openings
      try {
        return await work()
      } catch (error) {
        refuseOutdated()
        if (dexie.isOpen() && !isConnectionLost(error)) throw error
        if (opening === openings) {
          reopening ??= reopen().finally(() => {
            reopening = undefined
          })
          await reopening
        }
        refuseOutdated()
        return work()
      }
    },
  }
}

/** Names of errors by which browsers say that the connection is gone and the data is not. */
const connectionLostNames: ReadonlySet<string> = new Set(['DatabaseClosedError', 'InvalidStateError'])

/** Safari says it in words alone (WebKit bug 197050). */
const connectionLostWords = /connection to indexed database server lost|database connection is closing/i

/** Tells if an error says that the connection to the database was lost, so that opening it anew may help. */
function isConnectionLost(error: unknown): boolean {
  return [error, innerError(error)].some(
    (each) => each instanceof Error && (connectionLostNames.has(each.name) || connectionLostWords.test(each.message)),
  )
}

/** IndexedDB counts tens: Dexie leaves room for changes that it makes by itself. */
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
