import { LetterslotError } from '@letterslot/core'

/** This browser's data was written by a newer studio; nothing in it has been touched. */
export class NewerDataError extends LetterslotError {
  override readonly name = 'NewerDataError'
  readonly code = 'newer-data'
  readonly found: number
  readonly known: number
  constructor(found: number, known: number, options?: ErrorOptions) {
    super(`The data is of version ${found}, and this studio knows up to ${known}.`, options)
    this.found = found
    this.known = known
  }
}
