import { LetterslotError } from '@letterslot/core'

/** This browser's data could not be migrated; it is as it was before. */
export class UpgradeFailedError extends LetterslotError {
  override readonly name = 'UpgradeFailedError'
  readonly code = 'upgrade-failed'
  readonly from: number
  readonly to: number
  constructor(from: number, to: number, options: ErrorOptions) {
    super(`The data stays at version ${from}: bringing it to ${to} failed.`, options)
    this.from = from
    this.to = to
  }
}
