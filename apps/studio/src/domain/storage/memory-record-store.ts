import type { Identified, RecordStore } from './record-store.ts'

/** Records that live as long as the page, for browsers that refuse storage. Nothing here is ever called saved. */
export function createMemoryRecordStore<T extends Identified>(): RecordStore<T> {
  const records = new Map<string, T>()
  const watchers = new Set<(records: readonly T[]) => void>()
  const tell = (): void => {
    for (const watcher of watchers) watcher([...records.values()])
  }
  return {
    get: async (id) => records.get(id),
    list: async () => [...records.values()],
    update: async (id, decide) => {
      const next = decide(records.get(id))
      if (next) {
        records.set(id, next)
        tell()
      }
      return records.get(id)
    },
    put: async (record) => {
      records.set(record.id, record)
      tell()
    },
    remove: async (id) => {
      records.delete(id)
      tell()
    },
    watchOne: (id, onRecord) => {
      const tellOne = (): void => onRecord(records.get(id))
      watchers.add(tellOne)
      tellOne()
      return () => watchers.delete(tellOne)
    },
    watchIds: (onIds) => {
      const tellIds = (): void => onIds([...records.keys()])
      watchers.add(tellIds)
      tellIds()
      return () => watchers.delete(tellIds)
    },
    listUnreadable: async () => [],
    watchUnreadable: (onRecords) => {
      onRecords([])
      return () => {}
    },
    repair: async () => false,
    watch: (onRecords) => {
      watchers.add(onRecords)
      onRecords([...records.values()])
      return () => watchers.delete(onRecords)
    },
  }
}
