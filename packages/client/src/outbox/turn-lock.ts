/** Lets one of several tabs try, so that the others need not. What is certain is certain without it: see `claim`. */
export type TurnLock = <Value>(lane: string, work: () => Promise<Value>) => Promise<Value | undefined>

/**
 * One lock a connection for all tabs, by Web Locks where the browser has them. Who does not get it does nothing, once: who is
 * refused twice running goes ahead, since the holder may be frozen.
 */
export function createTurnLock(name: string): TurnLock {
  const refused = new Set<string>()
  return (lane, work) => {
    const locks = globalThis.navigator?.locks
    if (!locks) return work()
    return locks.request(`${name} ${lane}`, { ifAvailable: true }, async (lock) => {
      if (!lock && !refused.has(lane)) {
        refused.add(lane)
        return undefined
      }
      refused.delete(lane)
      return work()
    })
  }
}
