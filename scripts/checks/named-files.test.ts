import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, read, root } from './tree.ts'

const rooms = /^(?:packages|apps|scripts|docs|e2e|examples)\//
const isFile = /^[\w.-]+\.(?:ts|tsx|mjs|md)$/

/** The paths that a document names in backticks: a bare file name stands in the folder of the path before it. */
function namedPaths(text: string): readonly string[] {
  let folder = ''
  return [...text.matchAll(/`([^`\s*]+)`/g)].flatMap(([, name = '']) => {
    if (rooms.test(name)) folder = /\.\w+$/.test(name) ? dirname(name) : name
    else if (!(isFile.test(name) && folder !== '')) return []
    return [rooms.test(name) ? name : join(folder, name)]
  })
}

it.each(['AGENTS.md', 'ARCHITECTURE.md', 'docs/journey.md'])('%s names files that are there', (document) => {
  const paths = namedPaths(read(document))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('the groups of the studio’s chunks begin with modules that are there: one that moved takes a screen’s parts along', () => {
  const sources = ['packages', 'apps'].flatMap(filesUnder)
  const named = [...read('apps/studio/chunk-groups.ts').matchAll(/'(\/\w+\/src\/[^']+)'/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !sources.some((source) => source.endsWith(path)))).toEqual([])
})
