import { createSubmissionId } from '@letterslot/core'
import type { Claimant } from './claim.ts'
import { withLock } from './web-locks.ts'

/** Lets pages know at once that a claim of another page is over, or that its page is gone: one Web Lock a claim, of its name. */
export interface ClaimLocks {
  /** Holds the lock of a new claim while `work` runs; without one where the browser has none, or lends none. */
  hold<Value>(work: (claimant: Claimant) => Promise<Value>): Promise<Value>
  /** True of this page's claims as long as it works under them, and of those that it waits for. */
  isHeld(holder: string): boolean
  /** Runs `work` under another page's claim lock, once that is free. Does nothing while a first call for the same lock waits. */
  whenFree(holder: string, work: () => Promise<void>): void
}

/**
 * The locks of one outbox's claims. Browsers free them when a page is closed, reloaded, discarded or killed.
 * @param closing - ends every wait.
 * @param locks - undefined on plain http pages.
 */
export function createClaimLocks(closing: AbortSignal, locks: LockManager | undefined): ClaimLocks {
  const held = new Set<string>()
  return {
    hold(work) {
      const holder = createSubmissionId()
      held.add(holder)
      return withLock(locks, holder, (lock) => work({ holder, hasLock: !!lock })).finally(() => held.delete(holder))
    },
    isHeld: (holder) => held.has(holder),
    whenFree(holder, work) {
      if (!locks || held.has(holder)) return
      held.add(holder)
      locks
        .request(holder, { signal: closing }, work)
        // Closed meanwhile, not allowed to ask, or the store failed: then the lease ends it.
        .catch(() => {})
        .finally(() => held.delete(holder))
    },
  }
}
