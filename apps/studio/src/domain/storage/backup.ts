import type { StoredConnection } from '../../model/connection.ts'
import type { StudioSettings } from '../../model/settings.ts'
import { initialSettings } from '../../model/settings.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { readVerificationState } from '../../model/verification-state.ts'
import { openAsKept } from './open-database.ts'
import { readSettings, readStoredConnection } from './read-record.ts'
import type { StudioStorage } from './studio-storage.ts'

/** The version that is written, and the highest that is read. */
export const backupVersion = 1
export const backupFormat = 'letterslot.backup/1'

/**
 * Everything of one browser as a file. It never holds a private key: a relay comes back without, to be connected again;
 * the test inbox and practice belong to a computer and a page, so they are left out.
 */
export interface Backup {
  readonly format: typeof backupFormat
  readonly version: typeof backupVersion
  /** RFC 3339. */
  readonly exportedAt: string
  readonly forms: readonly StoredForm[]
  readonly connections: readonly StoredConnection[]
  /** The publishings before each form's newest; absent in files of an older studio. */
  readonly revisions?: readonly StoredRevision[]
  readonly settings?: StudioSettings
  /** Forms that cannot be read, as they are kept; nothing reads them from a file. */
  readonly damagedForms?: readonly unknown[]
}

interface BackupOptions {
  readonly forms: readonly StoredForm[]
  readonly connections: readonly StoredConnection[]
  readonly revisions: readonly StoredRevision[]
  readonly settings: StudioSettings | undefined
  readonly damagedForms?: readonly unknown[]
  /** RFC 3339. */
  readonly exportedAt: string
}

/** Puts a backup together. */
export function createBackup({
  forms,
  connections,
  revisions,
  settings,
  damagedForms = [],
  exportedAt,
}: BackupOptions): Backup {
  return {
    format: backupFormat,
    version: backupVersion,
    exportedAt,
    forms,
    connections: connections.flatMap(withoutPrivateKeys),
    revisions,
    ...(settings ? { settings: portableSettings(settings) } : {}),
    ...(damagedForms.length > 0 ? { damagedForms } : {}),
  }
}

/** The settings without what is true of one browser only: another has its own first form to notice, and folders of its own. */
export function portableSettings(all: StudioSettings): StudioSettings {
  const { hadForms: _, backupFolder: _folder, backupTrouble: _trouble, ...settings } = all
  return settings
}

/** A connection as a file may hold it, if at all: named property by property, so that a new secret cannot slip in. */
export function withoutPrivateKeys(connection: StoredConnection): readonly StoredConnection[] {
  switch (connection.kind) {
    case 'emailjs': {
      const { kind, id, name, publicKey, serviceId, templateId } = connection
      return [{ kind, id, name, publicKey, serviceId, templateId, ...stateOf(connection) }]
    }
    case 'relay': {
      const { kind, id, name, origin, publicKey, serviceId, templateId } = connection
      return [{ kind, id, name, origin, publicKey, serviceId, templateId, ...stateOf(connection) }]
    }
    case 'test-inbox':
    case 'practice':
      return []
  }
}

function stateOf({ state }: StoredConnection): Pick<StoredConnection, 'state'> {
  return state === undefined ? {} : { state: readVerificationState(state) }
}

/** A form that comes in by itself, with the mail that it starts with. */
export function storedFormOf(document: StudioDocument, at: string): StoredForm {
  return { id: document.form.id, document, revision: 0, createdAt: at, updatedAt: at }
}

/**
 * Everything of this browser as the text of a backup, with the forms that cannot be read as they are.
 * @param exportedAt - RFC 3339.
 */
export async function gatherBackup(
  { forms, connections, revisions, settings }: Pick<StudioStorage, 'forms' | 'connections' | 'revisions' | 'settings'>,
  exportedAt: string,
): Promise<string> {
  const backup = createBackup({
    forms: await forms.list(),
    damagedForms: (await forms.listDamaged()).map(({ record }) => record),
    connections: await connections.list(),
    revisions: await revisions.list(),
    settings: await settings.get('studio'),
    exportedAt,
  })
  return `${JSON.stringify(backup, null, 2)}\n`
}

/** The name of a backup's file, by its day. */
export function backupFileName(exportedAt: string): string {
  return `letterslot-${exportedAt.slice(0, 10)}.backup.json`
}

/**
 * Everything that is kept under a name, as a backup, without this studio working on it: records of a version that it
 * does not know go out as they are. No private key is among them.
 * @param exportedAt - RFC 3339.
 */
export async function exportKept(name: string, exportedAt: string): Promise<object> {
  const database = await openAsKept(name)
  try {
    const [forms, connections, settings, revisions] = await Promise.all(
      ['forms', 'connections', 'settings', 'revisions'].map((store) => (database ? readStore(database, store) : [])),
    )
    return {
      format: backupFormat,
      version: 1,
      exportedAt,
      forms: forms ?? [],
      revisions: revisions ?? [],
      connections: (connections ?? []).flatMap((record) => {
        const connection = readStoredConnection(record)
        return connection ? withoutPrivateKeys(connection) : []
      }),
      settings: portableSettings(readSettings(settings?.[0]) ?? initialSettings),
    }
  } finally {
    database?.close()
  }
}

function readStore(database: IDBDatabase, store: string): Promise<readonly unknown[]> {
  if (!database.objectStoreNames.contains(store)) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const request = database.transaction(store, 'readonly').objectStore(store).getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
