import type { EntryAndConnection } from './claim.ts'
import type { ConnectionState } from './connection-state.ts'
import type { DueEntries } from './due-entries.ts'
import type { Durability, Entry, Incoming } from './entry.ts'

/** Returns the value to write, or undefined to write nothing. It runs inside a transaction, so it must be pure. */
export type Updater<Value> = (value: Value) => Value | undefined

/** Claims an entry while it is put in: both are one transaction. */
export interface Adding {
  /** The time by which entries are due, ms since 1970. */
  readonly nowMs: number
  /** Called with the new entry where nothing else of its connection is due; what it returns is written. */
  readonly claim: Updater<EntryAndConnection>
  /** Called with a new entry once it is committed; its second copy may not be written yet. */
  readonly onAdded: (entry: Entry) => void
}

/**
 * Keeps entries. Every method is one transaction. One that writes is complete when its promise resolves: its writes are then as
 * durable as `keeping` says. Methods reject with the platform's errors.
 */
export interface Store {
  readonly keeping: Durability
  /**
   * Resolves to the stored entry: the one that is already there under this id, where there is one. A visitor pressed Send:
   * a pause of the connection for want of the network ends.
   */
  add(entry: Incoming, adding?: Adding): Promise<Entry>
  get(id: string): Promise<Entry | undefined>
  list(options: { readonly unsent: boolean; readonly after: number; readonly limit: number }): Promise<readonly Entry[]>
  /** The number of unsent entries. */
  count(): Promise<number>
  /**
   * @param nowMs - what is due is due by this time.
   * @param except - entries that are not to be found, by number.
   */
  findDue(nowMs: number, except: ReadonlySet<number>): Promise<DueEntries>
  /**
   * Changes an entry and its connection together. One that changes its connection finds the new one unpaused.
   * @param key - the entry's id, or its number.
   * @returns the entry as it was written; undefined where nothing was.
   */
  update(key: string | number, updater: Updater<EntryAndConnection>): Promise<Entry | undefined>
  updateConnection(key: string, updater: Updater<ConnectionState>): Promise<void>
  remove(id: string): Promise<Entry | undefined>
  /** Takes out the oldest receipts but `keep`. */
  trim(keep: number): Promise<void>
  close(): void
}
