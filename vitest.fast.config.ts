import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { nodeProject } from './vitest.config.ts'

/** Answers within seconds while one works: no build, no browser, no killing. `npm test` runs these and all the others. */
const slow = [
  'packages/embed/**',
  '**/torture/**',
  'scripts/guides/**',
  // Measures CPU time, at 10 MB a function.
  'scripts/linear-time/{linear-time,repeated-code,studio-texts}.test.ts',
  // These start a Chromium.
  'packages/client/src/page.test.ts',
  'packages/client/src/outbox/{bare-places,outbox-worker,tabs}.test.ts',
  'scripts/checks/bench-parts.test.ts',
]

export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    maxWorkers: Math.max(2, availableParallelism()),
    exclude: [...nodeProject.test.exclude, ...slow],
  },
})
