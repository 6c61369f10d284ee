// Builds dist/: the studio as static files for any host and sub-path, with the one-file page's runtime in it; under
// packages/ the tarballs of the packages, and under embed/ the script of <letterslot-form>.
// With --if-stale it does nothing when no source has changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, '.cache', 'build-stamp')
const sources = ['packages', join('apps', 'studio'), 'package-lock.json', 'tsconfig.base.json', 'vite.shared.ts']
const skipped = /^(node_modules|dist.*|\.cache|.*\.test\..*|__screenshots__)$/

async function filesUnder(path: string): Promise<string[]> {
  if (!statSync(path).isDirectory()) return [path]
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => !skipped.test(entry.name))
  return (await Promise.all(entries.map((entry) => filesUnder(join(path, entry.name))))).flat()
}

/** One digest over every source file's path, size and time of change. */
async function digest(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(join(root, source))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

type Step = readonly [command: string, args: readonly string[]]

const now = await digest()
const built = existsSync(stamp) && existsSync(join(root, 'dist', 'index.html')) && readFileSync(stamp, 'utf8') === now
if (process.argv.includes('--if-stale') && built) process.exit(0)

const quiet = process.argv.includes('--if-stale')
if (quiet) process.stderr.write('  Building …')
const studio: Step = ['vite', ['build', join('apps', 'studio'), '--config', join('apps', 'studio', 'vite.config.ts')]]
// Node runs the relay from source and the studio is bundled from source: a start needs no compiled packages.
const packages: readonly Step[] = [
  ['tsc', ['-b']],
  [process.execPath, [...process.execArgv, join('packages', 'client', 'build.ts')]],
]
// After the studio, whose build empties dist/.
const offered: readonly Step[] = [
  [process.execPath, [...process.execArgv, join('packages', 'embed', 'build.ts')]],
  [process.execPath, [...process.execArgv, join('scripts', 'pack.ts')]],
]
const steps = quiet ? [studio] : [...packages, studio, ...offered]
for (const [command, args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: quiet ? 'pipe' : 'inherit',
  })
  if (status !== 0) {
    process.stderr.write(`\n${stdout ?? ''}${stderr ?? ''}\n  Building failed at: ${command} ${args.join(' ')}\n`)
    process.exit(1)
  }
}
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(stamp, now)
if (quiet) process.stderr.write(' done\n')
