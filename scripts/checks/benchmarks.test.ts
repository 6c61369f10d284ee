import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keptFacts, keptIn, reportOf } from '../../bench/report.ts'

it('docs/benchmarks.md and its pictures say what the rounds beside them say', () => {
  const files = [...reportOf(keptFacts())]
  expect(files.length).toBeGreaterThan(1)
  for (const [name, text] of files) {
    const path = join(keptIn, '..', name)
    expect([name, existsSync(path) && readFileSync(path, 'utf8')]).toEqual([name, text])
  }
})
