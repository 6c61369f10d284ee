import { liveQuery, type Table } from 'dexie'
import type { StudioDatabase } from './open-database.ts'
import type { Identified, RecordStore } from './record-store.ts'

/**
 * Records in one table of the database.
 * @param read - checks what the database gave; a record that is not one of ours is left out, never shown half.
 */
export function createDexieRecordStore<T extends Identified>(
  { dexie, run }: StudioDatabase,
  name: string,
  read: (input: unknown) => T | undefined,
): RecordStore<T> {
  const table: Table<unknown, string> = dexie.table(name)
  const list = (): Promise<readonly T[]> =>
    run(async () => (await table.toArray()).flatMap((record) => read(record) ?? []))
  return {
    get: (id) => run(async () => read(await table.get(id))),
    list,
    update: (id, decide) =>
      run(() =>
        dexie.transaction('rw', table, async () => {
          const current = read(await table.get(id))
          const next = decide(current)
          if (next === undefined) return current
          await table.put(next)
          return next
        }),
      ),
    put: async (record) => {
      await run(() => dexie.transaction('rw', table, () => table.put(record)))
    },
    remove: async (id) => {
      await run(() => dexie.transaction('rw', table, () => table.delete(id)))
    },
    watchOne: (id, onRecord) => {
      const subscription = liveQuery(() => run(async () => read(await table.get(id)))).subscribe({ next: onRecord })
      return () => subscription.unsubscribe()
    },
    watch: (onRecords) => {
      const subscription = liveQuery(list).subscribe({ next: onRecords })
      return () => subscription.unsubscribe()
    },
  }
}
