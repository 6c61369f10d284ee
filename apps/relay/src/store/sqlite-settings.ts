import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { SettingsStore, StoredKey, StoredService } from './port.ts'
import { readKeyRow, readServiceRow, readTemplateRow } from './rows.ts'

/** Services, templates and keys. */
export function createSqliteSettings(db: DatabaseSync): SettingsStore {
  const services = db.prepare('SELECT * FROM services ORDER BY rowid')
  const service = db.prepare('SELECT * FROM services WHERE id = ?')
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
  return {
    services: () => services.all().map(toService),
    service: (id) => {
      const row = service.get(id)
      return row === undefined ? undefined : toService(row)
    },
    putService: ({ id, name, from, smtp }) => {
      const row = putService.get(id, name, from.name, from.address, smtp)
      return { id, revision: Number(row?.['revision']) }
    },
    removeService: (id) => removeService.run(id).changes === 1,
    templates: () => templates.all().map((row) => readTemplateRow(row)),
    template: (id) => {
      const row = template.get(id)
      return row === undefined ? undefined : readTemplateRow(row)
    },
    putTemplate: (document) => {
      const row = putTemplate.get(document.id, JSON.stringify(document))
      return { id: document.id, revision: Number(row?.['revision']) }
    },
    removeTemplate: (id) => removeTemplate.run(id).changes === 1,
    keys: () => keys.all().map(toKey),
    addKey: (key) => {
      addKey.run(key.id, key.name, key.kind, key.value, JSON.stringify(key.origins), key.createdAtMs)
    },
    setOrigins: (id, origins) => setOrigins.run(JSON.stringify(origins), id).changes === 1,
    removeKey: (id) => removeKey.run(id).changes === 1,
    secret: (name) => known.get(name) ?? readOrMakeSecret(name),
  }
}

function toService(row: unknown): StoredService {
  const { id, name, from_name, from_address, smtp, revision } = readServiceRow(row)
  return { id, name, from: { name: from_name, address: from_address }, smtp, revision }
}

function toKey(row: unknown): StoredKey {
  const { id, name, kind, value, origins, created_at } = readKeyRow(row)
  return { id, name, kind, value, origins, createdAtMs: created_at }
}
