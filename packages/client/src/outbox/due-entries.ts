import type { ConnectionState } from './connection-state.ts'

/** The next entry of one connection. */
export interface DueEntry {
  readonly connectionState: ConnectionState
  /** The earliest entry of those that are due. */
  readonly order?: number
  /** When the next one comes due by itself, ms since 1970; only where none is due. */
  readonly dueMs?: number
}

/** The next entries of all connections, found without reading bodies. */
export interface DueEntries {
  readonly due: readonly DueEntry[]
  /** The greatest number given. */
  readonly lastOrder: number
  /** A part of the entries could not be read. */
  readonly isPartial?: boolean
}
