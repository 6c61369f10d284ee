import type { Transaction } from 'dexie'

/** One step of the database's life; its version is its place in the list, counted from 1. */
export interface SchemaStep {
  /** The tables that change: primary key and indexes, as Dexie writes them. */
  readonly stores: Readonly<Record<string, string>>
  /** Brings the records along, within the transaction that changes the tables: all of it happens, or nothing. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

/** Never edited once released, only added to. */
export const schema: readonly SchemaStep[] = [
  {
    stores: {
      forms: 'id, updatedAt',
      connections: 'id',
      settings: 'id',
      practiceMails: 'id, receivedAtMs',
      revisions: 'id, formId',
    },
  },
]
