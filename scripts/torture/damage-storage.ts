import { closeSync, existsSync, openSync, readdirSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** As many bytes as a torn page of a disk leaves wrong, and more. */
const damagedBytes = 64

/**
 * Changes 64 bytes of the log of a profile's IndexedDB, somewhere in it.
 * @returns false where there is no log yet.
 */
export function damageStorage(profile: string, random: () => number): boolean {
  const root = join(profile, 'Default', 'IndexedDB')
  if (!existsSync(root)) return false
  const logs = readdirSync(root)
    .filter((folder) => folder.endsWith('.leveldb'))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.log') && statSync(file).size > damagedBytes)
  const log = logs[Math.floor(random() * logs.length)]
  if (log === undefined) return false
  const handle = openSync(log, 'r+')
  const bytes = Uint8Array.from({ length: damagedBytes }, () => Math.floor(random() * 256))
  writeSync(handle, bytes, 0, damagedBytes, Math.floor(random() * (statSync(log).size - damagedBytes)))
  closeSync(handle)
  return true
}
