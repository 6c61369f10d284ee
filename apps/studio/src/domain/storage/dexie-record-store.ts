import { LetterslotError } from '@letterslot/core'
import { liveQuery, type Table } from 'dexie'
import type { StudioDatabase } from './open-database.ts'
import type { Identified, RecordStore, UnreadableRecord } from './record-store.ts'

/**
 * Records in one table of the database.
 * @param read - checks what the database gave; a record that is not one of ours is listed apart, never shown half, and
 * never overwritten.
 */
export function createDexieRecordStore<T extends Identified>(
  { dexie, run }: StudioDatabase,
  name: string,
  read: (input: unknown) => T | undefined,
): RecordStore<T> {
  const table: Table<unknown, string> = dexie.table(name)
  const list = (): Promise<readonly T[]> =>
    run(async () => (await table.toArray()).flatMap((record) => read(record) ?? []))
  const listUnreadable = (): Promise<readonly UnreadableRecord[]> =>
    run(() =>
      dexie.transaction('r', table, async () => {
        const [ids, records] = await Promise.all([table.toCollection().primaryKeys(), table.toArray()])
        return records.flatMap((record, index) => (read(record) ? [] : [{ id: String(ids[index]), record }]))
      }),
    )
  /** The record that is kept; to be called in the transaction that writes. */
  const current = async (id: string): Promise<T | undefined> => {
    const record = await table.get(id)
    const known = read(record)
    if (record !== undefined && known === undefined) throw new UnreadableRecordError()
    return known
  }
  return {
    get: (id) => run(async () => read(await table.get(id))),
    list,
    update: (id, decide) =>
      run(() =>
        dexie.transaction('rw', table, async () => {
          const before = await current(id)
          const next = decide(before)
          if (next === undefined) return before
          await table.put(next)
          return next
        }),
      ),
    put: async (record) => {
      await run(() =>
        dexie.transaction('rw', table, async () => {
          await current(record.id)
          await table.put(record)
        }),
      )
    },
    remove: async (id) => {
      await run(() => dexie.transaction('rw', table, () => table.delete(id)))
    },
    watchOne: (id, onRecord) => {
      const subscription = liveQuery(() => run(async () => read(await table.get(id)))).subscribe({ next: onRecord })
      return () => subscription.unsubscribe()
    },
    listUnreadable,
    watchUnreadable: (onRecords) => {
      const subscription = liveQuery(listUnreadable).subscribe({ next: onRecords })
      return () => subscription.unsubscribe()
    },
    repair: (record) =>
      run(() =>
        dexie.transaction('rw', table, async () => {
          const kept = await table.get(record.id)
          if (kept === undefined || read(kept)) return false
          await table.put(record)
          return true
        }),
      ),
    watch: (onRecords) => {
      const subscription = liveQuery(list).subscribe({ next: onRecords })
      return () => subscription.unsubscribe()
    },
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
