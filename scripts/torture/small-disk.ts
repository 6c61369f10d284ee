import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A file system in memory of a size of its own, for a profile whose disk can really be full. */
export interface SmallDisk {
  readonly folder: string
  /** Writes until nothing more fits, not even a page of memory. */
  fill(): void
  /** Makes room again. */
  clear(): void
  remove(): void
}

/** A disk, or the reason why this machine gives none. */
export type SmallDiskMount =
  | { readonly kind: 'mounted'; readonly disk: SmallDisk }
  | { readonly kind: 'refused'; readonly reason: string }

/** The unit in which a tmpfs gives room. */
const pageBytes = 4096

/** Mounts a tmpfs. Linux, as root; elsewhere it is refused. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDiskMount {
  mkdirSync(folder)
  const { error, stderr, status } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'letterslot-torture', folder],
    { encoding: 'utf8' },
  )
  if (status !== 0) return { kind: 'refused', reason: (error?.message ?? stderr).trim() }
  const filler = join(folder, 'filler')
  return {
    kind: 'mounted',
    disk: {
      folder,
      fill() {
        const handle = openSync(filler, 'a')
        for (const bytes of [256 * pageBytes, pageBytes]) writeUntilFull(handle, new Uint8Array(bytes))
        closeSync(handle)
      },
      clear: () => rmSync(filler, { force: true }),
      remove() {
        const { status: ended, stderr: words } = spawnSync('umount', [folder], { encoding: 'utf8' })
        if (ended !== 0) throw new Error(`${folder} stays mounted: ${words.trim()}`)
      },
    },
  }
}

function writeUntilFull(handle: number, block: Uint8Array): void {
  try {
    for (;;) writeSync(handle, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
