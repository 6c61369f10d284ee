import type { RecordCopies } from './backup-copies.ts'
import type { Identified, RecordStore } from './record-store.ts'

/** Records that came back from their second copies when the database was opened. */
export interface Recovery {
  /** Ids of records that were not in the database any more. */
  readonly returned: readonly string[]
  /** Ids of records of which the database had an older version only. */
  readonly renewed: readonly string[]
  /** Ids of records that are gone, and whose copies are damaged, too. */
  readonly lost: readonly string[]
}

interface RecoverOptions<T> {
  readonly store: RecordStore<T & Identified>
  readonly copies: RecordCopies
  readonly table: string
  /** Reads a copy as a record; undefined where it is none. */
  readonly read: (input: unknown) => (T & Identified) | undefined
  /** True if a copy is newer than the record that is kept. */
  readonly isNewer?: (copy: T, kept: T) => boolean
}

/** Takes back what the database lost, and copies what has no copy yet. A record that cannot be read is left alone. */
export async function recoverRecords<T>({ store, copies, table, read, isNewer }: RecoverOptions<T>): Promise<Recovery> {
  const kept = new Map((await store.list()).map((record) => [record.id, record]))
  const unreadable = new Set((await store.listUnreadable()).map(({ id }) => id))
  const copied = new Set(await copies.ids(table))
  const came = { returned: [] as string[], renewed: [] as string[], lost: [] as string[] }

  const takeBack = (id: string): Promise<void> =>
    copies.alone(table, id, async () => {
      const copy = await copies.get(table, id)
      const record = copy?.status === 'whole' ? read(copy.record) : undefined
      // Read anew: another tab may have written or deleted it meanwhile.
      const current = await store.get(id)
      if (current === undefined && record) {
        await store.put(record)
        came.returned.push(id)
      } else if (current === undefined && copy?.status === 'damaged') came.lost.push(id)
      else if (current && record && isNewer?.(record, current)) {
        await store.update(id, (now) => (now && isNewer(record, now) ? record : undefined))
        came.renewed.push(id)
      }
    })
  const suspects = [...copied].filter((id) => !unreadable.has(id) && (isNewer || !kept.has(id)))
  await Promise.all(suspects.map(takeBack))
  const uncopied = [...kept.keys()].filter((id) => !copied.has(id))
  await Promise.all(
    uncopied.map((id) =>
      copies.alone(table, id, async () => {
        const record = await store.get(id)
        if (record) await copies.put(table, id, record)
      }),
    ),
  )
  return came
}

interface BackupCopyOptions {
  readonly copies: RecordCopies
  /** The table whose records are copied. */
  readonly table: string
}

/**
 * The same records, each with a second copy that is written before a write is called done. Each copy is made of what
 * stands in the database by then, so that copies of two tabs end at the newest record, too.
 */
export function withRecordCopies<T extends Identified>(
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
