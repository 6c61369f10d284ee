import type { Entry, Keeping } from './entry.ts'
import { laneKey, resumedLane } from './lane.ts'
import { createMemoryStore, orderStep } from './memory-store.ts'
import type { OutboxHealth } from './outbox.ts'
import type { Incoming, Store, Survey } from './store.ts'

/** Why entries are not kept as well as they could be. */
export type StorageFault = NonNullable<OutboxHealth['fault']>

/** The device's store, and beside it the page's own memory for what the device does not take. */
export interface Shelves extends Omit<Store, 'add' | 'keeping'> {
  /** Never rejects: what the device refuses is kept in memory. */
  add(entry: Incoming, keep: boolean): Promise<Entry>
  state(): { readonly keeping: Keeping; readonly fault?: StorageFault }
}

/** Opens the device's store; rejects where it keeps nothing. `onRefusal`: it will keep nothing from now on. */
export type OpenStore = (onRefusal: (error: unknown) => void) => Promise<Store>

/**
 * Puts the two together. Entries in memory have broken numbers, those of the device whole ones.
 * @param onFault - is told each time that the state changes.
 */
export function createShelves(open: OpenStore, onFault: () => void): Shelves {
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

  /** What a person or an attempt writes: a failure is theirs to know. */
  async function shelfOf(key: string | number): Promise<Store> {
    await ready
    const isHere = typeof key === 'string' ? (await memory.get(key)) !== undefined : !isDevices(key)
    return (!isHere && device) || memory
  }

  return {
    state: () => ({ keeping: fault || !device ? 'memory' : device.keeping, ...(fault && { fault }) }),
    async add(entry, keep) {
      await ready
      const { order = 0 } = entry
      if (keep && device && isDevices(order)) {
        try {
          const added = await device.add(entry)
          lastOrder = Math.max(lastOrder, added.order)
          report(undefined)
          return added
        } catch (error) {
          report(faultOf(error))
        }
      }
      // A commit may have come about and not been heard of: then the device sends its copy, too.
      const doubtful = entry.doubtful || (keep && fault === 'lost')
      const place = isDevices(order) ? (order || lastOrder) + orderStep : order
      const added = await memory.add({ ...entry, order: place, doubtful })
      await onDevice((store) => store.changeLane(laneKey(entry.connection), resumedLane), undefined)
      lastOrder = Math.max(lastOrder, added.order)
      return added
    },
    get: async (id) => (await memory.get(id)) ?? onDevice((store) => store.get(id), undefined),
    async list(options) {
      const kept = await onDevice((store) => store.list(options), [])
      const free = await memory.list(options)
      return [...kept, ...free].sort((a, b) => a.order - b.order).slice(0, options.limit)
    },
    count: async () => (await onDevice((store) => store.count(), 0)) + (await memory.count()),
    async survey(nowMs, except): Promise<Survey> {
      const kept = await onDevice((store) => store.survey(nowMs, except), undefined)
      lastOrder = Math.max(lastOrder, kept?.lastOrder ?? 0)
      const free = await memory.survey(nowMs, except)
      return { turns: [...(kept?.turns ?? []), ...free.turns], lastOrder, isPartial: !kept && device !== undefined }
    },
    change: async (key, decide) => (await shelfOf(key)).change(key, decide),
    async changeLane(key, decide) {
      await onDevice((store) => store.changeLane(key, decide), undefined)
      await memory.changeLane(key, decide)
    },
    remove: async (id) => (await shelfOf(id)).remove(id),
    async trim(keep) {
      await onDevice((store) => store.trim(keep), undefined)
      await memory.trim(keep)
    },
    close() {
      device?.close()
    },
  }
}

/** Whether a number was given by the device's store. */
export function isDevices(order: number): boolean {
  return Number.isInteger(order)
}

const faults: Readonly<Partial<Record<string, StorageFault>>> = {
  QuotaExceededError: 'quota',
  VersionError: 'newer-version',
  SecurityError: 'blocked-site-data',
  NotSupportedError: 'unsupported',
}

/** What a platform's error means for keeping. */
function faultOf(error: unknown): StorageFault {
  if (!(error instanceof Error)) return 'lost'
  // Chromium calls it unknown where a person blocked the site's data, and says in words what it is.
  if (/denied permission/i.test(error.message)) return 'blocked-site-data'
  return faults[error.name] ?? 'lost'
}
