import { LetterslotError } from '@letterslot/core'

/** Something was to be written where a record lies that this studio cannot read; the record stays as it is. */
export class UnreadableRecordError extends LetterslotError {
  override readonly name = 'UnreadableRecordError'
  readonly code = 'unreadable-record'
  constructor(options?: ErrorOptions) {
    super('A damaged record is kept under this id, and is never overwritten.', options)
  }
}
