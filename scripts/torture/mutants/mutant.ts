import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One fault put into the sources, to see whether a test notices. */
export interface Mutant {
  readonly name: string
  /** From the root. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** Test files, from the root, one of which must fail: `.browser.test.` files run in the browser, others in Node. */
  readonly tests: readonly string[]
}

/** The work tree. */
export const root: string = join(import.meta.dirname, '..', '..', '..')

/** Puts the mutant into a source. @throws {Error} unless the place is there exactly once. */
export function mutate(source: string, { name, file, from, to }: Omit<Mutant, 'tests'>): string {
  const [before, after, ...more] = source.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The mutant "${name}" wants to change ${file} where it reads ${from}, which is not there once.`)
  }
  return `${before}${to}${after}`
}

/**
 * Makes the mutants of one file: the fault, what stands there, what stands there instead.
 * @param file - from the root.
 */
export function mutantsOf(
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [name: string, from: string, to: string])[],
): readonly Mutant[] {
  return rows.map(([name, from, to]) => ({ name, file, from, to, tests }))
}

/** The test files of a folder that need no browser. */
export function testsWithoutBrowser(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.browser.test.ts'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('chromium.ts'))
}
