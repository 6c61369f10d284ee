import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'
import { StoreUnavailableError } from './store-errors.ts'

/**
 * Runs work in the next synced commit and resolves after it, to what the work returned.
 * @throws {StoreUnavailableError} when the commit failed: nothing of it is written then.
 */
export type GroupCommit = <T>(work: () => T) => Promise<T>

interface PendingWork {
  /** Writes, and returns what is to be done once that is on the disk. */
  run(): () => void
  reject(reason: unknown): void
}

/**
 * Gathers what arrives while the last commit was in flight and commits it together, submissions and results of attempts
 * alike: one sync for all of them.
 * @param schedule - called once for each group; the default lets the event loop first read what came in meanwhile.
 */
export function createGroupCommit(db: DatabaseSync, schedule: (flush: () => void) => void = setImmediate): GroupCommit {
  let waiting: PendingWork[] = []
  const flush = () => {
    const group = waiting
    waiting = []
    try {
      for (const answer of inTransaction(db, () => group.map(({ run }) => run()))) answer()
    } catch (cause) {
      const failure = new StoreUnavailableError({ cause })
      for (const { reject } of group) reject(failure)
    }
  }
  return (work) =>
    new Promise((resolve, reject) => {
      const run = () => {
        const result = work()
        return () => resolve(result)
      }
      waiting.push({ run, reject })
      if (waiting.length === 1) schedule(flush)
    })
}
