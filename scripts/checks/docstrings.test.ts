import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The opening words of a docstring that asks instead of saying: a noun phrase or a verb says the thing. */
const question = /\/\*\*[\s*]*(?:What|How|Whether|Where)\b/

it('no docstring opens with What, How, Whether or Where', () => {
  const sources = ['packages', 'apps', 'scripts', 'e2e', 'bench']
    .flatMap(filesUnder)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  expect(sources.filter((file) => question.test(read(file)))).toEqual([])
})
