import type { Durability } from './entry.ts'

/** The stores of the database within one transaction. */
export interface Stores {
  readonly entries: IDBObjectStore
  readonly contents: IDBObjectStore
  readonly connections: IDBObjectStore
}

/** The outbox's database, opened when it is needed. */
export interface Database {
  /** Resolves once it is open, and its durability known. */
  open(): Promise<unknown>
  /** True where its opening made it: there was none before, or the browser threw the last one away. */
  isNew(): boolean
  /** The durability of the last transaction. */
  durability(): Durability
  /** One transaction; one that writes is complete when it resolves. `work` may await nothing but its requests; it need not await writes. */
  run<Value>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<Value>): Promise<Value>
  close(): void
}

/** Names of errors that a second try meets again. */
const lastingErrors = /^(QuotaExceeded|Version|DataClone)Error$/

/**
 * A connection that the browser lost is opened again once, and what failed by it tried again once.
 * @param onNewerVersion - another page needs a newer version: from now on everything is rejected with this error.
 */
export function createDatabase(name: string, onNewerVersion: (error: unknown) => void): Database {
  let opening: Promise<IDBDatabase> | undefined
  let durability: Durability = 'relaxed'
  let isOver: DOMException | undefined
  let isNew = false

  function open(): Promise<IDBDatabase> {
    if (isOver) return Promise.reject(isOver)
    opening ??= openOutboxDatabase(name, {
      onMade() {
        isNew = true
      },
      onLost() {
        opening = undefined
      },
      onNewerVersion() {
        isOver = new DOMException('A newer version of the page is open', 'VersionError')
        onNewerVersion(isOver)
      },
    })
    return opening
  }

  function begin(db: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
    const transaction = db.transaction(['entries', 'contents', 'lanes'], mode, { durability: 'strict' })
    durability = transaction.durability === 'strict' ? 'strict' : 'relaxed'
    return transaction
  }

  function forget(used: Promise<IDBDatabase>): void {
    if (opening === used) opening = undefined
    used.then((db) => db.close()).catch(() => {})
  }

  async function transact<Value>(
    db: IDBDatabase,
    mode: IDBTransactionMode,
    work: (stores: Stores) => Promise<Value>,
  ): Promise<Value> {
    const transaction = begin(db, mode)
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    over.catch(() => {})
    const stores = {
      entries: transaction.objectStore('entries'),
      contents: transaction.objectStore('contents'),
      connections: transaction.objectStore('lanes'),
    }
    let value: Value
    try {
      // Completes by itself once each write is answered. `commit()` would save that moment: WebKit then completes without a write
      // that fails later, as that of a file in a private window.
      value = await work(stores)
    } catch (error) {
      abort(transaction)
      // The transaction's own reason, where it has one, says more than the errors of its requests.
      return over.then(
        () => Promise.reject(error),
        (reason: unknown) => Promise.reject(reason ?? error),
      )
    }
    if (mode === 'readwrite') await over
    // A write that comes next waits for its end.
    else transaction.commit()
    return value
  }

  return {
    // A transaction without requests tells what the browser gives, and holds nothing up.
    open: async () => begin(await open(), 'readonly'),
    isNew: () => isNew,
    durability: () => durability,
    async run(mode, work) {
      const first = open()
      try {
        return await transact(await first, mode, work)
      } catch (error) {
        forget(first)
        if (error instanceof DOMException && lastingErrors.test(error.name)) throw error
        return transact(await open(), mode, work)
      }
    },
    close() {
      isOver = new DOMException('The outbox is closed', 'InvalidStateError')
      if (opening) forget(opening)
    },
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It was over already.
  }
}

/** Returns a promise of a request's result. */
export function promisifyRequest<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The database's version: it grows only when what older pages read would change under them. */
const databaseVersion = 1

/** The time limit for opening the database, in ms: some browsers never answer. */
const openTimeoutMs = 5_000

/** Callbacks of an open database. */
interface DatabaseEvents {
  /** There was none of this name. */
  readonly onMade?: () => void
  /** Another page needs a newer version: the database is closed already. */
  readonly onNewerVersion: () => void
  /** The browser closed the database, or deletes it. */
  readonly onLost: () => void
}

/**
 * Opens the outbox's database, and makes it where there is none.
 * - `entries`: the heads, by number. Of the members that are indexes, `queued`, `due` and `since` are there only where
 *   the entry is queued, or comes due by itself.
 * - `contents`: what was written, apart, so that a new state does not copy files.
 * - `lanes`: the connections' states.
 * @throws {DOMException} `VersionError` where a newer version's is there or an older page holds on to its own;
 * `NotSupportedError` without IndexedDB; else the browser's.
 */
export async function openOutboxDatabase(
  name: string,
  { onMade, onNewerVersion, onLost }: DatabaseEvents,
  version: number = databaseVersion,
): Promise<IDBDatabase> {
  if (!globalThis.indexedDB) throw new DOMException('No IndexedDB', 'NotSupportedError')
  const request = indexedDB.open(name, version)
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    const giveUp = (message: string, errorName: string): void => {
      isGivenUp = true
      clearTimeout(timer)
      reject(new DOMException(message, errorName))
    }
    const timer = setTimeout(() => giveUp('The database does not open', 'TimeoutError'), openTimeoutMs)
    request.onblocked = () => giveUp('Another page holds an older version', 'VersionError')
    request.onerror = () => {
      clearTimeout(timer)
      reject(request.error)
    }
    request.onupgradeneeded = () => {
      onMade?.()
      const entries = request.result.createObjectStore('entries', { keyPath: 'order', autoIncrement: true })
      entries.createIndex('id', 'id', { unique: true })
      entries.createIndex('open', ['open', 'order'])
      entries.createIndex('queued', ['queued', 'order'])
      entries.createIndex('due', ['lane', 'due'])
      entries.createIndex('since', ['lane', 'since'])
      request.result.createObjectStore('contents', { keyPath: 'order' })
      request.result.createObjectStore('lanes', { keyPath: 'key' })
    }
    request.onsuccess = () => {
      const db = request.result
      clearTimeout(timer)
      if (isGivenUp) return db.close()
      db.onversionchange = ({ newVersion }) => {
        db.close()
        if (newVersion === null) onLost()
        else onNewerVersion()
      }
      db.onclose = onLost
      resolve(db)
    }
  })
}
