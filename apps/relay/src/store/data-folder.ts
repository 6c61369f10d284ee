import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LetterslotError } from '@letterslot/core'
import { errorCode } from '../system/error-code.ts'
import { readSchemaVersion } from './database.ts'
import { DataFolderUnusableError, isLockHeld, toDataFolderError } from './store-errors.ts'

/** A data folder that this process holds until `release`. */
export interface DataFolder {
  readonly path: string
  readonly databaseFile: string
  release(): void
}

/** The database file of a data folder. */
export function databaseFileOf(folder: string): string {
  return join(folder, 'letterslot.db')
}

/**
 * Makes the folder and its database file, readable by their owner only, and returns the file.
 * @throws {DataFolderUnusableError} when this user cannot write there.
 */
export function prepareDataFolder(path: string): string {
  const databaseFile = databaseFileOf(path)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chmodSync(path, 0o700)
    accessSync(path, constants.W_OK | constants.X_OK)
    createPrivately(databaseFile)
  } catch (cause) {
    throw toDataFolderError(path, cause)
  }
  return databaseFile
}

/**
 * Opens the folder for one process. The lock is that of SQLite's one writer, on a file of its own: the kernel holds it
 * for the living process and releases it at its death, in every container that shares the folder, and no copy has it.
 * @throws {DataFolderInUseError} when a living process holds the folder.
 * @throws {DataFolderUnusableError} when this user cannot write there.
 */
export function lockDataFolder(path: string): DataFolder {
  const databaseFile = prepareDataFolder(path)
  const lock = lockExclusively(path)
  const holder = pidFileOf(path)
  try {
    writeFileSync(holder, `${process.pid} ${hostname()}\n`, { mode: 0o600 })
  } catch (cause) {
    lock.close()
    throw toDataFolderError(path, cause)
  }
  return {
    path,
    databaseFile,
    release: () => {
      rmSync(holder, { force: true })
      lock.close()
    },
  }
}

/** SQLite creates its journals with the mode of the database, so an empty file of ours decides for all three. */
function createPrivately(databaseFile: string): void {
  // Never opened and closed here: that would end every POSIX lock that this process has on the file.
  try {
    writeFileSync(databaseFile, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) chmodIfThere(file)
  }
}

function chmodIfThere(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

function lockExclusively(folder: string): DatabaseSync {
  const file = join(folder, 'letterslot.lock.db')
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: 0 })
    chmodSync(file, 0o600)
    // Nothing is ever written, so that there is no journal that a dead process could leave behind. The lock of a writer
    // is the one that no reader can delay: of many that try at once exactly one has it (sqlite.org/lockingv3.html).
    db.exec('PRAGMA journal_mode = MEMORY')
    db.exec('BEGIN IMMEDIATE')
    return db
  } catch (cause) {
    db?.close()
    throw isLockHeld(cause)
      ? new DataFolderInUseError(folder, readLockHolder(folder), { cause })
      : toDataFolderError(folder, cause)
  }
}

/** Says who holds the folder, for a person to read; what holds it is the lock. */
function pidFileOf(folder: string): string {
  return join(folder, 'letterslot.pid')
}

/** The holder in words: a pid means something on its own computer or in its own container only. */
function readLockHolder(folder: string): string | undefined {
  try {
    const [pid = '', host = ''] = readFileSync(pidFileOf(folder), 'utf8').trim().split(' ')
    if (!/^[1-9]\d{0,9}$/.test(pid)) return undefined
    return host === hostname() ? `process ${pid}` : `process ${pid} of ${host}`
  } catch {
    // The lock stands whether its holder can be named or not.
    return undefined
  }
}

/** Another living process holds the data folder. */
class DataFolderInUseError extends LetterslotError {
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

/**
 * Finds what would keep a relay from using a data folder, and leaves everything as it was. The database is read whole, which
 * takes seconds for gigabytes.
 * @returns undefined where all is well, also for a folder that the first start will make.
 */
export function checkDataFolder(path: string): Error | undefined {
  try {
    probeWritable(nearestExistingFolder(path))
    if (!existsSync(path)) return undefined
    const { uid } = statSync(path)
    const user = process.getuid?.()
    // Only its owner, or root, can keep it from the eyes of others.
    if (user !== undefined && user !== 0 && uid !== user)
      throw Object.assign(new Error('not the owner'), { code: 'EPERM' })
    checkDatabase(path)
    return undefined
  } catch (cause) {
    const error = toDataFolderError(path, cause)
    if (error instanceof Error) return error
    throw error
  }
}

/** The folder itself, or the one in which the first start would make it. */
function nearestExistingFolder(path: string): string {
  return existsSync(path) ? path : nearestExistingFolder(dirname(path))
}

/** Permissions alone do not tell: some file systems take nothing, from root neither. */
function probeWritable(folder: string): void {
  rmdirSync(mkdtempSync(join(folder, '.letterslot-doctor-')))
}

function checkDatabase(folder: string): void {
  const file = databaseFileOf(folder)
  if (!statSync(file, { throwIfNoEntry: false })?.size) return
  accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    readSchemaVersion(db)
    const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    if (found !== 'ok') throw DataFolderUnusableError.damaged(folder, { cause: new Error(String(found)) })
  } finally {
    db.close()
  }
}
