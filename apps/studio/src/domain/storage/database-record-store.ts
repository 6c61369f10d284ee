import { LetterslotError } from '@letterslot/core'
import type { IDBPObjectStore } from 'idb'
import type { StudioDatabase } from './open-database.ts'
import type { Identified, RecordStore, UnreadableRecord } from './record-store.ts'

type WritableTable = IDBPObjectStore<unknown, [string], string, 'readwrite'>

/**
 * Records in one table of the database.
 * @param read - checks what the database gave; a record that is not one of ours is listed apart, never shown half, and
 * never overwritten.
 */
export function createDatabaseRecordStore<T extends Identified>(
  { run, changes }: StudioDatabase,
  name: string,
  read: (input: unknown) => T | undefined,
): RecordStore<T> {
  const get = (id: string): Promise<T | undefined> => run(async (database) => read(await database.get(name, id)))
  const list = (): Promise<readonly T[]> =>
    run(async (database) => (await database.getAll(name)).flatMap((record: unknown) => read(record) ?? []))
  const listUnreadable = (): Promise<readonly UnreadableRecord[]> =>
    run(async (database) => {
      const table = database.transaction(name).store
      const [ids, records] = await Promise.all([table.getAllKeys(), table.getAll()])
      return records.flatMap((record, index) => (read(record) ? [] : [{ id: String(ids[index]), record }]))
    })
  /** A read that is under way, and was begun behind the last change, serves whoever asks for the same. */
  const shared = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
    let last: { readonly at: number; readonly reading: Promise<Result> } | undefined
    return () => {
      const at = changes.count()
      if (last?.at === at) return last.reading
      const now = { at, reading: read() }
      last = now
      const forget = (): void => {
        if (last === now) last = undefined
      }
      now.reading.then(forget, forget)
      return now.reading
    }
  }
  const listForAll = shared(list)
  const listIds = shared(() => run((database) => database.getAllKeys(name).then((ids) => ids.map(String))))
  const getters = new Map<string, () => Promise<T | undefined>>()
  const getterOf = (id: string): (() => Promise<T | undefined>) => {
    const getter = getters.get(id) ?? shared(() => get(id))
    getters.set(id, getter)
    return getter
  }
  /** The record that is kept; to be called in the transaction that writes. */
  const current = async (table: WritableTable, id: string): Promise<T | undefined> => {
    const record = await table.get(id)
    const known = read(record)
    if (record !== undefined && known === undefined) throw new UnreadableRecordError()
    return known
  }
  /** Resolves after the commit, which is strict: confirmed when it is on the disk, not when it is in a cache. */
  const write = async <Result>(work: (table: WritableTable) => Promise<Result>): Promise<Result> => {
    const result = await run(async (database) => {
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
      // It rejects together with the request that failed, which is what callers are told.
      transaction.done.catch(() => {})
      try {
        const written = await work(transaction.store)
        await transaction.done
        return written
      } catch (error) {
        abortIfOpen(transaction)
        throw error
      }
    })
    changes.notify(name)
    return result
  }
  return {
    get,
    list,
    update: (id, decide) =>
      write(async (table) => {
        const before = await current(table, id)
        const next = decide(before)
        if (next === undefined) return before
        await table.put(next)
        return next
      }),
    put: (record) =>
      write(async (table) => {
        await current(table, record.id)
        await table.put(record)
      }),
    remove: (id) => write((table) => table.delete(id)),
    watchOne: (id, onRecord) => changes.follow(name, getterOf(id), onRecord),
    watchIds: (onIds) => changes.follow(name, listIds, onIds),
    listUnreadable,
    watchUnreadable: (onRecords) => changes.follow(name, listUnreadable, onRecords),
    repair: (record) =>
      write(async (table) => {
        const kept = await table.get(record.id)
        if (kept === undefined || read(kept)) return false
        await table.put(record)
        return true
      }),
    watch: (onRecords) => changes.follow(name, listForAll, onRecords),
  }
}

/** Nothing of a write that failed stays; one that the browser has ended already is left alone. */
function abortIfOpen(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It has ended.
  }
}

/** Something was to be written where a record lies that this studio cannot read; the record stays as it is. */
class UnreadableRecordError extends LetterslotError {
  override readonly name = 'UnreadableRecordError'
  readonly code = 'unreadable-record'
  constructor(options?: ErrorOptions) {
    super('A damaged record is kept under this id, and is never overwritten.', options)
  }
}
