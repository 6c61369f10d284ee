/** Tells those who read a table that it has changed, in this tab and in others. */
export interface RecordChanges {
  /** Changes that were told of so far, whatever table they were in. */
  count(): number
  /** To be called after the commit. */
  notify(table: string): void
  /**
   * Reads now and after each change of the table, and gives what was read. One read at a time: changes during a read
   * make one more. A read that fails is left out; the next change reads again. Returns the end of it.
   */
  follow<T>(table: string, read: () => Promise<T>, onValue: (value: T) => void): () => void
}

/**
 * @param name - of the database; tabs with the same one hear each other.
 * @see HTML Standard, "BroadcastChannel"
 */
export function createRecordChanges(name: string): RecordChanges {
  const listeners = new Set<(table: string | undefined) => void>()
  let count = 0
  const notifyListeners = (table: string | undefined): void => {
    count++
    for (const listener of listeners) listener(table)
  }
  const channel = new BroadcastChannel(`${name}-changes`)
  channel.addEventListener('message', ({ data }) => notifyListeners(String(data)))
  // A page that comes back from the back/forward cache heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notifyListeners(undefined)
  })
  return {
    count: () => count,
    notify: (table) => {
      notifyListeners(table)
      channel.postMessage(table)
    },
    follow: (table, read, onValue) => {
      let hasEnded = false
      let isReading = false
      let isStale = false
      const look = async (): Promise<void> => {
        isStale = true
        if (isReading) return
        isReading = true
        try {
          while (isStale && !hasEnded) {
            isStale = false
            // Whoever writes is told why it failed; who follows keeps what was read last.
            const found = await read().then((value) => ({ value }), nothingFound)
            if (found && !hasEnded) onValue(found.value)
          }
        } finally {
          isReading = false
        }
      }
      const listener = (changed: string | undefined): void => {
        if (changed === undefined || changed === table) void look()
      }
      listeners.add(listener)
      void look()
      return () => {
        hasEnded = true
        listeners.delete(listener)
      }
    },
  }
}

const nothingFound = (): undefined => undefined
