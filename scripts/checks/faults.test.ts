import { expect, it } from 'vitest'
import { read, testSources, titlesOf } from './tree.ts'

const page = read('docs/reference/faults.md')
const rowsOf = (heading: string): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (F\d\d) \|/gm)].map((match) => match[1] ?? '')
}
const met = rowsOf('Met')
const later = rowsOf('Later')

/** Fault rows that test titles cite: `[F37]`, `[R31 F37]`. */
const cited = new Set(
  [...testSources().values()]
    .flatMap(titlesOf)
    .flatMap((title) => [...title.matchAll(/\[([^\]]*)\]/g)])
    .flatMap(([, group = '']) => group.match(/\bF\d\d\b/g) ?? []),
)

it('docs/reference/faults.md lists each fault once', () => {
  const rows = [...met, ...later]
  expect(met.length).toBeGreaterThan(0)
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
})

it('every fault that a test cites is in docs/reference/faults.md', () => {
  expect([...cited].filter((row) => !met.includes(row) && !later.includes(row))).toEqual([])
})

it('every fault that docs/reference/faults.md calls met is cited by a test', () => {
  expect(met.filter((row) => !cited.has(row))).toEqual([])
})
