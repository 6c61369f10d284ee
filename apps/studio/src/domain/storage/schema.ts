import type { Transaction } from 'dexie'
import { migratePublishings } from './migrate-publishings.ts'
import { readRevision, readStoredForm } from './read-record.ts'

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
  // A revision is a publishing, no longer the number of saves at that time.
  { stores: {}, upgrade: numberPublishings },
]

/** Numbers the publishings of every form that has any; a record that is none of ours stays as it is. */
async function numberPublishings(transaction: Transaction): Promise<void> {
  const forms = transaction.table<unknown, string>('forms')
  const revisions = transaction.table<unknown, string>('revisions')
  const frozen = (await revisions.toArray()).flatMap((record) => readRevision(record) ?? [])
  for (const record of await forms.toArray()) {
    const stored = readStoredForm(record)
    if (!stored) continue
    const own = frozen.filter(({ formId }) => formId === stored.id)
    const { form, earlier } = migratePublishings(stored, own)
    await revisions.bulkDelete(own.map(({ id }) => id))
    await revisions.bulkPut([...earlier])
    await forms.put(form)
  }
}
