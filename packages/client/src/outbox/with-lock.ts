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
