import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { SettingsStore, StoredKey, StoredService } from './port.ts'
import { readKeyRow, readServiceRow, readTemplateRow } from './rows.ts'

/** Services, templates and keys. */
export function createSqliteSettings(db: DatabaseSync): SettingsStore {
  const services = db.prepare('SELECT * FROM services ORDER BY rowid')
  const putService = db.prepare(`
    INSERT INTO services (id, name, from_name, from_address, smtp, revision) VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, from_name = excluded.from_name,
      from_address = excluded.from_address, smtp = excluded.smtp, revision = revision + 1
    RETURNING revision`)
  const removeService = db.prepare('DELETE FROM services WHERE id = ?')
  const templates = db.prepare('SELECT template, revision FROM templates ORDER BY rowid')
  const template = db.prepare('SELECT template, revision FROM templates WHERE id = ?')
  const putTemplate = db.prepare(`
    INSERT INTO templates (id, template, revision) VALUES (?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET template = excluded.template, revision = revision + 1
    RETURNING revision`)
  const removeTemplate = db.prepare('DELETE FROM templates WHERE id = ?')
  const keys = db.prepare('SELECT * FROM keys ORDER BY rowid')
  const addKey = db.prepare('INSERT INTO keys (id, name, kind, value, origins, created_at) VALUES (?, ?, ?, ?, ?, ?)')
  const setOrigins = db.prepare("UPDATE keys SET origins = ? WHERE id = ? AND kind = 'public'")
  const removeKey = db.prepare('DELETE FROM keys WHERE id = ?')
  const makeSecret = db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING')
  const secret = db.prepare('SELECT value FROM secrets WHERE name = ?')
  const known = new Map<string, string>()
  const readOrMakeSecret = (name: string): string => {
    if (secret.get(name) === undefined) makeSecret.run(name, randomBytes(32).toString('hex'))
    const value = String(secret.get(name)?.['value'])
    known.set(name, value)
    return value
  }
  const read = createSettingsReader(db)
  const readServices = read(() => services.all().map(toService))
  // One by one: a template that cannot be read is no other form's fault.
  const knownTemplates = read(() => new Map<string, ReturnType<typeof readTemplateRow>>())
  const readKeys = read(() => keys.all().map(toKey))
  return {
    services: readServices,
    service: (id) => readServices().find((each) => each.id === id),
    putService: ({ id, name, from, smtp }) => {
      const row = putService.get(id, name, from.name, from.address, smtp)
      read.forget()
      return { id, revision: Number(row?.['revision']) }
    },
    removeService: (id) => {
      read.forget()
      return removeService.run(id).changes === 1
    },
    templates: () => templates.all().map((row) => readTemplateRow(row)),
    template: (id) => {
      const known = knownTemplates()
      const row = known.has(id) ? undefined : template.get(id)
      if (row !== undefined) known.set(id, readTemplateRow(row))
      return known.get(id)
    },
    putTemplate: (document) => {
      const row = putTemplate.get(document.id, JSON.stringify(document))
      read.forget()
      return { id: document.id, revision: Number(row?.['revision']) }
    },
    removeTemplate: (id) => {
      read.forget()
      return removeTemplate.run(id).changes === 1
    },
    keys: readKeys,
    addKey: (key) => {
      addKey.run(key.id, key.name, key.kind, key.value, JSON.stringify(key.origins), key.createdAtMs)
      read.forget()
    },
    setOrigins: (id, origins) => {
      read.forget()
      return setOrigins.run(JSON.stringify(origins), id).changes === 1
    },
    removeKey: (id) => {
      read.forget()
      return removeKey.run(id).changes === 1
    },
    secret: (name) => known.get(name) ?? readOrMakeSecret(name),
  }
}

/** Makes readers that read a table again only when it may have changed. */
interface SettingsReader {
  <T>(readTable: () => T): () => T
  /** Called for every write over this connection. */
  forget(): void
}

/**
 * Settings are read at every submission and change by hand. SQLite counts the commits of other connections, such as that
 * of `letterslot keys` (https://www.sqlite.org/pragma.html#pragma_data_version); those of our own are told. The count is read
 * once in a turn of the event loop, for all requests that came by then: it costs two system calls.
 */
function createSettingsReader(db: DatabaseSync): SettingsReader {
  const dataVersion = db.prepare('PRAGMA data_version')
  let ownChanges = 0
  let versionOfTurn: string | undefined
  const currentVersion = (): string => {
    if (versionOfTurn === undefined) {
      versionOfTurn = `${ownChanges} ${String(dataVersion.get()?.['data_version'])}`
      setImmediate(() => {
        versionOfTurn = undefined
      })
    }
    return versionOfTurn
  }
  const reader = <T>(readTable: () => T): (() => T) => {
    let last: { readonly version: string; readonly value: T } | undefined
    return () => {
      const version = currentVersion()
      if (last?.version !== version) last = { version, value: readTable() }
      return last.value
    }
  }
  const forget = () => {
    ownChanges += 1
    versionOfTurn = undefined
  }
  return Object.assign(reader, { forget })
}

function toService(row: unknown): StoredService {
  const { id, name, from_name, from_address, smtp, revision } = readServiceRow(row)
  return { id, name, from: { name: from_name, address: from_address }, smtp, revision }
}

function toKey(row: unknown): StoredKey {
  const { id, name, kind, value, origins, created_at } = readKeyRow(row)
  return { id, name, kind, value, origins, createdAtMs: created_at }
}
