/** Lets one of several tabs claim on a connection, which spares the others the work. Correctness rests on `claim` alone. */
export type ConnectionLock = <Value>(key: string, work: () => Promise<Value>) => Promise<Value | undefined>

/**
 * One Web Lock a connection, where the browser has them. A tab that does not get it skips the work once; a tab that
 * is refused twice in a row goes ahead, since the holder may be frozen.
 * @param locks - undefined on plain http pages.
 */
export function createConnectionLock(name: string, locks: LockManager | undefined): ConnectionLock {
  const refused = new Set<string>()
  return (key, work) =>
    withLock(locks, `${name} ${key}`, async (lock) => {
      if (lock === null && !refused.has(key)) {
        refused.add(key)
        return undefined
      }
      refused.delete(key)
      return work()
    })
}

/**
 * Runs `work` under a Web Lock, at once.
 * @param locks - undefined on plain http pages.
 * @param work - gets null where another holds the lock, undefined where the browser has none or lends none.
 */
export async function withLock<Value>(
  locks: LockManager | undefined,
  name: string,
  work: (lock: Lock | null | undefined) => Promise<Value>,
): Promise<Value> {
  let isBegun = false
  try {
    if (locks) {
      return await locks.request(name, { ifAvailable: true }, (lock) => {
        isBegun = true
        return work(lock)
      })
    }
  } catch (error) {
    // A sandboxed frame has them, but may not ask.
    if (isBegun) throw error
  }
  return work(undefined)
}
