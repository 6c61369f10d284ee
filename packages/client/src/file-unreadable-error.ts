import { LetterslotError } from '@letterslot/core'

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
