import type { BackupCopies } from './backup-copies.ts'
import type { Identified, RecordStore } from './record-store.ts'

interface BackupCopyOptions {
  readonly copies: BackupCopies
  /** The table whose records are copied. */
  readonly table: string
}

/**
 * The same records, each with a second copy that is written before a write is called done. Each copy is made of what
 * stands in the database by then, so that copies of two tabs end at the newest record, too.
 */
export function withBackupCopies<T extends Identified>(
  store: RecordStore<T>,
  { copies, table }: BackupCopyOptions,
): RecordStore<T> {
  const copy = (id: string): Promise<void> =>
    copies.alone(table, id, async () => {
      const record = await store.get(id)
      if (record) await copies.put(table, id, record)
    })
  return {
    ...store,
    async update(id, decide) {
      let hasChanged = false
      const record = await store.update(id, (current) => {
        const next = decide(current)
        hasChanged = next !== undefined
        return next
      })
      if (hasChanged) await copy(id)
      return record
    },
    async put(record) {
      await store.put(record)
      await copy(record.id)
    },
    async repair(record) {
      const isWritten = await store.repair(record)
      if (isWritten) await copy(record.id)
      return isWritten
    },
    remove: (id) =>
      copies.alone(table, id, async () => {
        // The copy first: one without its record would bring that back.
        await copies.remove(table, id)
        await store.remove(id)
      }),
  }
}
