import type { Incoming } from './store.ts'
import type { Submission } from './submission.ts'

/** The shape of entries that this version reads and writes. */
export const entryFormat = 1

/** A submission as it is taken in. */
export function createEntry(submission: Submission): Incoming {
  return {
    ...submission,
    format: entryFormat,
    state: { status: 'queued' },
    fence: 0,
    attempts: 0,
    waits: 0,
    waitedMs: 0,
    log: [],
    doubtful: false,
  }
}
