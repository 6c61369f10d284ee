import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { DataFolderInUseError } from './data-folder-in-use-error.ts'

/** A data folder that this process holds until `release`. */
export interface DataFolder {
  readonly path: string
  readonly databaseFile: string
  release(): void
}

/** Makes the folder, readable by its owner only, and names the database file in it. */
export function prepareDataFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  return join(path, 'letterslot.db')
}

/**
 * Opens the folder for one process. The lock holds its owner's pid and, where the system tells it, when that process
 * started, so that neither a dead owner nor a pid given out again after a crash keeps the folder locked.
 * @throws {DataFolderInUseError} when its holder lives.
 */
export function holdDataFolder(path: string): DataFolder {
  const databaseFile = prepareDataFolder(path)
  const lock = join(path, 'letterslot.lock')
  const mine = `${process.pid} ${startOf(process.pid)}\n`
  for (;;) {
    try {
      writeFileSync(lock, mine, { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const holder = readHolder(lock)
    if (holder !== undefined && isAlive(holder)) throw new DataFolderInUseError(path, holder.pid)
    rmSync(lock, { force: true })
  }
  return {
    path,
    databaseFile,
    release: () => {
      if (readText(lock) === mine) rmSync(lock, { force: true })
    },
  }
}

interface Holder {
  readonly pid: number
  readonly start: string
}

function readHolder(lock: string): Holder | undefined {
  const [pid = '', start = ''] = (readText(lock) ?? '').trim().split(' ')
  return /^[1-9]\d*$/.test(pid) ? { pid: Number(pid), start } : undefined
}

function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if (errorCode(error) !== 'EPERM') return false
  }
  const now = startOf(pid)
  return now === '' || start === '' || now === start
}

/** When a process started, in the kernel's ticks since boot; empty where there is no /proc. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`) ?? ''
  // The second field is the program's name in brackets and may hold anything; the 22nd is the start time.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'EACCES') return undefined
    throw error
  }
}
