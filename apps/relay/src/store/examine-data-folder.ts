import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFileOf } from './data-folder.ts'
import { DataFolderUnusableError, toDataFolderError } from './data-folder-unusable-error.ts'
import { checkVersion } from './migrations.ts'

/**
 * Finds what would keep a relay from using a data folder, and leaves everything as it was. The database is read whole, which
 * takes seconds for gigabytes.
 * @returns undefined where all is well, also for a folder that the first start will make.
 */
export function examineDataFolder(path: string): Error | undefined {
  try {
    tryWriting(nearestFolder(path))
    if (!existsSync(path)) return undefined
    const { uid } = statSync(path)
    const user = process.getuid?.()
    // Only its owner, or root, can keep it from the eyes of others.
    if (user !== undefined && user !== 0 && uid !== user)
      throw Object.assign(new Error('not the owner'), { code: 'EPERM' })
    examineDatabase(path)
    return undefined
  } catch (cause) {
    const error = toDataFolderError(path, cause)
    if (error instanceof Error) return error
    throw error
  }
}

/** The folder itself, or the one in which the first start would make it. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

/** Permissions alone do not tell: some file systems take nothing, from root neither. */
function tryWriting(folder: string): void {
  rmdirSync(mkdtempSync(join(folder, '.letterslot-doctor-')))
}

function examineDatabase(folder: string): void {
  const file = databaseFileOf(folder)
  if (!statSync(file, { throwIfNoEntry: false })?.size) return
  accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    checkVersion(db)
    const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    if (found !== 'ok') throw DataFolderUnusableError.damaged(folder, { cause: new Error(String(found)) })
  } finally {
    db.close()
  }
}
