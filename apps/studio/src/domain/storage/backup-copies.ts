/** A record's second copy: the record, or that both of its files are damaged. */
export type BackupCopy =
  | { readonly id: string; readonly status: 'whole'; readonly record: unknown }
  | { readonly id: string; readonly status: 'damaged' }

/**
 * Second copies of records, in a place of the browser of another make than its database: Chromium throws every IndexedDB
 * of a site away where it finds one damaged after it was killed. Files it leaves alone.
 */
export interface RecordCopies {
  ids(table: string): Promise<readonly string[]>
  get(table: string, id: string): Promise<BackupCopy | undefined>
  /** Never rejects: a copy more is a help, and none is what there was before. */
  put(table: string, id: string, record: unknown): Promise<void>
  /** Never rejects: a copy that stays brings its record back, and loses nothing. */
  remove(table: string, id: string): Promise<void>
  /** Runs work on one record while no other tab works on it. */
  alone<T>(table: string, id: string, work: () => Promise<T>): Promise<T>
}

/** The two files of a record take turns, so that a write that is torn leaves the copy before it. */
const slots = ['a', 'b'] as const

/**
 * Copies in the origin's private file system: a folder a table, two files a record.
 * @param name - of the database whose records are copied.
 * @see File System Standard, "origin private file system"
 */
export function openRecordCopies(name: string): RecordCopies {
  const root = `${name}-copies`
  const folders = new Map<string, Promise<FileSystemDirectoryHandle | undefined>>()
  const folderOf = (table: string): Promise<FileSystemDirectoryHandle | undefined> => {
    const known = folders.get(table)
    if (known) return known
    const opening = openFolder([root, table])
    folders.set(table, opening)
    return opening
  }
  /** Content of each of a record's two files. */
  const read = async (table: string, id: string): Promise<readonly SlotReading[]> => {
    const folder = await folderOf(table)
    return folder ? await Promise.all(slots.map((slot) => readFile(folder, fileOf(id, slot)))) : []
  }
  return {
    async ids(table) {
      const ids = new Set<string>()
      try {
        for await (const key of (await folderOf(table))?.keys() ?? []) {
          const id = idOf(key)
          if (id !== undefined) ids.add(id)
        }
      } catch {
        // What can be listed no more cannot be read, either.
      }
      return [...ids]
    },
    async get(table, id) {
      const readings = await read(table, id)
      const newest = newestOf(readings)
      if (newest) return { id, status: 'whole', record: newest.record }
      return readings.some((reading) => reading === 'damaged') ? { id, status: 'damaged' } : undefined
    },
    async put(table, id, record) {
      try {
        const readings = await read(table, id)
        const newest = newestOf(readings)
        const slot = slots.find((_, index) => readings[index] !== newest || newest === undefined) ?? 'a'
        const handle = await (await folderOf(table))?.getFileHandle(fileOf(id, slot), { create: true })
        const stream = await handle?.createWritable()
        await stream?.write(await writeCopy(record, (newest?.order ?? 0) + 1))
        await stream?.close()
      } catch {
        // No room, or no such writing in this browser.
      }
    },
    async remove(table, id) {
      const folder = await folderOf(table)
      await Promise.all(slots.map((slot) => folder?.removeEntry(fileOf(id, slot)).catch(() => {})))
    },
    alone: (table, id, work) =>
      // Where there are no locks there are no private files, either: both want a secure page.
      navigator.locks ? navigator.locks.request(`${root}/${table}/${id}`, work) : work(),
  }
}

async function openFolder(path: readonly string[]): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    let folder = await navigator.storage.getDirectory()
    for (const name of path) folder = await folder.getDirectoryHandle(name, { create: true })
    return folder
  } catch {
    // Plain http, sandboxed frames, private windows.
    return undefined
  }
}

type SlotReading = WholeCopy | 'missing' | 'damaged'

async function readFile(folder: FileSystemDirectoryHandle, name: string): Promise<SlotReading> {
  try {
    const handle = await folder.getFileHandle(name)
    const text = await (await handle.getFile()).text()
    // An empty file was made and never written: its page died between.
    return text === '' ? 'missing' : ((await readCopy(text)) ?? 'damaged')
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'damaged'
  }
}

function newestOf(readings: readonly SlotReading[]): WholeCopy | undefined {
  return readings
    .flatMap((reading) => (typeof reading === 'string' ? [] : [reading]))
    .reduce<WholeCopy | undefined>((best, copy) => (best && best.order > copy.order ? best : copy), undefined)
}

function fileOf(id: string, slot: (typeof slots)[number]): string {
  return `${encodeURIComponent(id)}.${slot}`
}

/** The id that a file is of; undefined for files that a browser puts there while it writes. */
function idOf(fileName: string): string | undefined {
  const [, encoded] = /^(.*)\.[ab]$/.exec(fileName) ?? []
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** A copy that is whole. */
interface WholeCopy {
  readonly record: unknown
  /** Counts the writes of a record; the higher one is the newer. */
  readonly order: number
}

const format = 'letterslot.copy/1'

/** Makes the text of a copy: a line that says how to know that the rest is whole, and the record. */
export async function writeCopy(record: unknown, order: number): Promise<string> {
  const body = JSON.stringify(record)
  return `${JSON.stringify({ format, order, sha256: await digestOf(`${order} ${body}`) })}\n${body}`
}

/** Reads the text of a copy; undefined where a single character of it is another than was written. */
export async function readCopy(text: string): Promise<WholeCopy | undefined> {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  try {
    const head: unknown = JSON.parse(text.slice(0, end))
    if (typeof head !== 'object' || head === null) return undefined
    const order = Number(Reflect.get(head, 'order'))
    const isWhole =
      Reflect.get(head, 'format') === format && Reflect.get(head, 'sha256') === (await digestOf(`${order} ${body}`))
    return isWhole ? { record: JSON.parse(body), order } : undefined
  } catch {
    return undefined
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
