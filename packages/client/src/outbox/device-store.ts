import { deviceClock } from './clock.ts'
import type { Entry } from './entry.ts'
import { type IndexedDbStore, openIndexedDbStore } from './indexeddb-store.ts'
import { openSpares, type Spares } from './spares.ts'
import type { Store } from './store.ts'
import { withSpares } from './with-spares.ts'

/**
 * Opens what this device keeps, and brings back what its browser threw away with the database.
 * @param onNewerVersion - another page needs a newer version: nothing can be kept until this one is loaded anew.
 * @param onBack - is told of each message that came back.
 * @throws {DOMException} as `openDatabase` does.
 */
export async function openDeviceStore(
  name: string,
  onNewerVersion: (error: unknown) => void,
  onBack: (entry: Entry) => void,
): Promise<Store> {
  const spares = openSpares(name)
  const store = await openIndexedDbStore(name, onNewerVersion)
  const { turns } = await store.survey(0, new Set())
  const back = (): Promise<void> => bringBack(store, spares, onBack).catch(() => {})
  // A database that never held a message is new, or the old one is gone: nobody may look before all is back. In others
  // hardly anything is ever missing: what waits there goes out first.
  if (turns.length === 0) await back()
  else deviceClock.after(laterMs, () => void back())
  return withSpares(store, spares)
}

/** When the copies beside a database that is in use are looked through, in ms after it was opened. */
const laterMs = 1000

/** How many copies are looked for in the store at once: an attempt waits for no more than that. */
const askedAtOnce = 100

/** Puts back what lies among the spares and is not in the store: as a possible repeat, for its attempts are not known. */
async function bringBack(store: IndexedDbStore, spares: Spares, onBack: (entry: Entry) => void): Promise<void> {
  const ids = await spares.ids()
  const gone: Entry[] = []
  for (let from = 0; from < ids.length; from += askedAtOnce) {
    const some = ids.slice(from, from + askedAtOnce)
    const statuses = await store.statuses(some)
    for (const id of some) {
      if (statuses.get(id) === 'sent') await spares.remove(id)
      if (statuses.has(id)) continue
      // Read after the store was: whoever deletes a message takes its copy out first.
      const copy = await spares.get(id)
      if (copy) gone.push(copy)
    }
  }
  for (const { order: _, ...entry } of gone.sort((a, b) => a.order - b.order))
    onBack(await store.add({ ...entry, state: { status: 'queued' }, doubtful: true }))
}
