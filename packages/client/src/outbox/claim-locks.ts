import { createSubmissionId } from '@letterslot/core'
import type { Claimant } from './claim.ts'

/**
 * Lets pages know at once that a claim of another page is over, or that its page is gone: one Web Lock a claim, of its name.
 * Which of several pages claims a message is decided by the transaction of `claim` alone.
 */
export interface ClaimLocks {
  /** Begins a new claim beside the transaction that writes it. */
  open(): OpenClaim
  /** True of this page's claims as long as it works under them, and of those that it waits for. */
  isHeld(holder: string): boolean
  /** Runs `work` under another page's claim lock, once that is free. Does nothing while a first call for the same lock waits. */
  whenFree(holder: string, work: () => Promise<void>): void
}

/** A claim whose lock is asked for: nothing may be sent under it before `lock` resolves. */
export interface OpenClaim {
  readonly claimant: Claimant
  /** Null where another page got the lock first: it takes the entry for abandoned. Undefined without Web Locks, or where the page may not ask. */
  readonly lock: Promise<Lock | null | undefined>
  /** Ends the claim. */
  readonly release: () => void
}

/**
 * The locks of one outbox's claims. Browsers free them when a page is closed, reloaded, discarded or killed.
 * @param closing - ends every wait.
 * @param locks - undefined on plain http pages.
 */
export function createClaimLocks(closing: AbortSignal, locks: LockManager | undefined): ClaimLocks {
  const held = new Set<string>()
  return {
    open() {
      const holder = createSubmissionId()
      held.add(holder)
      let end = (): void => {}
      const over = new Promise<void>((resolve) => {
        end = resolve
      })
      const lock = new Promise<Lock | null | undefined>((resolve) => {
        if (!locks) return resolve(undefined)
        const request = locks.request(holder, { ifAvailable: true }, (granted) => {
          resolve(granted)
          return over
        })
        // A sandboxed frame has them, but may not ask.
        request.catch(() => resolve(undefined))
      })
      const release = (): void => {
        held.delete(holder)
        end()
      }
      return { claimant: { holder, hasLock: !!locks }, lock, release }
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
