import { expect, it } from 'vitest'
import { sharesOf, treemap } from './why.ts'

const long = Array.from({ length: 40 }, (_, index) => `export const value${index} = ${index * index * 7919}`).join('\n')

it('divides the bytes of a file among its modules, the largest first', () => {
  const modules = [
    { id: '/root/node_modules/rolldown/small.js', code: 'export const one = 1' },
    { id: '/root/packages/core/src/long.ts', code: long },
    { id: '/root/types.ts', code: '' },
  ]
  const shares = sharesOf(modules, 300, '/root')
  expect(shares.map(({ module }) => module)).toEqual(['packages/core/src/long.ts', 'rolldown/small.js'])
  expect(shares.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(300)
})

it('draws each part as long as it is, and the smallest as one', () => {
  const shares = [
    { module: 'a.ts', bytes: 200 },
    { module: 'b.ts', bytes: 100 },
    { module: 'c.ts', bytes: 9 },
    { module: 'd.ts', bytes: 8 },
  ]
  expect(treemap(shares)).toEqual([
    `       200 B  ${'█'.repeat(20)}  a.ts`,
    `       100 B  ${'█'.repeat(10)}${' '.repeat(10)}  b.ts`,
    `        17 B  ██${' '.repeat(18)}  2 smaller`,
  ])
})
