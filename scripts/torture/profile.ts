import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A browser's profile on disk. */
export interface Profile {
  readonly folder: string
  /** @throws {Error} where it is not the folder any more that was made: what is missing then is nobody's loss. */
  check(): void
  remove(): void
}

const mark = 'torture-mark'

/** Makes an empty one. */
export function makeProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'torture-profile-'))
  writeFileSync(join(folder, mark), '')
  return {
    folder,
    check() {
      if (!existsSync(join(folder, mark))) throw new Error(`Somebody else removed ${folder}: this run proves nothing.`)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
