import { StoreUnavailableError } from './store-unavailable-error.ts'

/** Whether an error says that the store cannot be read or written for now: disk full, read-only, busy, broken. */
export function isStoreTrouble(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}
