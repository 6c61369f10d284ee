import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'

/** The repository's root. */
export const root: string = join(import.meta.dirname, '..', '..')

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', '.letterslot', 'test-results', '__screenshots__'])

/** Every file below a folder, as paths from the root with forward slashes. */
export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('dist-')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path.split(sep).join('/')]
  })
}

/** A file's text, by its path from the root. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** A SPEC.md with the rules of one part of a room, and the ranges of numbers that the room's index gives for them. */
export interface SpecPart {
  readonly file: string
  readonly ranges: string
}

/** The parts that a room's SPEC.md lists; none where the room has one SPEC.md. */
export function specPartsOf(room: string): readonly SpecPart[] {
  const rows = read(`${room}/SPEC.md`).matchAll(/^\| \[[^\]]+\]\(([^)]+SPEC\.md)\) \| (.*) \|$/gm)
  return [...rows].map(([, link = '', ranges = '']) => ({ file: posix.join(room, link), ranges }))
}

/** The text of every rule of a room: of its SPEC.md, and of the parts that this lists. */
export function specOf(room: string): string {
  return [`${room}/SPEC.md`, ...specPartsOf(room).map(({ file }) => file)].map(read).join('\n')
}

/** A contract suite counts as a test: the tests of each implementation run it. */
const testFile = /(\.(test|spec)\.(ts|tsx|mjs)|\/contract-suite\.ts|-contract\.test\.(kit|fixture)\.ts)$/

/** The source of every test of the repository, by path. */
export function testSources(): ReadonlyMap<string, string> {
  const files = ['packages', 'apps', 'e2e', 'scripts'].flatMap(filesUnder)
  return new Map(files.filter((file) => testFile.test(file)).map((file) => [file, read(file)]))
}

const title =
  /\b(?:it|test|describe)(?:\.(?:each|for|describe|only|step|concurrent|prop)\b(?:\([^)]*\)|`[^`]*`)?)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g

/** The titles that a test file gives its tests and groups. Titles of `each` tables are found behind the table, too. */
export function titlesOf(source: string): string[] {
  const direct = [...source.matchAll(title)].map((match) => match[2] ?? '')
  // it.each([...])('title', …): the title follows the table's closing parenthesis, whatever the table holds.
  const tabled = [...source.matchAll(/\)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,/g)].map((match) => match[2] ?? '')
  return [...direct, ...tabled]
}
