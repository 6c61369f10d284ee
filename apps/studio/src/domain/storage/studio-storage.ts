import { createContext, useContext, useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { StoredConnection } from '../../model/connection.ts'
import type { PracticeMail } from '../../model/practice-mail.ts'
import { initialSettings, type StudioSettings } from '../../model/settings.ts'
import type { StoredRevision } from '../../model/stored-form.ts'
import type { FormRepository } from './form-repository.ts'
import type { Recovery } from './record-copies.ts'
import type { Identified, RecordStore } from './record-store.ts'

/** Everything this browser keeps for the studio. */
export interface StudioStorage {
  /** Why nothing is kept, in the browser's own words; undefined where all is well. */
  readonly refusal: string | undefined
  /** The recovery from second copies when the database was opened; undefined if none was needed. */
  readonly recovery?: Recovery | undefined
  /** True once another tab brought the data to a newer version: nothing is read or saved here any more. */
  readonly isOutdated: StoreApi<boolean>
  readonly forms: FormRepository
  readonly connections: RecordStore<StoredConnection>
  readonly settings: RecordStore<StudioSettings>
  readonly practiceMails: RecordStore<PracticeMail>
  readonly revisions: RecordStore<StoredRevision>
}

/** Given once, around the whole studio. */
export const StorageContext = createContext<StudioStorage | undefined>(undefined)

/** The storage of this studio. @throws {Error} outside of the studio. */
export function useStorage(): StudioStorage {
  const storage = useContext(StorageContext)
  if (!storage) throw new Error('There is no storage here.')
  return storage
}

/** Follows the records of a table, in other tabs too. Undefined until they are read. */
export function useRecords<T extends Identified>(store: Pick<RecordStore<T>, 'watch'>): readonly T[] | undefined {
  const [records, setRecords] = useState<readonly T[]>()
  useEffect(() => store.watch(setRecords), [store])
  return records
}

/** The settings, and how to change them. Undefined until they are read. */
export function useSettings(): {
  readonly settings: StudioSettings | undefined
  readonly changeSettings: (changes: Omit<Partial<StudioSettings>, 'id'>) => Promise<void>
} {
  const { settings: store } = useStorage()
  const records = useRecords(store)
  return {
    settings: records && (records[0] ?? initialSettings),
    changeSettings: async (changes) => {
      await store.update('studio', (current) => ({ ...(current ?? initialSettings), ...changes }))
    },
  }
}
