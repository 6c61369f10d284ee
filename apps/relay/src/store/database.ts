import { DatabaseSync } from 'node:sqlite'
import { LetterslotError } from '@letterslot/core'

/** The wait of a write for another connection, such as that of `letterslot keys`, in milliseconds. */
const busyMs = 1000

/**
 * Opens a database file: write-ahead log, and a sync at every commit, so that what is committed survives a power cut.
 * @throws {NewerDataError} when a newer Letterslot wrote it.
 */
export function openSqliteDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: busyMs })
  try {
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    migrateDatabase(db)
    return db
  } catch (cause) {
    db.close()
    throw cause
  }
}

interface SchemaChange {
  readonly name: string
  readonly sql: string
}

/** Never edited once released, only added to: `PRAGMA user_version` counts how many a file has been through. */
const schemaChanges: readonly SchemaChange[] = [
  {
    name: 'messages, inbox and settings',
    // `due_at` is null when nothing is left to do; partial indexes hold only what waits.
    sql: `
      CREATE TABLE messages (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        submission_id TEXT NOT NULL,
        key_id TEXT NOT NULL,
        service_id TEXT NOT NULL,
        template_id TEXT NOT NULL,
        template_revision INTEGER NOT NULL,
        template TEXT NOT NULL,
        params TEXT NOT NULL,
        built_ins TEXT NOT NULL,
        content_digest TEXT NOT NULL,
        repeated_id INTEGER NOT NULL,
        accepted_at INTEGER NOT NULL,
        state TEXT NOT NULL,
        attempts TEXT NOT NULL DEFAULT '[]',
        last_attempt_at INTEGER,
        retry_at INTEGER,
        reason TEXT,
        due_at INTEGER,
        fence INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE UNIQUE INDEX messages_by_content ON messages (key_id, submission_id, content_digest);
      CREATE INDEX messages_waiting ON messages (seq, due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX messages_by_state ON messages (state, seq);
      CREATE INDEX messages_attempted ON messages (last_attempt_at) WHERE last_attempt_at IS NOT NULL;
      CREATE TABLE inbox (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        received_at INTEGER NOT NULL,
        sender TEXT NOT NULL,
        recipients TEXT NOT NULL,
        source BLOB NOT NULL
      ) STRICT;
      CREATE TABLE services (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        from_name TEXT NOT NULL,
        from_address TEXT NOT NULL,
        smtp TEXT NOT NULL,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE templates (
        id TEXT PRIMARY KEY,
        template TEXT NOT NULL,
        revision INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE keys (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        value TEXT NOT NULL UNIQUE,
        origins TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
    `,
  },
  {
    name: 'files of messages',
    // Gone with their message, and with its words: whatever empties `params` takes the files along.
    sql: `
      CREATE TABLE files (
        message_id TEXT NOT NULL,
        position INTEGER NOT NULL,
        parameter TEXT NOT NULL,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        content BLOB NOT NULL,
        PRIMARY KEY (message_id, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TRIGGER files_of_forgotten_messages AFTER DELETE ON messages BEGIN
        DELETE FROM files WHERE message_id = old.id;
      END;
      CREATE TRIGGER files_of_forgotten_words AFTER UPDATE OF params ON messages WHEN new.params = '{}' BEGIN
        DELETE FROM files WHERE message_id = new.id;
      END;
    `,
  },
  {
    name: 'secrets of the data folder',
    sql: 'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
  },
  {
    name: 'deleted mail that can come back',
    sql: 'ALTER TABLE inbox ADD COLUMN removed_at INTEGER',
  },
  {
    name: 'mail that is listed and searched without reading its source',
    // `shown` stands before `words`, and neither beside the source: a list reads no page of what it does not show.
    sql: `
      CREATE TABLE inbox_entries (
        seq INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        shown TEXT NOT NULL,
        words TEXT NOT NULL
      ) STRICT;
      CREATE INDEX inbox_removed ON inbox (removed_at);
      CREATE TRIGGER entries_of_removed_mail AFTER UPDATE OF removed_at ON inbox WHEN new.removed_at IS NOT NULL BEGIN
        DELETE FROM inbox_entries WHERE seq = new.seq;
      END;
    `,
  },
  {
    name: 'a queue that is read by service and due time',
    // Each claim finds the services by steps through an index, and of each what is due: few by time, many by their order.
    sql: `
      DROP INDEX messages_waiting;
      DROP INDEX messages_due;
      CREATE INDEX messages_due_of_service ON messages (service_id, due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX messages_waiting_of_service ON messages (service_id, seq, due_at) WHERE due_at IS NOT NULL;
    `,
  },
]

/**
 * Returns how many migrations a database has been through.
 * @throws {NewerDataError} when a newer Letterslot wrote it.
 */
export function readSchemaVersion(db: DatabaseSync): number {
  const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
  if (found > schemaChanges.length) throw new NewerDataError(found, schemaChanges.length)
  return found
}

/**
 * Brings a database up to date; each migration and its count are one transaction, so an interrupted one leaves no trace.
 * @throws {NewerDataError} when a newer Letterslot wrote it; nothing is touched then.
 */
function migrateDatabase(db: DatabaseSync): void {
  const from = readSchemaVersion(db)
  schemaChanges.slice(from).forEach(({ name, sql }, index) => {
    try {
      inTransaction(db, () => {
        db.exec(sql)
        db.exec(`PRAGMA user_version = ${from + index + 1}`)
      })
    } catch (cause) {
      throw new Error(`The migration "${name}" failed; the data is as it was before it`, { cause })
    }
  })
}

/** The data folder was written by a newer Letterslot; nothing in it has been touched. */
class NewerDataError extends LetterslotError {
  override readonly name = 'NewerDataError'
  readonly code = 'newer-data'
  readonly found: number
  readonly known: number
  constructor(found: number, known: number, options?: ErrorOptions) {
    super(
      `The data folder is at version ${found}, and this Letterslot knows up to ${known}. Start the newer one, or choose another LETTERSLOT_DATA_DIR.`,
      options,
    )
    this.found = found
    this.known = known
  }
}

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
 * writes that may be lost then, or whose log is synced before anybody hears of them.
 */
export function inUnsyncedTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return inTransaction(db, work)
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}
