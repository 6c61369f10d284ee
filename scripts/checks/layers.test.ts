import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The layers of a room (ARCHITECTURE.md), the uppermost first: a folder imports itself and what stands below it. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'apps/relay/src': [
    'cli',
    '.',
    'http/routes',
    'http/middleware',
    'http/management',
    'http',
    'http/wire',
    'inbox',
    'settings',
    'delivery',
    'delivery/mail',
    'store',
    'system',
  ],
  'packages/core/src': [
    '.',
    'messages/tables',
    'messages',
    'form-state',
    'logic-faults',
    'rule-faults',
    'schema',
    'calculation',
    'logic',
    'rules',
    'model',
  ],
  'packages/client/src': ['faults', 'answers', 'outbox', '.'],
  'packages/email/src': ['.', 'contract', 'sample', 'starter', 'render', 'tags', 'template', 'parameters'],
  'packages/intake/src': ['.', 'look', 'code', 'markup', 'text'],
  'packages/embed/src': ['.', 'doctor'],
  'packages/react/src': [
    '.',
    'submission',
    'language',
    'rare',
    'kinds',
    'kinds/page-ways',
    'kinds/slider',
    'kinds/steps',
    'kinds/rows',
    'kinds/signature',
    'kinds/custom',
    'kinds/time',
    'kinds/advice',
    'kinds/picture-size',
    'kinds/calculated',
    'kinds/currency',
    'kinds/parts',
    'kinds/country',
    'kinds/phone',
    'kinds/ranking',
    'kinds/matrix',
    'kinds/section',
    'kinds/image',
    'kinds/combobox',
    'kinds/pictures',
    'kinds/sent-blocks',
    'kinds/sent-acts',
    'pages',
    'prefill',
    'drafts',
    'fields',
    'look',
    'form',
  ],
}

/** The files of a room, without its tests and the suites that torture it, with those of it that each one imports. */
function importsIn(room: string): ReadonlyMap<string, readonly string[]> {
  const files = filesUnder(room).filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/torture\//.test(file))
  const specifier = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
  return new Map(
    files.map((file) => [
      file,
      [...read(file).matchAll(specifier)].map((match) => posix.join(posix.dirname(file), match[1] ?? '')),
    ]),
  )
}

/** The first circle of imports, as the files along it; undefined where there is none. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file])
      if (circle !== undefined) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = walk(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

describe.each(Object.entries(layers))('%s', (room, order) => {
  const folderOf = (file: string): string => posix.relative(room, posix.dirname(file)) || '.'

  it('has a layer for each of its folders, and no other', () => {
    expect([...new Set([...importsIn(room).keys()].map(folderOf))].sort()).toEqual(order.toSorted())
  })

  it('imports within a layer or from one below, types included', () => {
    const upwards = [...importsIn(room)].flatMap(([file, imported]) =>
      imported
        .filter((other) => order.indexOf(folderOf(other)) < order.indexOf(folderOf(file)))
        .map((other) => `${file} imports ${other}`),
    )
    expect(upwards).toEqual([])
  })

  it('has no circle of imports, types included', () => {
    expect(circleIn(importsIn(room))).toBeUndefined()
  })
})
