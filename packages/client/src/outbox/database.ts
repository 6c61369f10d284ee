import type { Durability } from './entry.ts'
import { openDatabase } from './open-database.ts'

/** The stores of the database within one transaction. */
export interface Stores {
  readonly entries: IDBObjectStore
  readonly contents: IDBObjectStore
  readonly connections: IDBObjectStore
}

/** The outbox's database, opened when it is needed. */
export interface Database {
  /** Resolves once it is open. */
  open(): Promise<unknown>
  /** The durability of the last transaction. */
  durability(): Durability
  /** One transaction, committed when it resolves. `work` may await nothing but its requests; it need not await writes. */
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

  function open(): Promise<IDBDatabase> {
    if (isOver) return Promise.reject(isOver)
    opening ??= openDatabase(name, {
      onLost() {
        opening = undefined
      },
      onNewerVersion() {
        isOver = new DOMException('A newer version of the page is open', 'VersionError')
        onNewerVersion(isOver)
      },
    }).then((db) => {
      begin(db, 'readonly')
      return db
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
    const stores = {
      entries: transaction.objectStore('entries'),
      contents: transaction.objectStore('contents'),
      connections: transaction.objectStore('lanes'),
    }
    let value: Value
    try {
      value = await work(stores)
      commit(transaction)
    } catch (error) {
      abort(transaction)
      // The transaction's own reason, where it has one, says more than the errors of its requests.
      return over.then(
        () => Promise.reject(error),
        (reason: unknown) => Promise.reject(reason ?? error),
      )
    }
    await over
    return value
  }

  return {
    open,
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

/** Does not wait for the last request to be answered. */
function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit?.()
  } catch {
    // It is over already.
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
