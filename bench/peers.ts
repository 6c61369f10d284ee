import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the peers that only the bench has: no clone of the project waits for their hundreds of megabytes. */
export const peersIn: string = join(import.meta.dirname, 'peers')

/** Installs them as their lock file says; nothing where that was done. */
export function installPeers(): void {
  const lock = readFileSync(join(peersIn, 'package-lock.json'), 'utf8')
  const record = join(peersIn, 'node_modules', '.installed-lock.json')
  if (existsSync(record) && readFileSync(record, 'utf8') === lock) return
  console.error('  Installing the peers into bench/peers/ (about 400 MB, once) …')
  const { status } = spawnSync('npm', ['ci', '--prefix', peersIn, '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci in bench/peers/ failed: without them, --without-peers.')
  writeFileSync(record, lock)
}

/** The version of a peer's package, beside its name. */
export function versionOf(name: string): readonly [name: string, version: string] {
  const places = [join(peersIn, 'node_modules'), join(import.meta.dirname, '..', 'node_modules')]
  const manifest = places.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path))
  const version: unknown = manifest && JSON.parse(readFileSync(manifest, 'utf8')).version
  return [name, String(version ?? 'unknown')]
}
