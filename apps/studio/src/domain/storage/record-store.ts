/** A record that is kept under its own id. */
export interface Identified {
  readonly id: string
}

/** A record that is kept and cannot be read: as it is, under the id that it is kept by. */
export interface UnreadableRecord {
  readonly id: string
  readonly record: unknown
}

/**
 * One kind of record: in the database, or in memory where this browser refuses one. Both pass the same contract suite.
 * Every write resolves after a strict commit and rejects when there was none.
 */
export interface RecordStore<T extends Identified> {
  get(id: string): Promise<T | undefined>
  list(): Promise<readonly T[]>
  /**
   * Reads, decides and writes in one transaction.
   * @param decide - returns what to write, or undefined to leave things as they are. Must not wait for anything.
   * @returns what is stored afterwards.
   */
  update(id: string, decide: (current: T | undefined) => T | undefined): Promise<T | undefined>
  put(record: T): Promise<void>
  remove(id: string): Promise<void>
  /** Calls with one record now and after each change of it, in other tabs too. Returns the end of it. */
  watchOne(id: string, onRecord: (record: T | undefined) => void): () => void
  /** Calls with the ids of all that is kept, readable or not, now and after each change; the records are not read for it. */
  watchIds(onIds: (ids: readonly string[]) => void): () => void
  /** Lists the records that cannot be read. No write but `repair` and `remove` touches it: they reject. */
  listUnreadable(): Promise<readonly UnreadableRecord[]>
  /** Calls with what cannot be read, now and after each change. Returns the end of it. */
  watchUnreadable(onRecords: (records: readonly UnreadableRecord[]) => void): () => void
  /** Writes a record over one that cannot be read; false where that is not there any more. */
  repair(record: T): Promise<boolean>
  /** Calls with all records now and after each change, in other tabs too. Returns the end of it. */
  watch(onRecords: (records: readonly T[]) => void): () => void
}
