import { it } from 'vitest'
import { builder } from '../../bench/builder/suite.ts'
import { openingStudio } from '../../bench/opening/suite.ts'
import { smoke } from '../../bench/smoke.ts'

it.each([builder, openingStudio])('the part of npm run bench runs: $title', async (suite) => {
  await smoke(suite, suite.subjects.slice(0, 1))
})
