import type { Pair } from './claim.ts'
import type { Entry, Keeping } from './entry.ts'
import type { Lane } from './lane.ts'

/** An entry that a store takes in: a new one gets the next number, one that was taken out comes back at its own. */
export type Incoming = Omit<Entry, 'order' | 'keeping'> & { readonly order?: number }

/** What is next on one connection. */
export interface Turn {
  readonly lane: Lane
  /** The earliest entry of those that are due. */
  readonly order?: number
  /** When the next one comes due by itself, ms since 1970; only where none is due. */
  readonly dueMs?: number
}

/** What a look into a store finds, without reading what was written. */
export interface Survey {
  readonly turns: readonly Turn[]
  /** The greatest number given. */
  readonly lastOrder: number
  /** Not everything could be looked at. */
  readonly isPartial?: boolean
}

/** Decides inside a transaction, so it must be pure; undefined writes nothing. */
export type Decide<Value> = (value: Value) => Value | undefined

/**
 * Where entries are kept. Every method is one transaction, over at its resolution: what it wrote is then kept as
 * `keeping` says. Methods reject with the platform's errors.
 */
export interface Store {
  readonly keeping: Keeping
  /**
   * Resolves to what is kept: the entry that is already there under this id, where there is one. Somebody pressed Send:
   * a pause of the connection for want of the network ends.
   */
  add(entry: Incoming): Promise<Entry>
  get(id: string): Promise<Entry | undefined>
  list(options: { readonly unsent: boolean; readonly after: number; readonly limit: number }): Promise<readonly Entry[]>
  /** How many are not sent. */
  count(): Promise<number>
  /**
   * @param nowMs - what is due is due by this time.
   * @param except - entries that are not to be found, by number.
   */
  survey(nowMs: number, except: ReadonlySet<number>): Promise<Survey>
  /**
   * Changes an entry and its connection together. One that changes its connection finds the new one unpaused.
   * @param key - the entry's id, or its number.
   * @returns the entry as it was written; undefined where nothing was.
   */
  change(key: string | number, decide: Decide<Pair>): Promise<Entry | undefined>
  changeLane(key: string, decide: Decide<Lane>): Promise<void>
  remove(id: string): Promise<Entry | undefined>
  /** Takes out the oldest receipts but `keep`. */
  trim(keep: number): Promise<void>
  close(): void
}
