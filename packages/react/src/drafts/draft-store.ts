import { type FieldId, type FileValue, isRecord } from '@letterslot/core'
import type { KeptAnswer } from '@letterslot/core/drafts'
import { draftLastsMs } from './constants.ts'
import { isKeptAnswer } from './is-kept-answer.ts'

/** A draft as a device holds it. */
export interface StoredDraft {
  /** When it was last written in, in ms since 1970. */
  readonly atMs: number
  readonly answers: readonly KeptAnswer[]
}

/** The answers that changed since the last write. */
export interface DraftChange extends StoredDraft {
  /** The fields that stand as the form begins with them again. */
  readonly gone: readonly FieldId[]
}

/** Keeps drafts on a device, by form. */
export interface DraftStore {
  /** Reads the draft of a form. Drafts of whatever form that are too old are gone by then. */
  read(form: string, nowMs: number): Promise<StoredDraft | undefined>
  /**
   * Begins at once where the database is open and there are no files: a page that goes away has no other moment.
   * @param isWanted - asked once the files are read.
   * @returns true where the device held no draft of the form before.
   */
  write(form: string, change: DraftChange, isWanted: () => boolean): Promise<boolean>
  clear(form: string): Promise<void>
}

/**
 * Makes the store of this page's origin. A write that fails because the database was closed is made once more.
 * - `heads`: by form, when its draft was last written in.
 * - `answers`: by form and field, so that a letter does not write the whole form.
 */
export function createDraftStore(name = 'letterslot-drafts'): DraftStore {
  let open: IDBDatabase | undefined
  let opening: Promise<IDBDatabase> | undefined

  function openOnce(): Promise<IDBDatabase> {
    opening ??= openDatabase(name, () => {
      open = opening = undefined
    }).then(
      (db) => {
        open = db
        return db
      },
      (error: unknown) => {
        opening = undefined
        throw error
      },
    )
    return opening
  }

  async function run(work: (stores: DraftStores) => void): Promise<void> {
    try {
      await transact(open ?? (await openOnce()), work)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      open = opening = undefined
      await transact(await openOnce(), work)
    }
  }

  return {
    async read(form, nowMs) {
      let head: IDBRequest | undefined
      let rows: IDBRequest<unknown[]> | undefined
      await run((stores) => {
        const { heads, answers } = stores
        const old = heads.index('atMs').getAllKeys(IDBKeyRange.upperBound(nowMs - draftLastsMs))
        old.onsuccess = () => {
          for (const key of old.result) remove(stores, `${key}`)
          head = heads.get(form)
          rows = answers.getAll(keysOfForm(form))
        }
      })
      const kept: unknown = head?.result
      if (!isRecord(kept)) return undefined
      return { atMs: Number(kept['atMs']), answers: rows?.result.map(restoreFiles).filter(isKeptAnswer) ?? [] }
    },
    async write(form, { atMs, answers, gone }, isWanted) {
      // Bytes, since private windows of Safari store no files (https://bugs.webkit.org/show_bug.cgi?id=156347).
      const hasFiles = answers.some(({ value }) => Array.isArray(value) && value.some((one) => one instanceof File))
      const rows = hasFiles ? await Promise.all(answers.map(withBytes)) : answers
      if (!isWanted()) return false
      let head: IDBRequest | undefined
      await run((stores) => {
        head = stores.heads.getKey(form)
        stores.heads.put({ form, atMs })
        for (const row of rows) stores.answers.put({ ...row, form })
        for (const field of gone) stores.answers.delete([form, field])
      })
      return head?.result === undefined
    },
    clear: (form) => run((stores) => remove(stores, form)),
  }
}

interface DraftStores {
  readonly heads: IDBObjectStore
  readonly answers: IDBObjectStore
}

const keysOfForm = (form: string): IDBKeyRange => IDBKeyRange.bound([form], [form, []])

function remove({ heads, answers }: DraftStores, form: string): void {
  heads.delete(form)
  answers.delete(keysOfForm(form))
}

function transact(db: IDBDatabase, work: (stores: DraftStores) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Relaxed: a killed browser has handed it to the system by then, and a power cut costs a draft, not a message.
    const transaction = db.transaction(['heads', 'answers'], 'readwrite', { durability: 'relaxed' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    work({ heads: transaction.objectStore('heads'), answers: transaction.objectStore('answers') })
  })
}

function openDatabase(name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('Another page holds an older version', 'VersionError'))
    request.onupgradeneeded = () => {
      request.result.createObjectStore('heads', { keyPath: 'form' }).createIndex('atMs', 'atMs')
      request.result.createObjectStore('answers', { keyPath: ['form', 'field'] })
    }
    request.onsuccess = () => {
      const db = request.result
      db.onclose = onLost
      db.onversionchange = () => {
        db.close()
        onLost()
      }
      resolve(db)
    }
  })
}

interface DraftFile extends FileValue {
  readonly lastModified: number
  readonly bytes: ArrayBuffer
}

async function withBytes(answer: KeptAnswer): Promise<object> {
  if (typeof answer.value !== 'object') return answer
  const value = await Promise.all(answer.value.map((one) => (one instanceof File ? bytesOf(one) : one)))
  return { ...answer, value: value.filter((one) => one !== undefined) }
}

/** Undefined for a file that cannot be read any more: nothing of it is there to keep. */
async function bytesOf(file: File): Promise<DraftFile | undefined> {
  const { name, size, type, lastModified } = file
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes && { name, size, type, lastModified, bytes }
}

function restoreFiles(row: unknown): unknown {
  if (!isRecord(row) || !Array.isArray(row['value'])) return row
  return { ...row, value: row['value'].map((one) => (isDraftFile(one) ? restoreFile(one) : one)) }
}

function restoreFile({ name, type, lastModified, bytes }: DraftFile): File {
  return new File([bytes], name, { type, lastModified })
}

function isDraftFile(one: unknown): one is DraftFile {
  return isRecord(one) && one['bytes'] instanceof ArrayBuffer
}
