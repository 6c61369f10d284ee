import { errorCode } from '../error-code.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'

/** Whether an error says that the store cannot be read or written for now: disk full, read-only, busy, broken. */
export function isStoreTrouble(error: unknown): boolean {
  return error instanceof StoreUnavailableError || errorCode(error) === 'ERR_SQLITE_ERROR'
}
