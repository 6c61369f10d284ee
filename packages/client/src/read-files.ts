import { LetterslotError } from '@letterslot/core'
import type { RequestFile } from './request-form.ts'

/**
 * Copies what chosen files hold. A `File` from an input only points at the disk: once the visitor moves or changes what it
 * points at, its bytes are gone. The copies hold theirs, and can be kept and sent much later.
 * @throws {FileUnreadableError} names the first that cannot be read; nothing else is lost.
 * @see File API, section 4, "snapshot state"
 */
export async function readFiles(files: readonly RequestFile[]): Promise<readonly RequestFile[]> {
  return Promise.all(
    files.map(async ({ name, file }) => {
      const { type, lastModified } = file
      const bytes = await file.arrayBuffer().catch((cause: unknown) => {
        throw new FileUnreadableError(name, file.name, { cause })
      })
      return { name, file: new File([bytes], file.name, { type, lastModified }) }
    }),
  )
}

/** A chosen file that can no longer be read: it was removed, renamed, changed or forbidden since. */
export class FileUnreadableError extends LetterslotError {
  override readonly name = 'FileUnreadableError'
  readonly code = 'file-unreadable'
  /** The parameter of its field. */
  readonly field: string
  /** The file's own name. */
  readonly file: string

  constructor(field: string, file: string, options?: ErrorOptions) {
    super(`The file of the field ${field} cannot be read any more`, options)
    this.field = field
    this.file = file
  }
}
