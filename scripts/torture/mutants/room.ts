import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One fault put into the sources, to see whether a test notices. */
export interface Mutant {
  readonly name: string
  /** From the root. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
}

const root = join(import.meta.dirname, '..', '..', '..')

/** Puts the mutant into a source. @throws {Error} unless the place is there exactly once. */
export function mutate(source: string, { name, file, from, to }: Mutant): string {
  const [before, after, ...more] = source.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The mutant "${name}" wants to change ${file} where it reads ${from}, which is not there once.`)
  }
  return `${before}${to}${after}`
}

/** A copy of one package in which mutants live: the work tree is never touched. */
export interface MutationRoom {
  /** Runs the tests of a folder with one mutant in the sources, or with none. Resolves to whether they pass. */
  passes(tests: string, mutant?: Mutant): Promise<boolean>
  close(): void
}

const config = `import { defineConfig } from 'vitest/config'
const conditions = ['letterslot-source', 'module', 'node', 'development|production']
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['packages/*/src/**/*.test.ts'], exclude: ['**/*.browser.test.ts', '**/node_modules/**'] },
})
`

/** A mutant that makes the tests wait for ever is caught, too. */
const patienceMs = 60_000

/** Copies a package, by its folder from the root. */
export function openMutationRoom(folder: string): MutationRoom {
  const scratch = mkdtempSync(join(tmpdir(), 'letterslot-mutants-'))
  cpSync(join(root, folder), join(scratch, folder), {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules|tsconfig\.json)$/.test(path) && !drivesBrowser(path),
  })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction')
  writeFileSync(join(scratch, 'vitest.config.mjs'), config)
  writeFileSync(join(scratch, 'package.json'), '{ "type": "module" }')
  return {
    async passes(tests, mutant) {
      if (mutant === undefined) return runTests(scratch, tests)
      const path = join(scratch, mutant.file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(path, mutate(sound, mutant))
      try {
        return await runTests(scratch, tests)
      } finally {
        writeFileSync(path, sound)
      }
    },
    close: () => rmSync(scratch, { recursive: true, force: true }),
  }
}

/** Such a test stays behind: it is slow, and what mutants change is tested without one. */
function drivesBrowser(path: string): boolean {
  return path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('chromium.mjs')
}

function runTests(scratch: string, tests: string): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--root', scratch, '--bail', '1', tests], {
    cwd: scratch,
    stdio: 'ignore',
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
