import { describe, expect, it } from 'vitest'
import { pageReaders } from '../../packages/intake/src/page-reading.test.fixture.ts'
import { rooms } from './rooms.ts'

describe.each(Object.entries(rooms))('%s', (_room, { reading, modules }) => {
  it('[C75] [L151] [S390] [F71] tries every function that the code exports, or says why not', async () => {
    const exported: Record<string, readonly string[]> = {}
    for (const [path, load] of Object.entries(modules())) {
      const names = functionNames(await load())
      if (names.length > 0) exported[path.slice(path.indexOf('/src/') + '/src/'.length)] = names
    }
    const listed = Object.entries(reading).map(([path, exports]) => [path, Object.keys(exports).sort()])
    // A new function stands in the list of its room beside this file: with readers, or with the reason for none.
    expect(Object.fromEntries(listed)).toEqual(exported)
  })

  it('[C75] [L151] [S390] [F71] leaves a function out only where another is tried in its place, or where no text gets in', () => {
    const triedHere = Object.values(reading).flatMap((exports) =>
      Object.entries(exports).flatMap(([name, readers]) => (typeof readers === 'string' ? [] : [name])),
    )
    // Those that need a DOM are tried in a browser, by a test of their own.
    const tried = new Set([...triedHere, ...Object.keys(pageReaders)])
    const reasons = Object.values(reading)
      .flatMap((exports) => Object.values(exports))
      .filter((readers) => typeof readers === 'string')
    expect(
      reasons.filter((reason) => !(reason.startsWith('no text: ') || tried.has(reason.replace(/^through /, '')))),
    ).toEqual([])
  })
})

/** The names of a module's functions and classes. */
function functionNames(module: unknown): readonly string[] {
  const members: readonly (readonly [string, unknown])[] = Object.entries(module ?? {})
  return members.flatMap(([name, member]) => (typeof member === 'function' ? [name] : [])).sort()
}
