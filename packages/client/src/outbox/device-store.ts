import { type BackupCopies, openBackupCopies, withBackupCopies } from './backup-copies.ts'
import { deviceClock } from './clock.ts'
import type { Entry } from './entry.ts'
import { type IndexedDbStore, openIndexedDbStore } from './indexeddb-store.ts'
import type { Store } from './store.ts'

/**
 * Opens what this device keeps, and brings back what its browser threw away with the database.
 * @param onNewerVersion - another page needs a newer version: nothing can be kept until this one is loaded anew.
 * @param onRestored - called with each message that came back.
 * @throws {DOMException} as `openDatabase` does.
 */
export async function openDeviceStore(
  name: string,
  onNewerVersion: (error: unknown) => void,
  onRestored: (entry: Entry) => void,
): Promise<Store> {
  const copies = openBackupCopies(name)
  const store = await openIndexedDbStore(name, onNewerVersion)
  const { due } = await store.findDue(0, new Set())
  const restore = (): Promise<void> => restoreMissing(store, copies, onRestored).catch(() => {})
  // A database that never held a message is new, or the old one is gone: all copies are restored before it is read. In others
  // hardly anything is ever missing: waiting entries go out first.
  if (due.length === 0) await restore()
  else deviceClock.after(restoreDelayMs, () => void restore())
  return withBackupCopies(store, copies)
}

/** The delay, in ms after opening, before a database in use is compared with its backup copies. */
const restoreDelayMs = 1000

/** Ids that one transaction compares with the store: an attempt waits for no more than that. */
const idsPerQuery = 100

/** Puts back what lies among the copies and is not in the store: as a possible repeat, for its attempts are not known. */
async function restoreMissing(
  store: IndexedDbStore,
  copies: BackupCopies,
  onRestored: (entry: Entry) => void,
): Promise<void> {
  const ids = await copies.ids()
  const gone: Entry[] = []
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const some = ids.slice(from, from + idsPerQuery)
    const statuses = await store.statuses(some)
    for (const id of some) {
      if (statuses.get(id) === 'sent') await copies.remove(id)
      if (statuses.has(id)) continue
      // Read after the store was: a deletion removes the copy before the message.
      const copy = await copies.get(id)
      if (copy) gone.push(copy)
    }
  }
  for (const { order: _, ...entry } of gone.sort((a, b) => a.order - b.order))
    onRestored(await store.add({ ...entry, state: { status: 'queued' }, doubtful: true }))
}
