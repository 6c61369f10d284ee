import { accessSync, chmodSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode } from '../error-code.ts'
import { DataFolderInUseError } from './data-folder-in-use-error.ts'
import { isBusy, toDataFolderError } from './data-folder-unusable-error.ts'

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
    keepPrivate(databaseFile)
  } catch (cause) {
    throw toDataFolderError(path, cause)
  }
  return databaseFile
}

/**
 * Opens the folder for one process. The lock is that of SQLite's one writer, on a file of its own: the kernel holds it
 * for the living process and lets go at its death, in every container that shares the folder, and no copy has it.
 * @throws {DataFolderInUseError} when a living process holds the folder.
 * @throws {DataFolderUnusableError} when this user cannot write there.
 */
export function holdDataFolder(path: string): DataFolder {
  const databaseFile = prepareDataFolder(path)
  const lock = lockExclusively(path)
  const holder = holderFileOf(path)
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
function keepPrivate(databaseFile: string): void {
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
    throw isBusy(cause)
      ? new DataFolderInUseError(folder, readHolder(folder), { cause })
      : toDataFolderError(folder, cause)
  }
}

/** Says who holds the folder, for a person to read; what holds it is the lock. */
function holderFileOf(folder: string): string {
  return join(folder, 'letterslot.pid')
}

/** The holder in words: a pid means something on its own computer or in its own container only. */
function readHolder(folder: string): string | undefined {
  try {
    const [pid = '', host = ''] = readFileSync(holderFileOf(folder), 'utf8').trim().split(' ')
    if (!/^[1-9]\d{0,9}$/.test(pid)) return undefined
    return host === hostname() ? `process ${pid}` : `process ${pid} of ${host}`
  } catch {
    // Nobody to name is no reason to fail: the folder is held all the same.
    return undefined
  }
}
