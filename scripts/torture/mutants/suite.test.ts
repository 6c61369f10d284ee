import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutate, root } from './mutant.ts'
import { mutantsByPart } from './suite.ts'

const all = Object.values(mutantsByPart).flat()

it.each(Object.entries(mutantsByPart))(
  'there are at least 8 mutants of the %s, each with a name of its own',
  (_, mutants) => {
    expect(mutants.length).toBeGreaterThanOrEqual(8)
    expect(new Set(mutants.map(({ file, name }) => `${file} ${name}`)).size).toBe(mutants.length)
  },
)

it.each(all)('the mutant “$name” has its place in $file, can be read, and has tests to notice it', (mutant) => {
  const source = readFileSync(join(root, mutant.file), 'utf8')
  const mutated = stripTypeScriptTypes(mutate(source, mutant))
  expect(mutated).not.toBe(stripTypeScriptTypes(source))
  expect(mutant.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(mutant.tests).not.toEqual([])
})
