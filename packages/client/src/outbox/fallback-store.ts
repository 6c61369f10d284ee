import { connectionKey, endedNetworkPause } from './connection-state.ts'
import type { DueEntries } from './due-entries.ts'
import type { Durability, Entry, Incoming } from './entry.ts'
import { createMemoryStore, orderStep } from './memory-store.ts'
import type { OutboxHealth } from './outbox.ts'
import type { Adding, Store } from './store.ts'

/** The cause of a lesser durability than `strict`. */
export type StorageFault = NonNullable<OutboxHealth['fault']>

/** The device's store, with the page's own memory for entries that the device refuses. */
export interface FallbackStore extends Omit<Store, 'add' | 'keeping'> {
  /** Never rejects: what the device refuses is kept in memory, unclaimed. */
  add(entry: Incoming, keep: boolean, adding?: Adding): Promise<Entry>
  /** Resolves once the device's store is open, or is known to be none. */
  readonly ready: Promise<void>
  state(): { readonly keeping: Durability; readonly fault?: StorageFault }
}

/** Opens the device's store; rejects where the device has none. `onRefusal`: the store refuses everything from now on. */
export type OpenStore = (onRefusal: (error: unknown) => void) => Promise<Store>

/**
 * Joins the device's store and the page's memory. Entries in memory have broken numbers, those of the device whole ones.
 * @param onFault - called at each change of the state.
 */
export function createFallbackStore(open: OpenStore, onFault: () => void): FallbackStore {
  const memory = createMemoryStore()
  let device: Store | undefined
  let fault: StorageFault | undefined
  let lastOrder = 0
  const ready = open((error) => report(faultOf(error))).then(
    (store) => {
      device = store
    },
    (error: unknown) => {
      fault = faultOf(error)
    },
  )

  function report(next: StorageFault | undefined): void {
    if (next === fault) return
    fault = next
    onFault()
  }

  async function onDevice<Value>(work: (store: Store) => Promise<Value>, otherwise: Value): Promise<Value> {
    await ready
    if (!device) return otherwise
    try {
      const value = await work(device)
      if (fault === 'lost') report(undefined)
      return value
    } catch (error) {
      report(faultOf(error))
      return otherwise
    }
  }

  /** The store that holds an entry. Its errors reach the caller: a person or an attempt must know that a write failed. */
  async function storeOf(key: string | number): Promise<Store> {
    await ready
    const isHere = typeof key === 'string' ? (await memory.get(key)) !== undefined : !isDeviceOrder(key)
    return (!isHere && device) || memory
  }

  return {
    ready,
    state: () => ({ keeping: fault || !device ? 'memory' : device.keeping, ...(fault && { fault }) }),
    async add(entry, keep, adding) {
      await ready
      const { order = 0 } = entry
      const here = await memory.get(entry.id)
      if (here) return here
      if (keep && device && isDeviceOrder(order)) {
        try {
          const added = await device.add(entry, adding)
          lastOrder = Math.max(lastOrder, added.order)
          report(undefined)
          return added
        } catch (error) {
          report(faultOf(error))
        }
      }
      // The commit may have succeeded although its confirmation was lost: then the device sends its copy, too.
      const there = fault === 'lost' ? undefined : await onDevice((store) => store.get(entry.id), undefined)
      if (there) return there
      const doubtful = entry.doubtful || (keep && fault === 'lost')
      const place = isDeviceOrder(order) ? (order || lastOrder) + orderStep : order
      const added = await memory.add({ ...entry, order: place, doubtful })
      await onDevice((store) => store.updateConnection(connectionKey(entry.connection), endedNetworkPause), undefined)
      lastOrder = Math.max(lastOrder, added.order)
      adding?.onAdded(added)
      return added
    },
    get: async (id) => (await memory.get(id)) ?? onDevice((store) => store.get(id), undefined),
    async list(options) {
      const kept = await onDevice((store) => store.list(options), [])
      const free = await memory.list(options)
      return [...kept, ...free].sort((a, b) => a.order - b.order).slice(0, options.limit)
    },
    count: async () => (await onDevice((store) => store.count(), 0)) + (await memory.count()),
    async findDue(nowMs, except): Promise<DueEntries> {
      const kept = await onDevice((store) => store.findDue(nowMs, except), undefined)
      lastOrder = Math.max(lastOrder, kept?.lastOrder ?? 0)
      const free = await memory.findDue(nowMs, except)
      return { due: [...(kept?.due ?? []), ...free.due], lastOrder, isPartial: !kept && device !== undefined }
    },
    update: async (key, updater) => (await storeOf(key)).update(key, updater),
    async updateConnection(key, updater) {
      await onDevice((store) => store.updateConnection(key, updater), undefined)
      await memory.updateConnection(key, updater)
    },
    remove: async (id) => (await storeOf(id)).remove(id),
    async trim(keep) {
      await onDevice((store) => store.trim(keep), undefined)
      await memory.trim(keep)
    },
    close() {
      device?.close()
    },
  }
}

/** True for a number that the device's store gave. */
export function isDeviceOrder(order: number): boolean {
  return Number.isInteger(order)
}

const faultsByName: Readonly<Partial<Record<string, StorageFault>>> = {
  QuotaExceededError: 'quota',
  VersionError: 'newer-version',
  SecurityError: 'blocked-site-data',
  NotSupportedError: 'unsupported',
}

/** Returns the storage fault that a platform's error means. */
function faultOf(error: unknown): StorageFault {
  if (!(error instanceof Error)) return 'lost'
  // Chromium calls it unknown where a person blocked the site's data, and says in words what it is.
  if (/denied permission/i.test(error.message)) return 'blocked-site-data'
  return faultsByName[error.name] ?? 'lost'
}
