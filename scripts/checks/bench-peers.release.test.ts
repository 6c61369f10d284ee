import { expect, it } from 'vitest'
import { smoke } from '../../bench/smoke.ts'
import { suites } from '../../bench/suites.ts'

it.each(Object.entries(suites))('npm run bench -- %s runs with the peers of this clone', async (_, suite) => {
  const here = suite.subjects.filter(({ isApart }) => isApart !== true)
  expect(here.length).toBeGreaterThan(0)
  await smoke(suite, here)
})
