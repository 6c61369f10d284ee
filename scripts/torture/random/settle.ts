import type { Store } from '@letterslot/client/outbox'

/** A store, and whether all that was asked of it is done. */
export interface CountedStore {
  readonly store: Store
  /** Resolves when everything that needs no time has happened. */
  settle(): Promise<void>
}

/** The number of turns of the event loop that must pass without a call to the store. */
const quietTurns = 3

/**
 * Counts what is asked of a store and not yet answered.
 * @param turn - resolves in a later turn of the event loop.
 */
export function countStore(store: Store, turn: () => Promise<void>): CountedStore {
  let open = 0
  const count = async <Value>(work: Promise<Value>): Promise<Value> => {
    open += 1
    try {
      return await work
    } finally {
      open -= 1
    }
  }
  return {
    store: {
      keeping: store.keeping,
      add: (entry, adding) => count(store.add(entry, adding)),
      get: (id) => count(store.get(id)),
      list: (options) => count(store.list(options)),
      count: () => count(store.count()),
      findDue: (nowMs, except) => count(store.findDue(nowMs, except)),
      update: (key, updater) => count(store.update(key, updater)),
      updateConnection: (key, updater) => count(store.updateConnection(key, updater)),
      remove: (id) => count(store.remove(id)),
      trim: (keep) => count(store.trim(keep)),
      close: () => store.close(),
    },
    async settle() {
      for (let quiet = 0; quiet < quietTurns; quiet += 1) {
        await turn()
        if (open > 0) quiet = -1
      }
    },
  }
}
