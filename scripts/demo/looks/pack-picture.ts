import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** A browser writes PNG files in haste, twice as large as they need be. */
export function requirePngquant(): void {
  if (spawnSync('pngquant', ['--version']).status === 0) return
  throw new Error('pngquant is missing. On Debian: apt-get install pngquant')
}

/** Makes a picture of at most 256 colours. */
export function packPicture(path: string, maxBytes: number): void {
  const args = ['--quality=80-100', '--speed=1', '--nofs', '--strip', '--force', '--output', path, path]
  const { status, stderr } = spawnSync('pngquant', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pngquant says of ${path}: ${stderr}`)
  const { size } = statSync(path)
  if (size > maxBytes) throw new Error(`${path} has ${size} bytes; at most ${maxBytes} are wanted.`)
}
