import { liveQuery, type Table } from 'dexie'
import type { Identified, RecordStore } from './record-store.ts'

/**
 * Records in one table of the database.
 * @param read - checks what the database gave; a record that is not one of ours is left out, never shown half.
 */
export function createDexieRecordStore<T extends Identified>(
  table: Table<unknown, string>,
  read: (input: unknown) => T | undefined,
): RecordStore<T> {
  const list = async (): Promise<readonly T[]> => {
    const records = await table.toArray()
    return records.flatMap((record) => read(record) ?? [])
  }
  return {
    get: async (id) => read(await table.get(id)),
    list,
    update: (id, decide) =>
      table.db.transaction('rw', table, async () => {
        const current = read(await table.get(id))
        const next = decide(current)
        if (next === undefined) return current
        await table.put(next)
        return next
      }),
    put: async (record) => {
      await table.db.transaction('rw', table, () => table.put(record))
    },
    remove: async (id) => {
      await table.db.transaction('rw', table, () => table.delete(id))
    },
    watch: (onRecords) => {
      const subscription = liveQuery(list).subscribe({ next: onRecords })
      return () => subscription.unsubscribe()
    },
  }
}
