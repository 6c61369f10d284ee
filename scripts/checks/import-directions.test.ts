import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The house (ARCHITECTURE.md): which rooms each room may import. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/client': ['core'],
  'packages/email': ['core'],
  'packages/intake': ['core', 'email'],
  'packages/react': ['core', 'client'],
  'packages/embed': ['core', 'client', 'react'],
  'apps/studio': ['core', 'client', 'email', 'intake', 'react', 'embed'],
  'apps/relay': ['core', 'email'],
}
const names = Object.keys(arrows).map((room) => room.split('/')[1] ?? '')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}
interface Project {
  readonly references?: readonly { readonly path: string }[]
}

const specifier = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g
const importsOf = (room: string): string[] => [
  ...new Set(
    filesUnder(`${room}/src`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => [...read(file).matchAll(specifier)].map((match) => match[1] ?? '')),
  ),
]
const ours = (specifiers: readonly string[]): string[] =>
  [
    ...new Set(specifiers.filter((name) => name.startsWith('@letterslot/')).map((name) => name.split('/')[1] ?? '')),
  ].sort()

describe.each(Object.entries(arrows))('%s', (room, allowed) => {
  it('imports only the rooms that an arrow leads to', () => {
    expect(ours(importsOf(room)).filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('never reaches into another room by a path', () => {
    expect(importsOf(room).filter((name) => /(^|\/)(packages|apps)\/[^/]+\/src/.test(name))).toEqual([])
  })

  it('declares in its manifest the rooms it may import, and no other', () => {
    const manifest: Manifest = JSON.parse(read(`${room}/package.json`))
    expect(ours(Object.keys(manifest.dependencies ?? {}))).toEqual([...allowed].sort())
  })

  it('references in its tsconfig the rooms it may import, and no other', () => {
    const project: Project = JSON.parse(read(`${room}/tsconfig.json`))
    const referenced = (project.references ?? []).map((reference) => reference.path.split('/').at(-1) ?? '')
    expect(referenced.sort()).toEqual([...allowed].sort())
  })

  it('is held to the same arrows by the linter', () => {
    const biome: {
      readonly overrides: readonly {
        readonly includes: readonly string[]
        readonly linter: { readonly rules: { readonly style?: { readonly noRestrictedImports?: unknown } } }
      }[]
    } = JSON.parse(read('biome.json'))
    const override = biome.overrides.find((entry) => entry.includes.includes(`${room}/src/**`))
    const text = JSON.stringify(override?.linter.rules.style?.noRestrictedImports ?? '')
    const closed = /"@letterslot\/\*"/.test(text)
    const open = names.filter((name) => text.includes(`"!@letterslot/${name}"`)).sort()
    const shut = names.filter((name) => text.includes(`"@letterslot/${name}"`))
    // Either everything of ours is closed but what is opened by name, or what is closed is closed by name.
    if (closed) expect(open).toEqual([...allowed].sort())
    else
      expect([...names.filter((name) => !shut.includes(name) && !room.endsWith(name))].sort()).toEqual(
        [...allowed].sort(),
      )
  })
})

it('no room but the relay and the tests touches Node', () => {
  const touching = Object.keys(arrows).filter((room) => importsOf(room).some((name) => name.startsWith('node:')))
  expect(touching.filter((room) => room !== 'apps/relay')).toEqual([])
})
