import { expect, it } from 'vitest'
import { smoke } from '../../bench/smoke.ts'
import { suites } from '../../bench/suites.ts'

/** Parts that start neither a browser nor a relay; those that do are tried before a version is given out: bench-peers.release.test.ts. */
const ofNode = new Set(['validation', 'bytes'])

it.each(Object.entries(suites))('names each subject of npm run bench -- %s once', (_, { subjects }) => {
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length)
})

it.each(Object.entries(suites).filter(([name]) => ofNode.has(name)))(
  'npm run bench -- %s runs, as little of ours as may be',
  async (_, suite) => {
    await smoke(suite, suite.subjects.slice(0, 1))
  },
)
