import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailableError } from '../../store/store-errors.ts'

/** Bytes on the disk that no name leads to: they are gone with their holder, however that ends. */
export interface SpoolFile {
  append(chunk: Uint8Array): Promise<void>
  /** All that was appended, behind `beginning`, in memory of its own. */
  read(beginning: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>
  /** Gives the room on the disk back. */
  close(): Promise<void>
}

const spoolFolder = (dataFolder: string): string => join(dataFolder, 'incoming')

/** Removes what a process left that was killed between making a file and taking its name away. */
export function clearSpool(dataFolder: string): void {
  rmSync(spoolFolder(dataFolder), { recursive: true, force: true })
}

/**
 * Makes a file for one body while it arrives, readable by its owner only.
 * @throws {StoreUnavailableError} when the disk takes nothing; `append` throws it, too.
 */
export async function openSpoolFile(dataFolder: string): Promise<SpoolFile> {
  const folder = spoolFolder(dataFolder)
  const path = join(folder, randomUUID())
  const handle = await orUnavailable(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx+', 0o600)
  })
  await rm(path, { force: true })
  let size = 0
  return {
    append: async (chunk) => {
      await orUnavailable(() => writeAll(handle, chunk))
      size += chunk.byteLength
    },
    read: async (beginning) => {
      const start = beginning.reduce((sum, { byteLength }) => sum + byteLength, 0)
      const whole = Buffer.allocUnsafeSlow(start + size)
      let at = 0
      for (const chunk of beginning) {
        whole.set(chunk, at)
        at += chunk.byteLength
      }
      while (at < whole.byteLength) {
        const { bytesRead } = await handle.read(whole, at, whole.byteLength - at, at - start)
        if (bytesRead === 0) throw new StoreUnavailableError()
        at += bytesRead
      }
      return whole
    },
    close: () => handle.close(),
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) {
    const { bytesWritten } = await handle.write(chunk, at)
    at += bytesWritten
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new StoreUnavailableError({ cause })
  }
}
