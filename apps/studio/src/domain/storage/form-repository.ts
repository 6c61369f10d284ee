import type { FormId, Result } from '@letterslot/core'
import { historyOf, mergeHistories } from '../../model/form-history.ts'
import {
  draftState,
  nextPublicationState,
  type PublishedState,
  stateOfRevision,
  type TakenAs,
} from '../../model/publication-state.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { copyDocument } from '../../model/studio-document.ts'
import { fileFaultText } from '../texts/file-faults.ts'
import { type RepairedForm, repairForm } from './damaged-form.ts'
import type { RecordStore, UnreadableRecord } from './record-store.ts'
import { type SaveFailure, toSaveFailure } from './save-state.ts'
import { migratePublishings, storedRevision, withState } from './schema.ts'

/** The forms of this browser. Saving is optimistic: whoever builds on an old revision is refused, not merged. */
export interface FormRepository {
  /** False where this browser refuses storage: forms then live as long as the page, and no save is ever confirmed. */
  readonly isKept: boolean
  get(id: string): Promise<StoredForm | undefined>
  list(): Promise<readonly StoredForm[]>
  watch(onForms: (forms: readonly StoredForm[]) => void): () => void
  /** Stores a new form. An id that is taken gets another: nothing is overwritten. */
  create(document: StudioDocument): Promise<Result<StoredForm, SaveFailure>>
  /** Saves a document over the revision it was made from. */
  save(id: FormId, document: StudioDocument, revision: number): Promise<Result<StoredForm, SaveFailure>>
  duplicate(id: FormId): Promise<Result<StoredForm, SaveFailure>>
  /** Moves a form to the bin. */
  bin(id: FormId): Promise<void>
  /** Takes a form out of the bin. */
  restore(id: FormId): Promise<void>
  /** Deletes a form for good. */
  destroy(id: FormId): Promise<void>
  /** Takes a document as the form's newest revision, in the way in which it went out. */
  take(id: FormId, document: StudioDocument, as: TakenAs): Promise<Result<PublishedState, SaveFailure>>
  /** Keeps that the maker saw a message of a revision arrive; of the newest alone. */
  see(id: FormId, revision: number): Promise<Result<PublishedState, SaveFailure>>
  watchOne(id: FormId, onForm: (form: StoredForm | undefined) => void): () => void
  /** Calls with the ids of all forms, damaged ones too, now and after each change of one. */
  watchIds(onIds: (ids: readonly string[]) => void): () => void
  /** Forms that are kept and cannot be read, now and after each change. Returns the end of it. */
  watchDamaged(onForms: (forms: readonly UnreadableRecord[]) => void): () => void
  listDamaged(): Promise<readonly UnreadableRecord[]>
  /** The form of this id, where one is kept that cannot be read. */
  getDamaged(id: string): Promise<UnreadableRecord | undefined>
  /** Puts the second copy of a damaged form in its place, or else what can be read of it. */
  repair(id: string): Promise<Result<RepairedForm, SaveFailure>>
  /**
   * Writes a form as it stands, over whatever has its id: for an import that was told to. What was published here stays
   * in its history. Over a damaged form it writes nothing: the one that comes gets another id.
   */
  overwrite(form: StoredForm, earlier?: readonly StoredRevision[]): Promise<Result<StoredForm, SaveFailure>>
}

interface FormRepositoryOptions {
  readonly records: RecordStore<StoredForm>
  readonly revisions: RecordStore<StoredRevision>
  readonly isKept: boolean
  /** The second copy of a form, where there is one; a damaged form is repaired by it. */
  readonly copyOf?: (id: string) => Promise<StoredForm | undefined>
  /** RFC 3339. */
  readonly now?: () => string
}

/** Makes the repository over a table of the database, or over memory. */
export function createFormRepository({
  records,
  revisions,
  isKept,
  copyOf = async () => undefined,
  now = () => new Date().toISOString(),
}: FormRepositoryOptions): FormRepository {
  const attempt = async <T>(write: () => Promise<Result<T, SaveFailure>>): Promise<Result<T, SaveFailure>> => {
    try {
      return await write()
    } catch (error) {
      return { ok: false, error: await toSaveFailure(error) }
    }
  }
  const create: FormRepository['create'] = (document) =>
    attempt(async () => {
      const taken = new Set(
        [...(await records.list()), ...(await records.listUnreadable())].map(({ id }) => String(id)),
      )
      const own = taken.has(document.form.id) ? copyDocument(document) : document
      const at = now()
      const stored: StoredForm = { id: own.form.id, document: own, revision: 1, createdAt: at, updatedAt: at }
      await records.put(stored)
      return { ok: true, value: stored }
    })
  const change = async (id: FormId, alter: (form: StoredForm) => StoredForm): Promise<void> => {
    await records.update(id, (form) => form && alter(form))
  }
  const getDamaged: FormRepository['getDamaged'] = async (id) =>
    (await records.listUnreadable()).find((damaged) => damaged.id === id)
  return {
    isKept,
    get: records.get,
    list: records.list,
    watch: records.watch,
    watchOne: records.watchOne,
    watchIds: records.watchIds,
    create,
    save: (id, document, revision) =>
      attempt<StoredForm>(async () => {
        let written: StoredForm | undefined
        const kept = await records.update(id, (form) => {
          if (form === undefined || (isKept && form.revision !== revision)) return undefined
          written = { ...form, document, revision: revision + 1, updatedAt: now() }
          return written
        })
        if (!isKept) return { ok: false, error: { kind: 'not-kept' } }
        if (written) return { ok: true, value: written }
        if (kept === undefined) return { ok: false, error: { kind: 'gone' } }
        // The connection was lost behind this very commit, and the save came again.
        const isOurs = kept.revision === revision + 1 && JSON.stringify(kept.document) === JSON.stringify(document)
        return isOurs ? { ok: true, value: kept } : { ok: false, error: { kind: 'conflict' } }
      }),
    duplicate: (id) =>
      attempt<StoredForm>(async () => {
        const form = await records.get(id)
        if (!form) return { ok: false, error: { kind: 'broken', cause: fileFaultText.gone } }
        const { title } = form.document.form
        return create(copyDocument(form.document, `${title} (copy)`))
      }),
    bin: (id) => change(id, (form) => ({ ...form, deletedAt: now() })),
    restore: (id) => change(id, ({ deletedAt: _, ...form }) => form),
    destroy: async (id) => {
      await records.remove(id)
      for (const revision of await revisions.list()) if (revision.formId === id) await revisions.remove(revision.id)
    },
    take: (id, document, as) =>
      attempt(async () => {
        const before = (await records.get(id))?.state
        // First, so that no step leaves a publishing without a record.
        if (before) await revisions.put(storedRevision(id, before.newest))
        const at = now()
        let superseded: PublishedState | undefined
        const kept = await records.update(id, (form) => {
          superseded = form?.state
          return (
            form && withState(form, nextPublicationState(form.state ?? draftState, { kind: 'take', document, as, at }))
          )
        })
        if (!kept?.state) return { ok: false, error: { kind: 'gone' } }
        // Another tab took one meanwhile.
        if (superseded && superseded.newest.revision !== before?.newest.revision) {
          await revisions.put(storedRevision(id, superseded.newest))
        }
        return { ok: true, value: kept.state }
      }),
    see: (id, revision) =>
      attempt(async () => {
        const at = now()
        const kept = await records.update(
          id,
          (form) =>
            form && withState(form, nextPublicationState(form.state ?? draftState, { kind: 'see', revision, at })),
        )
        return kept?.state ? { ok: true, value: kept.state } : { ok: false, error: { kind: 'gone' } }
      }),
    watchDamaged: records.watchUnreadable,
    listDamaged: records.listUnreadable,
    getDamaged,
    repair: (id) =>
      attempt<RepairedForm>(async () => {
        const damaged = await getDamaged(id)
        const copy = damaged && (await copyOf(id))
        const repaired = copy ? { stored: copy, leftOut: [] } : damaged && repairForm(damaged.record, id, now())
        if (!repaired) return { ok: false, error: { kind: 'broken', cause: fileFaultText.unreadable } }
        const isWritten = await records.repair(repaired.stored)
        return isWritten ? { ok: true, value: repaired } : { ok: false, error: { kind: 'gone' } }
      }),
    overwrite: (brought, broughtEarlier = []) =>
      attempt<StoredForm>(async () => {
        if (await getDamaged(brought.id)) return create(brought.document)
        const { form, earlier } = migratePublishings(brought, [])
        const known = historyOf(form, [...earlier, ...broughtEarlier])
        const kept = await revisions.list()
        let history = known
        const newest = await records.update(form.id, (current) => {
          history = mergeHistories(current ? historyOf(current, kept) : [], known)
          return {
            ...withState(form, stateOfRevision(history.at(-1))),
            // Higher than both, so that a tab that has the old one open is refused instead of overwriting.
            revision: Math.max(form.revision, current?.revision ?? 0) + 1,
          }
        })
        if (!newest) return { ok: false, error: { kind: 'broken', cause: fileFaultText.notWritten } }
        for (const revision of history.slice(0, -1)) await revisions.put(storedRevision(form.id, revision))
        return { ok: true, value: newest }
      }),
  }
}
