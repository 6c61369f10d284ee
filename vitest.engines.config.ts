import { defineConfig } from 'vitest/config'
import { nodeProject } from './vitest.config.ts'

/** The same scenarios in Chromium, Firefox and WebKitGTK, one browser at a time: `npm run test:engines`. */
export default defineConfig({
  ...nodeProject,
  test: {
    ...nodeProject.test,
    maxWorkers: 1,
    include: ['e2e/engines/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
  },
})
