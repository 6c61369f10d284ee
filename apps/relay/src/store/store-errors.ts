import { LetterslotError } from '@letterslot/core'
import { errorCode } from '../system/error-code.ts'

/** The data folder cannot be made, read or written; the message says why and what helps. */
export class DataFolderUnusableError extends LetterslotError {
  override readonly name = 'DataFolderUnusableError'
  readonly code = 'data-folder-unusable'
  readonly folder: string
  constructor(folder: string, why: string, options?: ErrorOptions) {
    super(`The data folder ${folder} ${why}`, options)
    this.folder = folder
  }

  /** The error of a folder whose database cannot be read whole. */
  static damaged(folder: string, options?: ErrorOptions): DataFolderUnusableError {
    return new DataFolderUnusableError(folder, damaged, options)
  }
}

const orElsewhere = 'or choose another LETTERSLOT_DATA_DIR.'
const readOnly = `cannot be written. Let the user who runs this own it and write to it, ${orElsewhere}`
const noFolder = `is no folder, or a part of its path is none. Move that file away, ${orElsewhere}`
const damaged = `holds a damaged database, letterslot.db. Nothing in it was changed. Put a backup in its place, or move it away to begin anew, ${orElsewhere}`
const noRoom = `has no room left on its disk. Make some, ${orElsewhere}`

/** SQLite's result codes (https://www.sqlite.org/rescode.html), the lowest byte of what it says. */
const sqliteCodes = {
  busy: 5,
  readonly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  noDatabase: 26,
} as const

/** True where another process has the lock that was wanted. */
export function isLockHeld(cause: unknown): boolean {
  return sqliteCode(cause) === sqliteCodes.busy
}

/** Turns an error of the system or SQLite on opening a data folder into ours; an error that is ours stays as it is. */
export function toDataFolderError(folder: string, cause: unknown): unknown {
  if (cause instanceof LetterslotError) return cause
  const why = whyOf(cause)
  return why === undefined ? cause : new DataFolderUnusableError(folder, why, { cause })
}

function whyOf(cause: unknown): string | undefined {
  switch (sqliteCode(cause)) {
    case sqliteCodes.busy:
      return 'is being changed by another program. Try again in a moment.'
    case sqliteCodes.readonly:
    case sqliteCodes.cannotOpen:
      return readOnly
    case sqliteCodes.corrupt:
    case sqliteCodes.noDatabase:
      return damaged
    case sqliteCodes.full:
      return noRoom
    case sqliteCodes.ioError:
      return `cannot be read or written: its disk answers with an error. Look at the disk, ${orElsewhere}`
  }
  const code = errorCode(cause)
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return noFolder
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return readOnly
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom
    case 'ENOENT':
    case 'EISDIR':
    case 'ELOOP':
    case 'ENAMETOOLONG':
    case 'EIO':
      return `cannot be used (${code}). Look at its path, ${orElsewhere}`
    default:
      return undefined
  }
}

function sqliteCode(cause: unknown): number | undefined {
  if (cause instanceof Error && cause.cause !== undefined) return sqliteCode(cause.cause)
  if (errorCode(cause) !== 'ERR_SQLITE_ERROR') return undefined
  return cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number'
    ? cause.errcode & 0xff
    : undefined
}

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
