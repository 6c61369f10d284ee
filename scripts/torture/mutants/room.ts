import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Mutant, mutate, root } from './mutant.ts'
import { createTestRunner, type TestRunner } from './test-runner.ts'

/** A copy of the work tree in which mutants live: whatever ends a run, the work tree has none. */
export interface MutationRoom {
  readonly folder: string
  /** Runs test files with one mutant in the sources, or with none. Resolves to whether all of them pass. */
  passes(tests: readonly string[], mutant?: Mutant): Promise<boolean>
  close(): Promise<void>
}

/** Not copied: what is built, recorded or installed. */
const leftBehind = /^(node_modules|dist|dist-.*|test-results|playwright-report|coverage|\.git|\.cache|\.letterslot)$/

/** Copies the work tree; installed packages are links, but for its own, which are those of the copy. */
export function openMutationRoom(
  createRunner: (folder: string) => TestRunner = createTestRunner,
  tree: string = root,
): MutationRoom {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-mutants-'))
  cpSync(tree, folder, { recursive: true, filter: (path) => path === tree || !leftBehind.test(basename(path)) })
  linkPackages(tree, folder)
  const runner = createRunner(folder)
  const runAll = async (tests: readonly string[]): Promise<boolean> => {
    const inBrowser = tests.filter((file) => file.includes('.browser.test.'))
    const inNode = tests.filter((file) => !inBrowser.includes(file))
    if (inNode.length > 0 && !(await runner.run('node', inNode))) return false
    return inBrowser.length === 0 || runner.run('browser', inBrowser)
  }
  const write = async (path: string, source: string): Promise<void> => {
    writeFileSync(path, source)
    await runner.forget(path)
  }
  return {
    folder,
    async passes(tests, mutant) {
      if (mutant === undefined) return runAll(tests)
      const path = join(folder, mutant.file)
      const sound = readFileSync(path, 'utf8')
      await write(path, mutate(sound, mutant))
      try {
        return await runAll(tests)
      } finally {
        await write(path, sound)
      }
    },
    async close() {
      await runner.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The relative links to the workspace's own packages, copied as they are, lead to the packages of the copy. */
function linkPackages(tree: string, folder: string): void {
  const installed = join(tree, 'node_modules')
  const links = join(folder, 'node_modules')
  mkdirSync(links)
  // Of Vite's own cache, which is written to, the copy has one of its own.
  for (const name of readdirSync(installed).filter((each) => !['.vite', '@letterslot'].includes(each))) {
    symlinkSync(join(installed, name), join(links, name))
  }
  cpSync(join(installed, '@letterslot'), join(links, '@letterslot'), { recursive: true, verbatimSymlinks: true })
  // What npm could not install for all stands with the one package that wants it.
  for (const own of globSync('{packages,apps}/*/node_modules', { cwd: tree }))
    symlinkSync(join(tree, own), join(folder, own))
}
