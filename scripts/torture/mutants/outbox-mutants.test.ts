import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outboxMutants } from './outbox-mutants.ts'
import { mutate } from './room.ts'

const root = join(import.meta.dirname, '..', '..', '..')

it('there are at least 30 mutants of the outbox, each with a name of its own', () => {
  expect(outboxMutants.length).toBeGreaterThanOrEqual(30)
  expect(new Set(outboxMutants.map(({ name }) => name)).size).toBe(outboxMutants.length)
})

it.each(outboxMutants)('the mutant “$name” has its place in $file, and can be read', (mutant) => {
  const source = readFileSync(join(root, mutant.file), 'utf8')
  const mutated = stripTypeScriptTypes(mutate(source, mutant))
  expect(mutated).not.toBe(stripTypeScriptTypes(source))
})
