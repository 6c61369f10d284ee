import { deviceClock } from './clock.ts'
import type { Entry } from './entry.ts'
import { type IndexedDbStore, openIndexedDbStore } from './indexeddb-store.ts'
import type { Store } from './store.ts'
import { isRewritten, readEntry } from './stored-entry.ts'

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
  const copies = openEntryBackups(name)
  const store = await openIndexedDbStore(name, onNewerVersion)
  const restore = (): Promise<void> => restoreMissing(store, copies, onRestored).catch(() => {})
  // Where the database is new, the old one may be gone: all copies are restored before it is read. In others hardly anything is
  // ever missing: waiting entries go out first.
  if (store.isNew) await restore()
  else deviceClock.after(restoreDelayMs, () => void restore())
  return withEntryBackups(store, copies)
}

/** The delay, in ms after opening, before a database in use is compared with its backup copies. */
const restoreDelayMs = 1000

/** Ids that one transaction compares with the store: an attempt waits for no more than that. */
const idsPerQuery = 100

/** Puts back what lies among the copies and is not in the store: as a possible repeat, for its attempts are not known. */
async function restoreMissing(
  store: IndexedDbStore,
  copies: EntryBackups,
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

/**
 * A second place of the device, of another make than its database, for copies of what waits. Browsers throw a whole database
 * away where they find it damaged after they were killed; files they leave alone.
 */
export interface EntryBackups {
  /** Ids of what lies there; none where the browser has no such place. */
  ids(): Promise<readonly string[]>
  get(id: string): Promise<Entry | undefined>
  /** Never rejects: a copy more is a help, and none is what there was before. */
  put(entry: Entry): Promise<void>
  /** @throws {DOMException} where the copy is there and stays. */
  remove(id: string): Promise<void>
}

/**
 * Copies in the origin's private file system, one file a message.
 * @see File System Standard, "origin private file system"; RFC 7578 for what stands in a file
 */
export function openEntryBackups(name: string): EntryBackups {
  let opening: Promise<FileSystemDirectoryHandle | undefined> | undefined
  const folder = (): Promise<FileSystemDirectoryHandle | undefined> => {
    opening ??= openCopiesFolder(name)
    return opening
  }
  return {
    async ids() {
      const ids: string[] = []
      for await (const key of (await folder())?.keys() ?? []) ids.push(decodeURIComponent(key))
      return ids
    },
    async get(id) {
      try {
        const handle = await (await folder())?.getFileHandle(copyName(id))
        return handle && (await fromMultipart(await handle.getFile()))
      } catch {
        // It was taken out meanwhile, or its page died while it wrote.
        return undefined
      }
    },
    async put(entry) {
      try {
        const handle = await (await folder())?.getFileHandle(copyName(entry.id), { create: true })
        const stream = await handle?.createWritable()
        await stream?.write(await toMultipart(entry))
        await stream?.close()
      } catch {
        // No room, or no such writing in this browser.
      }
    },
    async remove(id) {
      try {
        await (await folder())?.removeEntry(copyName(id))
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
      }
    },
  }
}

async function openCopiesFolder(name: string): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(name, { create: true })
  } catch {
    // Plain http, sandboxed frames, private windows.
    return undefined
  }
}

function copyName(id: string): string {
  return encodeURIComponent(id)
}

/** The platform's own way to put texts and files into one stream of bytes. */
function toMultipart({ files = [], ...entry }: Entry): Promise<Blob> {
  const data = new FormData()
  data.append('entry', JSON.stringify(entry))
  for (const { name, file } of files) data.append(name, file)
  return new Response(data).blob()
}

/** Longer than a boundary may be, with what stands around it. */
const boundaryWindow = 80

async function fromMultipart(file: File): Promise<Entry | undefined> {
  const [, boundary] = /^--(.*)\r\n/.exec(await file.slice(0, boundaryWindow).text()) ?? []
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  const [[, entry] = [], ...rest] = [...(await new Response(file, { headers }).formData())]
  const files = rest.flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, file: value }]))
  return typeof entry === 'string' ? readEntry({ ...JSON.parse(entry), ...(files.length > 0 && { files }) }) : undefined
}

/** The same store, with a copy of each message among the copies until it is accepted or deleted. */
export function withEntryBackups(store: Store, copies: EntryBackups): Store {
  const writing = new Map<string, Promise<void>>()
  /** One after the other: a copy that is still being written would stay when it is removed. */
  const write = (entry: Entry): Promise<void> => {
    const written = (writing.get(entry.id) ?? Promise.resolve())
      .then(() => copies.put(entry))
      .finally(() => {
        if (writing.get(entry.id) === written) writing.delete(entry.id)
      })
    writing.set(entry.id, written)
    return written
  }
  return {
    ...store,
    get keeping() {
      return store.keeping
    },
    async add(entry, adding) {
      const added = await store.add(entry, adding)
      if (added.state.status !== 'sent') await write(added)
      return added
    },
    async update(key, updater) {
      const seen: Entry[] = []
      const entry = await store.update(key, (current) => {
        seen.push(current.entry)
        return updater(current)
      })
      const before = seen.at(-1)
      // A copy that could not be removed is removed when the store is opened next.
      if (entry?.state.status === 'sent') {
        await writing.get(entry.id)
        await copies.remove(entry.id).catch(() => {})
      } else if (entry && before && isRewritten(entry, before)) await write(entry)
      return entry
    },
    async remove(id) {
      await writing.get(id)
      // The copy first: one without its message would bring it back.
      await copies.remove(id)
      return store.remove(id)
    },
  }
}
