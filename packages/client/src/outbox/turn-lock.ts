import { withLock } from './with-lock.ts'

/** Lets one of several tabs try, so that the others need not. What is certain is certain without it: see `claim`. */
export type TurnLock = <Value>(lane: string, work: () => Promise<Value>) => Promise<Value | undefined>

/**
 * One lock a connection for all tabs, by Web Locks where the browser has them. Who does not get it does nothing, once: who
 * is refused twice running goes ahead, since the holder may be frozen.
 * @param locks - undefined on plain http pages.
 */
export function createTurnLock(name: string, locks: LockManager | undefined): TurnLock {
  const refused = new Set<string>()
  return (lane, work) =>
    withLock(locks, `${name} ${lane}`, async (lock) => {
      if (lock === null && !refused.has(lane)) {
        refused.add(lane)
        return undefined
      }
      refused.delete(lane)
      return work()
    })
}
