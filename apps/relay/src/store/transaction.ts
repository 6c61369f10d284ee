import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in one write transaction: all of it is committed and synced, or none. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (cause) {
    // A full disk rolls back by itself, and then there is nothing left to roll back.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw cause
  }
}

/**
 * Runs `work` in a write transaction whose commit waits for no disk. A killed process loses nothing of it; a power cut
 * may undo it, with every later unsynced one and no synced one (https://www.sqlite.org/wal.html, 2.3). Only for
 * writes that may be lost then.
 */
export function inUnsyncedTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return inTransaction(db, work)
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}
