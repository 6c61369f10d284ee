import { LetterslotError } from '@letterslot/core'
import { errorCode } from '../system/error-code.ts'

/** The store did not take a write: disk full, read-only or busy. Nothing was accepted; trying again later may work. */
export class StoreUnavailableError extends LetterslotError {
  override readonly name = 'StoreUnavailableError'
  readonly code = 'store-unavailable'
  constructor(options?: ErrorOptions) {
    super('The store could not write. Nothing was accepted.', options)
  }
}

/** True for an error by which the store cannot be read or written for now: disk full, read-only, busy, broken. */
export function isStoreUnavailable(error: unknown): boolean {
  return error instanceof StoreUnavailableError || errorCode(error) === 'ERR_SQLITE_ERROR'
}
