import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { pageOf } from './page.ts'
import type { InboxMail, InboxStore } from './port.ts'
import { readInboxRow } from './rows.ts'

/** The time for which a deleted mail can come back at least, in milliseconds. */
const comesBackMs = 60 * 60_000

/** The test inbox's table: every mail that came, also one that came twice. */
export function createSqliteInbox(db: DatabaseSync): InboxStore {
  const insert = db.prepare('INSERT INTO inbox (id, received_at, sender, recipients, source) VALUES (?, ?, ?, ?, ?)')
  const byId = db.prepare('SELECT * FROM inbox WHERE id = ? AND removed_at IS NULL')
  const newest = db.prepare(`
    SELECT * FROM inbox WHERE removed_at IS NULL AND (?1 IS NULL OR seq < (SELECT seq FROM inbox WHERE id = ?1)) ORDER BY seq DESC LIMIT ?2`)
  const takeOut = db.prepare('UPDATE inbox SET removed_at = ? WHERE id = ? AND removed_at IS NULL')
  const drop = db.prepare('DELETE FROM inbox WHERE removed_at < ?')
  const bringBack = db.prepare('UPDATE inbox SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL')
  return {
    append: (mail) => {
      const id = randomUUID()
      insert.run(id, mail.receivedAtMs, mail.from, JSON.stringify(mail.to), mail.source)
      return id
    },
    get: (id) => {
      const row = byId.get(id)
      return row === undefined ? undefined : readMail(row)
    },
    list: ({ limit, after }) => pageOf(newest.all(after ?? null, limit + 1).map(readMail), limit),
    remove: (id, nowMs) => {
      drop.run(nowMs - comesBackMs)
      return takeOut.run(nowMs, id).changes === 1
    },
    restore: (id) => bringBack.run(id).changes === 1,
  }
}

function readMail(row: unknown): InboxMail {
  const { id, received_at, sender, recipients, source } = readInboxRow(row)
  return { id, receivedAtMs: received_at, from: sender, to: recipients, source }
}
