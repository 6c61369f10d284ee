import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

/** Runs test files of a folder, again and again, in one Vitest a project: most of a run's time is its start. */
export interface TestRunner {
  /** Resolves to whether all tests of these files pass. */
  run(project: 'node' | 'browser', tests: readonly string[]): Promise<boolean>
  /** A source is another than it was: it is read anew. */
  forget(path: string): Promise<void>
  close(): Promise<void>
}

/** A mutant that makes the tests wait for ever is caught, too. In ms. */
const patienceMs = 120_000

/**
 * True when each of these files ran and all of its tests passed. A run that ended at its first failure may not have told
 * that one: its file is then neither passed nor failed.
 * @param known - every file that ran since the runner was opened, as Vitest has them: most may be those of other runs.
 */
export function havePassed(
  files: readonly string[],
  known: readonly Pick<TestModule, 'moduleId' | 'state'>[],
): boolean {
  return files.every((file) => known.find(({ moduleId }) => moduleId === file)?.state() === 'passed')
}

/** @param folder - a copy of the work tree, with its `vitest.config.ts`. */
export function createTestRunner(folder: string): TestRunner {
  const opened = new Map<string, Promise<Vitest>>()
  const open = (project: string): Promise<Vitest> => {
    const known = opened.get(project)
    if (known) return known
    const config = join(folder, 'vitest.config.ts')
    // Without watching: what changes is told, and nothing runs by itself meanwhile.
    const opening = createVitest('test', { root: folder, config, project, watch: false, bail: 1, reporters: [{}] })
    opened.set(project, opening)
    return opening
  }
  return {
    async run(project, tests) {
      const vitest = await open(project)
      const running = vitest.runTestSpecifications(await vitest.globTestSpecifications([...tests]))
      let timer: NodeJS.Timeout | undefined
      const hung = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, patienceMs, undefined)
      })
      const result = await Promise.race([running, hung])
      clearTimeout(timer)
      if (result)
        return havePassed(
          tests.map((file) => join(folder, file)),
          result.testModules,
        )
      // What hangs is ended with its processes; the next run has others.
      opened.delete(project)
      await Promise.allSettled([vitest.close(), running])
      return false
    },
    async forget(path) {
      for (const vitest of opened.values()) (await vitest).invalidateFile(path)
    },
    async close() {
      for (const vitest of opened.values()) await (await vitest).close()
    },
  }
}
