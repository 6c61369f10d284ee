import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** As much as a reader takes in at once (AGENTS.md, 4). Generated files are nobody's to read. */
const mostLines = 300

it('no file of code is longer than 300 lines, tests included', () => {
  const long = ['packages', 'apps', 'scripts', 'e2e', 'bench']
    .flatMap(filesUnder)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.gen\.ts$/.test(file))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines)
  expect(long).toEqual([])
})
