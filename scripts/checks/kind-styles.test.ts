import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, read, root } from './tree.ts'

const folder = 'packages/react/src/kinds'
const kinds = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
)

/** The texts of a kind's files with one ending. */
const textOf = (kind: string, ending: RegExp): string =>
  filesUnder(`${folder}/${kind}`)
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map(read)
    .join('\n')

const classesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

it.each(kinds)('the kinds of %s draw no class that the style sheet of another folder styles', (kind) => {
  const drawn = classesIn(textOf(kind, /\.tsx$/), /\b(ls-[\w-]+)/g)
  const foreign = kinds
    .filter((other) => other !== kind)
    .flatMap((other) => classesIn(textOf(other, /\.css$/), /^\.(ls-[\w-]+)/gm).map((name) => ({ other, name })))
  expect(foreign.filter(({ name }) => drawn.includes(name))).toEqual([])
})
