import type { Connection } from '@letterslot/client'
import type { Submission } from '@letterslot/client/outbox'
import { FileUnreadableError, readFiles, unfitFile } from '@letterslot/client/request'
import { createSubmissionId, type Issue, noteParameter, rfc3339 } from '@letterslot/core'
import { filesOf } from '@letterslot/core/files'
import type { FormHandle } from '../form/form-context.ts'

/** The code of files, for a form that may take some. */
export interface FileCode {
  /** Puts the files on the page into a message, each under its field's name, as they are at this moment. */
  putFilesIn(handle: FormHandle, submission: Submission): Promise<WithFiles>
}

/** A message with its files, or why it has to wait: a file that its connection does not carry, or that cannot be read. */
interface WithFiles {
  readonly submission?: Submission
  readonly issue?: Issue
}

/**
 * Returns the answers on the page, whole but for files, as they go into the outbox.
 * @param id - of the message that it takes the place of.
 */
export function submissionOf({ form, compiled, store, host }: FormHandle, nowMs: number, id?: string): Submission {
  const { createId = createSubmissionId } = host.options
  // The outbox keeps the messages of a form that is not connected, and says so.
  const delivery: Partial<Connection> = form.delivery ?? {}
  const { origin = '', publicKey = '', serviceId = '', templateId = '', maxFilesBytes } = delivery
  const noteIn = noteParameter(form)
  return {
    id: id ?? createId(),
    writtenAt: rfc3339(nowMs),
    form: { id: form.id, title: form.title },
    connection: { origin, publicKey, serviceId, templateId, ...(maxFilesBytes !== undefined && { maxFilesBytes }) },
    params: {
      ...compiled.templateParams(store.values()),
      ...(form.translations && { letterslot_language: form.locale }),
      ...host.ownParams?.(),
    },
    files: [],
    ...(noteIn !== undefined && { noteIn }),
  }
}

/** The code of files, for a form of which nothing is known. */
export const fileCode: FileCode = { putFilesIn }

/** Reads the files: while nothing has hold of them, as our own control does, they only point at the visitor's disk. */
async function putFilesIn(handle: FormHandle, submission: Submission): Promise<WithFiles> {
  const files = filesOf(handle.compiled, handle.store.values()).flatMap(({ name, file }) =>
    file instanceof File ? { name, file } : [],
  )
  const issue = oversizedIssue(handle, { ...submission, files })
  if (issue) return { issue }
  try {
    return { submission: { ...submission, files: await readFiles(files) } }
  } catch (error) {
    const field = error instanceof FileUnreadableError && handle.fields.find(({ name }) => name === error.field)
    if (!field) throw error
    return { issue: { field: field.id, rule: -1, code: 'fileUnreadable', file: error.file } }
  }
}

/** Our own control takes no such file; a control of the page's own may, and a field that was hidden may come to show one. */
function oversizedIssue({ fields }: FormHandle, { connection, files = [] }: Submission): Issue | undefined {
  const unfit = unfitFile(files, connection.origin, connection.maxFilesBytes)
  const field = fields.find(({ name }) => name === unfit?.chosen.name)
  if (!unfit || !field) return undefined
  const { chosen, over, actual, limit } = unfit
  const at = { field: field.id, rule: -1 }
  if (over === 'fileBytes') return { ...at, code: 'fileTooLarge', limit, actual, file: chosen.file.name }
  // Without the largest the others may fit.
  const most = over === 'count' ? limit : files.length - 1
  return { ...at, code: 'tooMany', limit: most, actual: files.length }
}
