import { expect, it } from 'vitest'
import { smoke } from '../../bench/smoke.ts'
import { suites } from '../../bench/suites.ts'

/** Parts that open the built studio: bench-studio.built.test.ts tries them. */
const ofBuild = new Set(['builder', 'opening-studio'])
const parts = Object.entries(suites).filter(([name]) => !ofBuild.has(name))

it.each(parts)('npm run bench -- %s runs, as little of ours as may be', async (_, suite) => {
  expect(new Set(suite.subjects.map(({ name }) => name)).size).toBe(suite.subjects.length)
  await smoke(suite, suite.subjects.slice(0, 1))
})
