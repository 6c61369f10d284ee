import type { DatabaseSync } from 'node:sqlite'
import { inUnsyncedTransaction } from './database.ts'
import type { LogSync } from './log-sync.ts'
import { StoreUnavailableError } from './store-errors.ts'

/**
 * Runs work in the next synced commit and resolves after it, to what the work returned.
 * @throws {StoreUnavailableError} when the commit or its sync failed. What was not synced counts as not written: it is
 * answered so, and a submission that comes again is known by its id.
 */
export type GroupCommit = <T>(work: () => T) => Promise<T>

interface PendingWork {
  /** Writes, and returns what is to be done once that is on the disk. */
  run(): () => void
  reject(reason: unknown): void
}

/**
 * Gathers what arrives while the last commit was in flight and commits it together, submissions and results of attempts
 * alike: one sync for all of them. The thread does not wait for the disk meanwhile, so that what comes in does not hold
 * up what goes out.
 */
export function createGroupCommit(db: DatabaseSync, sync: LogSync['sync']): GroupCommit {
  let waiting: PendingWork[] = []
  let isCommitting = false
  let isDoubtful = false

  const commit = async (group: readonly PendingWork[]) => {
    try {
      if (isDoubtful) moveToDatabase(db)
      isDoubtful = false
      const answers = inUnsyncedTransaction(db, () => group.map(({ run }) => run()))
      // Until the disk has said so.
      isDoubtful = true
      await sync()
      isDoubtful = false
      for (const answer of answers) answer()
    } catch (cause) {
      const failure = new StoreUnavailableError({ cause })
      for (const { reject } of group) reject(failure)
    }
  }

  const flush = async () => {
    const group = waiting
    waiting = []
    await commit(group)
    isCommitting = waiting.length > 0
    // The event loop first reads what came in meanwhile.
    if (isCommitting) setImmediate(flush)
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (isCommitting) return
      isCommitting = true
      setImmediate(flush)
    })
}

/**
 * Writes all of the log into the database file and syncs that: a disk that failed to sync a log may call it synced the
 * next time, and have none of it.
 */
function moveToDatabase(db: DatabaseSync): void {
  const moved = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  if (moved?.['busy'] !== 0) throw new Error('The log that could not be synced is in use')
}
