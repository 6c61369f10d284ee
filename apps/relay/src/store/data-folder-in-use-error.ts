import { LetterslotError } from '@letterslot/core'

/** Another living process holds the data folder. */
export class DataFolderInUseError extends LetterslotError {
  override readonly name = 'DataFolderInUseError'
  readonly code = 'data-folder-in-use'
  readonly pid: number
  constructor(folder: string, pid: number, options?: ErrorOptions) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that one first, or choose another LETTERSLOT_DATA_DIR.`,
      options,
    )
    this.pid = pid
  }
}
