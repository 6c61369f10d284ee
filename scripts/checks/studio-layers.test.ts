import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The studio's layers (ARCHITECTURE.md), and those that each may import. */
const layers: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  model: [],
  domain: ['model', 'ui'],
  features: ['domain', 'model', 'ui'],
  app: ['features', 'domain', 'model', 'ui'],
}
const root = 'apps/studio/src'
/** Rooms whose files go in no circle, types included. */
const acyclic = ['packages/core', 'packages/email', 'packages/intake', root]

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.ts$/.test(file)

/** The files that a file imports by a path: at once, on demand or as types alone. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g)
  return [...found].map(([, path = '']) => posix.join(posix.dirname(file), path)).filter(isSource)
}

const files = filesUnder(root)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource)
const layerOf = (file: string): string => file.slice(root.length + 1).split('/')[0] ?? ''
/** `features/try`, `domain/texts`; what stands in a layer itself is of the layer. */
const folderOf = (file: string): string => {
  const parts = file.slice(root.length + 1).split('/')
  return parts.slice(0, parts.length > 2 ? 2 : 1).join('/')
}
const arrows = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

/** The circles of a graph, each as one of its walks; none where arrows only lead down. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (at: string, path: readonly string[]): void => {
    if (path.includes(at)) found.push([...path.slice(path.indexOf(at)), at].join(' → '))
    if (done.has(at) || path.includes(at)) return
    for (const next of graph.get(at) ?? []) walk(next, [...path, at])
    done.add(at)
  }
  for (const at of graph.keys()) walk(at, [])
  return found
}

function graphOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

it('every file of the studio but its entry stands in a layer', () => {
  expect(files.filter((file) => !(layerOf(file) in layers))).toEqual([`${root}/main.tsx`])
})

it('imports lead down: app, features, domain, then model and ui', () => {
  const upwards = arrows.filter(({ from, to }) => {
    const [above, below] = [layerOf(from), layerOf(to)]
    return above in layers && above !== below && !layers[above]?.includes(below)
  })
  expect(upwards).toEqual([])
})

it('no feature imports another one', () => {
  const across = arrows.filter(
    ({ from, to }) => layerOf(from) === 'features' && layerOf(to) === 'features' && folderOf(from) !== folderOf(to),
  )
  expect(across).toEqual([])
})

it('no folders of the studio go in a circle', () => {
  expect(circles(graphOf(arrows.map(({ from, to }) => [folderOf(from), folderOf(to)])))).toEqual([])
})

it('no files go in a circle, types and what is loaded on demand included', () => {
  const all = acyclic.flatMap((room) =>
    filesUnder(room)
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isSource),
  )
  expect(circles(graphOf(all.flatMap((from) => importsOf(from).map((to) => [from, to] as const))))).toEqual([])
})
