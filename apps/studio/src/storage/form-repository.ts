import type { FormId, Result } from '@letterslot/core'
import { copyDocument } from '../document/copy-document.ts'
import type { StudioDocument } from '../document/studio-document.ts'
import type { RecordStore } from './record-store.ts'
import { type SaveFailure, toSaveFailure } from './save-failure.ts'
import type { Published, StoredForm } from './stored-form.ts'

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
  markPublished(id: FormId, as: Published['as']): Promise<void>
  /** Writes a form as it stands, over whatever has its id: for an import that was told to. */
  overwrite(form: StoredForm): Promise<Result<StoredForm, SaveFailure>>
}

interface FormRepositoryOptions {
  readonly records: RecordStore<StoredForm>
  readonly isKept: boolean
  /** RFC 3339. */
  readonly now?: () => string
}

/** Makes the repository over a table of the database, or over memory. */
export function createFormRepository({
  records,
  isKept,
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
      const taken = new Set((await records.list()).map(({ id }) => String(id)))
      const own = taken.has(document.form.id) ? copyDocument(document) : document
      const at = now()
      const stored: StoredForm = { id: own.form.id, document: own, revision: 1, createdAt: at, updatedAt: at }
      await records.put(stored)
      return { ok: true, value: stored }
    })
  const change = async (id: FormId, alter: (form: StoredForm) => StoredForm): Promise<void> => {
    await records.update(id, (form) => form && alter(form))
  }
  return {
    isKept,
    get: records.get,
    list: records.list,
    watch: records.watch,
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
        if (!form) return { ok: false, error: { kind: 'broken', cause: 'The form is not there any more.' } }
        const { title } = form.document.form
        return create(copyDocument(form.document, `${title} (copy)`))
      }),
    bin: (id) => change(id, (form) => ({ ...form, deletedAt: now() })),
    restore: (id) => change(id, ({ deletedAt: _, ...form }) => form),
    destroy: (id) => records.remove(id),
    markPublished: (id, as) =>
      change(id, (form) => ({ ...form, published: { revision: form.revision, at: now(), as } })),
    overwrite: (form) =>
      attempt<StoredForm>(async () => {
        const newest = await records.update(form.id, (current) => ({
          ...form,
          // Higher than both, so that a tab that has the old one open is refused instead of overwriting.
          revision: Math.max(form.revision, current?.revision ?? 0) + 1,
        }))
        return newest
          ? { ok: true, value: newest }
          : { ok: false, error: { kind: 'broken', cause: 'The form was not written.' } }
      }),
  }
}
