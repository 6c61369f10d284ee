import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countVitest } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['whole', 5, 0, 2, false, { passed: 5, failed: 2 }],
  ['filtered', 5, 0, 2, true, { passed: 5, failed: 0 }],
  ['filtered', 4, 1, 2, true, { passed: 4, failed: 1 }],
  ['filtered', 0, 1, 6, true, { passed: 0, failed: 1 }],
  ['filtered by what no test is called', 0, 0, 7, true, { passed: 0, failed: 1 }],
])(
  '[T1620] of a run that is %s, %i passed, %i failed and %i left out',
  (_run, passed, failed, pending, isFiltered, counts) => {
    const file = join(folder, 'report.json')
    const found = { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numFailedTestSuites: 0 }
    writeFileSync(file, JSON.stringify(found))
    expect(countVitest(file, isFiltered)).toEqual(counts)
  },
)
