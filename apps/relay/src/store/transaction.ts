import type { DatabaseSync } from 'node:sqlite'

/** Runs `work` in one write transaction: all of it is committed, or none. */
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
