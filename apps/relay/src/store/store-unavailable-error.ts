import { LetterslotError } from '@letterslot/core'

/** The store did not take a write: disk full, read-only or busy. Nothing was accepted; trying again later may work. */
export class StoreUnavailableError extends LetterslotError {
  override readonly name = 'StoreUnavailableError'
  readonly code = 'store-unavailable'
  constructor(options?: ErrorOptions) {
    super('The store could not write. Nothing was accepted.', options)
  }
}
