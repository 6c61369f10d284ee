import { initialSettings } from '../../model/settings.ts'
import { backupFormat, portableSettings, withoutSecrets } from './backup.ts'
import { openAsKept } from './kept-version.ts'
import { readConnection, readSettings } from './read-record.ts'

/**
 * Everything that is kept under a name, as a backup, without this studio working on it: records of a version that it
 * does not know go out as they are. No private key is among them.
 * @param exportedAt - RFC 3339.
 */
export async function exportKept(name: string, exportedAt: string): Promise<object> {
  const database = await openAsKept(name)
  try {
    const [forms, connections, settings, revisions] = await Promise.all(
      ['forms', 'connections', 'settings', 'revisions'].map((store) => (database ? readAll(database, store) : [])),
    )
    return {
      format: backupFormat,
      version: 1,
      exportedAt,
      forms: forms ?? [],
      revisions: revisions ?? [],
      connections: (connections ?? []).flatMap((record) => {
        const connection = readConnection(record)
        return connection ? withoutSecrets(connection) : []
      }),
      settings: portableSettings(readSettings(settings?.[0]) ?? initialSettings),
    }
  } finally {
    database?.close()
  }
}

function readAll(database: IDBDatabase, store: string): Promise<readonly unknown[]> {
  if (!database.objectStoreNames.contains(store)) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const request = database.transaction(store, 'readonly').objectStore(store).getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
