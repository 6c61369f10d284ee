import type { IDBPDatabase, IDBPTransaction } from 'idb'
import * as v from 'valibot'
import { type PublicationState, type Revision, stateOfRevision } from '../../model/publication-state.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { readRevision, readStoredForm } from './read-record.ts'

/** One step of the database's life; its version is its place in the list, counted from 1. */
export interface SchemaStep {
  /** The tables that are new, each with the properties that it has an index of; records are kept under their `id`. */
  readonly stores: Readonly<Record<string, readonly string[]>>
  /**
   * Brings the records along, within the transaction that changes the tables: all of it happens, or nothing. Waits for
   * nothing but the transaction's own requests.
   */
  readonly upgrade?: (transaction: UpgradeTransaction) => Promise<void>
}

/** The transaction of an upgrade: it reaches every table, and nobody else reads meanwhile. */
export type UpgradeTransaction = IDBPTransaction<unknown, string[], 'versionchange'>

/** Takes steps one after the other. */
export async function takeSteps(
  database: IDBPDatabase,
  transaction: UpgradeTransaction,
  steps: readonly SchemaStep[],
): Promise<void> {
  for (const { stores, upgrade } of steps) {
    for (const [name, indexes] of Object.entries(stores)) {
      const table = database.createObjectStore(name, { keyPath: 'id' })
      for (const index of indexes) table.createIndex(index, index)
    }
    await upgrade?.(transaction)
  }
}

/** Never edited once released, only added to. */
export const schema: readonly SchemaStep[] = [
  {
    stores: {
      forms: ['updatedAt'],
      connections: [],
      settings: [],
      practiceMails: ['receivedAtMs'],
      revisions: ['formId'],
    },
  },
  // A revision is a publishing, no longer the number of saves at that time.
  { stores: {}, upgrade: numberPublishings },
]

/** Numbers the publishings of every form that has any; a record that is none of ours stays as it is. */
async function numberPublishings(transaction: UpgradeTransaction): Promise<void> {
  const forms = transaction.objectStore('forms')
  const revisions = transaction.objectStore('revisions')
  const frozen = (await revisions.getAll()).flatMap((record: unknown) => readRevision(record) ?? [])
  for (const record of await forms.getAll()) {
    const stored = readStoredForm(record)
    if (!stored) continue
    const own = frozen.filter(({ formId }) => formId === stored.id)
    const { form, earlier } = migratePublishings(stored, own)
    for (const revision of own) await revisions.delete(revision.id)
    for (const revision of earlier) await revisions.put(revision)
    await forms.put(form)
  }
}

const oldPublished = v.object({
  /** The number of saves at that time: no number of publishings. */
  revision: v.number(),
  at: v.string(),
  as: v.optional(v.picklist(['page', 'json', 'element', 'link'])),
})

/** A form's record and its history as they are kept from version 2 of the database on. */
interface MigratedForm {
  readonly form: StoredForm
  /** The publishings before the newest one. */
  readonly earlier: readonly StoredRevision[]
}

/**
 * Brings a record of version 1 along, where a revision was numbered by the saves before it: publishings are numbered
 * from 1 in their order. A publishing whose document was not kept stays one without a document, unless nothing was saved
 * since. A record that is of version 2 already is returned as it is.
 * @param frozen - the form's revisions of version 1, in any order.
 */
export function migratePublishings(form: StoredForm, frozen: readonly StoredRevision[]): MigratedForm {
  if (form.state !== undefined) return { form, earlier: [] }
  const known: Revision[] = frozen
    .toSorted((one, other) => one.revision - other.revision)
    .map(({ id: _, formId: __, ...revision }) => revision)
    .map(withoutAmbiguousWay)
  const published = v.safeParse(oldPublished, Reflect.get(form, 'published'))
  if (published.success && !known.some(({ revision }) => revision === published.output.revision)) {
    const { revision, at, as } = published.output
    const isUnchanged = revision === form.revision
    const added = { revision, publishedAt: at, ...(as && { as }), ...(isUnchanged && { document: form.document }) }
    known.push(withoutAmbiguousWay(added))
  }
  const numbered = known.map((revision, index) => ({ ...revision, revision: index + 1 }))
  return {
    form: withState(form, stateOfRevision(numbered.at(-1))),
    earlier: numbered.slice(0, -1).map((revision) => storedRevision(form.id, revision)),
  }
}

/** Version 1 wrote `element` for its file and for a copy of the element alike. */
function withoutAmbiguousWay({ as, ...revision }: Revision): Revision {
  return as === undefined || as === 'element' ? revision : { ...revision, as }
}

/** A form's record with another state; of a draft none is kept, and nothing of version 1. */
export function withState(form: StoredForm, state: PublicationState): StoredForm {
  const { state: _, ...rest } = form
  Reflect.deleteProperty(rest, 'published')
  return state.status === 'draft' ? rest : { ...rest, state }
}

/** A revision as a record of its own. */
export function storedRevision(formId: StoredForm['id'], revision: Revision): StoredRevision {
  return { ...revision, id: `${formId}@${revision.revision}`, formId }
}
