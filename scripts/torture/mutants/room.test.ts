import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mutate } from './mutant.ts'
import { openMutationRoom } from './room.ts'

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

it('a mutant lives in a copy: the work tree is never written to, and a run that breaks leaves the copy sound', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'letterslot-tree-'))
  const sound = 'const all = kept + 1\n'
  writeFileSync(join(tree, 'a.ts'), sound)
  mkdirSync(join(tree, 'node_modules', '@letterslot'), { recursive: true })
  const seen: string[] = []
  const room = openMutationRoom((folder) => {
    return {
      run: async () => {
        seen.push(readFileSync(join(folder, 'a.ts'), 'utf8'), readFileSync(join(tree, 'a.ts'), 'utf8'))
        throw new Error('The run broke')
      },
      forget: async () => {},
      close: async () => {},
    }
  }, tree)
  await expect(room.passes(['a.test.ts'], { ...mutant, tests: ['a.test.ts'] })).rejects.toThrow('The run broke')
  expect(seen).toEqual(['const all = kept\n', sound])
  expect(readFileSync(join(room.folder, 'a.ts'), 'utf8')).toBe(sound)
  await room.close()
  expect(existsSync(room.folder)).toBe(false)
  rmSync(tree, { recursive: true })
})
