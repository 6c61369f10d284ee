import { defineConfig } from 'vitest/config'
import { nodeProject } from './vitest.config.ts'

/** Rare and slow: texts of full length, and the suites that show of other suites that they can fail. */
export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    env: { LETTERSLOT_MATRIX: 'full' },
    maxWorkers: 2,
    include: ['scripts/**/*.release.test.ts', 'scripts/linear-time/linear-time.test.ts'],
    exclude: ['**/node_modules/**'],
  },
})
