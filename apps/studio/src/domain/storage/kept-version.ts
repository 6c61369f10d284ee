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
