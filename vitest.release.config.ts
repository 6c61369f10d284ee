import { defineConfig } from 'vitest/config'
import { nodeProject } from './vitest.config.ts'

/**
 * Rare and slow: texts of full length, the suites that show of other suites that they can fail, and the suites of element, page and client
 * in a whole Chromium.
 */
export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    env: { LETTERSLOT_MATRIX: 'full' },
    maxWorkers: 2,
    include: [
      'scripts/**/*.release.test.ts',
      'scripts/linear-time/linear-time.test.ts',
      'packages/embed/src/**/*.test.ts',
      'packages/client/src/**/*.test.ts',
    ],
    exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
  },
})
