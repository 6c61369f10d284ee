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

it('no style of all that is in a form depends on what is in it: a browser would look through its fields at each change', () => {
  const sheets = filesUnder('packages/react/src').filter((file) => file.endsWith('.css'))
  const looking = sheets.filter((file) => /\.ls-(form|body|section)[^\s,{]*:has\(/.test(read(file)))
  expect([sheets.length > 10, looking]).toEqual([true, []])
})
