import { LetterslotError } from '@letterslot/core'

/** Another living process holds the data folder. */
export class DataFolderInUseError extends LetterslotError {
  override readonly name = 'DataFolderInUseError'
  readonly code = 'data-folder-in-use'
  /** @param holder - the process in words, where it is known. */
  constructor(folder: string, holder: string | undefined, options?: ErrorOptions) {
    super(
      `The data folder ${folder} is in use by ${holder ?? 'another process'}. Stop that one first, or choose another LETTERSLOT_DATA_DIR.`,
      options,
    )
  }
}
