import type { DatabaseSync } from 'node:sqlite'
import { createUlids } from '../system/ulids.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import type { InboxStore, StoredMail } from './inbox-port.ts'
import { createLogSync } from './log-sync.ts'
import { pageOfRows, readCountRow, readEntryRow, readInboxRow } from './rows.ts'

/** The time for which a deleted mail can come back at least, in milliseconds. */
const restorableMs = 60 * 60_000

/** The test inbox's table: every mail that came, also one that came twice. */
export function createSqliteInbox(
  db: DatabaseSync,
  inGroup: GroupCommit = createGroupCommit(db, createLogSync(db).sync),
): InboxStore {
  const createId = createUlids()
  const insert = db.prepare('INSERT INTO inbox (id, received_at, sender, recipients, source) VALUES (?, ?, ?, ?, ?)')
  const byId = db.prepare('SELECT * FROM inbox WHERE id = ? AND removed_at IS NULL')
  const newest = db.prepare(`
    SELECT * FROM inbox WHERE removed_at IS NULL AND (?1 IS NULL OR seq < (SELECT seq FROM inbox WHERE id = ?1)) ORDER BY seq DESC LIMIT ?2`)
  const unread = db.prepare(`
    SELECT * FROM inbox WHERE seq = (SELECT max(kept.seq) FROM inbox AS kept
      WHERE kept.removed_at IS NULL AND NOT EXISTS (SELECT 1 FROM inbox_entries WHERE inbox_entries.seq = kept.seq))`)
  const enter = db.prepare(`
    INSERT OR IGNORE INTO inbox_entries (seq, id, shown, words)
    SELECT seq, id, ?2, ?3 FROM inbox WHERE id = ?1 AND removed_at IS NULL`)
  const matching = `NOT EXISTS (SELECT 1 FROM json_each(?1) AS word WHERE instr(entry.words, word.value) = 0)`
  const matches = db.prepare(`
    SELECT shown FROM inbox_entries AS entry WHERE (?2 IS NULL OR seq < (SELECT seq FROM inbox WHERE id = ?2))
      AND ${matching} ORDER BY seq DESC LIMIT ?3`)
  const matchCount = db.prepare(`SELECT count(*) AS count FROM inbox_entries AS entry WHERE ${matching}`)
  const entryCount = db.prepare('SELECT count(*) AS count FROM inbox_entries')
  const takeOut = db.prepare('UPDATE inbox SET removed_at = ? WHERE id = ? AND removed_at IS NULL')
  const drop = db.prepare('DELETE FROM inbox WHERE removed_at < ?')
  const bringBack = db.prepare('UPDATE inbox SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL')
  return {
    append: (mail) =>
      inGroup(() => {
        const id = createId(mail.receivedAtMs)
        insert.run(id, mail.receivedAtMs, mail.from, JSON.stringify(mail.to), mail.source)
        return id
      }),
    get: (id) => {
      const row = byId.get(id)
      return row === undefined ? undefined : toInboxMail(row)
    },
    list: ({ limit, after }) => pageOfRows(newest.all(after ?? null, limit + 1).map(toInboxMail), limit),
    nextUnindexed: () => {
      const row = unread.get()
      return row === undefined ? undefined : toInboxMail(row)
    },
    putIndexEntry: (shown, words) => void enter.run(shown.id, JSON.stringify(shown), words),
    find: ({ words, limit, after }) => {
      const wanted = JSON.stringify(words)
      const rows = matches.all(wanted, after ?? null, limit + 1)
      const { count } = readCountRow(words.length === 0 ? entryCount.get() : matchCount.get(wanted))
      return {
        ...pageOfRows(
          rows.map((row) => readEntryRow(row).shown),
          limit,
        ),
        total: count,
      }
    },
    remove: (id, nowMs) => {
      drop.run(nowMs - restorableMs)
      return takeOut.run(nowMs, id).changes === 1
    },
    restore: (id) => bringBack.run(id).changes === 1,
  }
}

function toInboxMail(row: unknown): StoredMail {
  const { id, received_at, sender, recipients, source } = readInboxRow(row)
  return { id, receivedAtMs: received_at, from: sender, to: recipients, source }
}
