/** The database's version: it grows only when what older pages read would change under them. */
const databaseVersion = 1

/** The time limit for opening the database, in ms: some browsers never answer. */
const openTimeoutMs = 5_000

/** Callbacks of an open database. */
export interface DatabaseEvents {
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
export async function openDatabase(
  name: string,
  { onNewerVersion, onLost }: DatabaseEvents,
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
