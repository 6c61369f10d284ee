import { LetterslotError } from '@letterslot/core'

/** The data folder was written by a newer Letterslot; nothing in it has been touched. */
export class NewerDataError extends LetterslotError {
  override readonly name = 'NewerDataError'
  readonly code = 'newer-data'
  readonly found: number
  readonly known: number
  constructor(found: number, known: number, options?: ErrorOptions) {
    super(
      `The data folder is at version ${found}, and this Letterslot knows up to ${known}. Start the newer one, or choose another LETTERSLOT_DATA_DIR.`,
      options,
    )
    this.found = found
    this.known = known
  }
}
