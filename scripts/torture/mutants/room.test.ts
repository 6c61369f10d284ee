import { expect, it } from 'vitest'
import { mutate } from './room.ts'

const mutant = { name: 'forgets', file: 'a.ts', from: 'kept + 1', to: 'kept' }

it('a mutant changes one place', () => {
  expect(mutate('const all = kept + 1\n', mutant)).toBe('const all = kept\n')
})

it.each(['const all = kept\n', 'const all = kept + 1 + kept + 1\n'])(
  'a mutant refuses %j, where its place is not one',
  (source) => {
    expect(() => mutate(source, mutant)).toThrow('The mutant "forgets" wants to change a.ts where it reads kept + 1')
  },
)
