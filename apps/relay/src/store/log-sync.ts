import { type FileHandle, open } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'

/** The write-ahead log of an open database, as a file to be synced. */
export interface LogSync {
  /** Resolves when all that was committed before is on the disk. */
  sync(): Promise<void>
  close(): void
}

/** A file that can be synced. */
type SyncableFile = Pick<FileHandle, 'datasync' | 'close'>

/**
 * Syncs a database's log beside SQLite, in Node's threads: SQLite's own sync would hold up this one. A commit without
 * that sync, followed by this one, leaves on the disk what `synchronous = FULL` does; what SQLite needs of order when it
 * moves the log into the database, it syncs itself. On a log are none of the locks that closing a file would end.
 */
export function createLogSync(
  db: DatabaseSync,
  openFile: (path: string) => Promise<SyncableFile> = (path) => open(path, 'r+'),
): LogSync {
  const path = db.location()
  let file: SyncableFile | undefined
  return {
    sync: async () => {
      // A database in memory has no log.
      if (path === null) return
      // The first commit makes it, and it stays until the database is closed.
      file ??= await openFile(`${path}-wal`)
      await file.datasync()
    },
    close: () => {
      // What failed here has been synced.
      file?.close().catch(() => undefined)
      file = undefined
    },
  }
}
