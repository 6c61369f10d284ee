import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../apps/relay/src/settings/config.ts'
import { origin, publicKey } from './origin.ts'

/** Settings of a relay in a new folder, which goes when the process does. */
export function benchSettings(more: Readonly<Record<string, string>> = {}): Config {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const read = readConfig({
    env: {
      LETTERSLOT_DATA_DIR: folder,
      LETTERSLOT_PUBLIC_KEY: publicKey,
      LETTERSLOT_ALLOWED_ORIGINS: origin,
      LETTERSLOT_RATE: 'off',
      PORT: '0',
      ...more,
    },
  })
  if (!read.ok) throw read.error
  return read.value.config
}

export const quiet = { info() {}, warn() {}, error: console.error }
