interface Waiting<Item, Done> {
  readonly item: Item
  resolve(done: Done): void
  reject(reason: unknown): void
}

/**
 * Gathers what arrives while the last commit was in flight and commits it together: one sync for all of them.
 * @param commit - writes all items in one durable transaction, or throws and has written none.
 * @param schedule - called once for each batch; the default lets the event loop first read what came in meanwhile.
 */
export function createGroupCommit<Item, Done>(
  commit: (items: readonly Item[]) => readonly Done[],
  schedule: (flush: () => void) => void = setImmediate,
): (item: Item) => Promise<Done> {
  let waiting: Waiting<Item, Done>[] = []
  const flush = () => {
    const batch = waiting
    waiting = []
    try {
      const done = commit(batch.map(({ item }) => item))
      for (const [index, result] of done.entries()) batch[index]?.resolve(result)
    } catch (reason) {
      for (const { reject } of batch) reject(reason)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === 1) schedule(flush)
    })
}
