import { defineConfig } from 'vitest/config'
import { nodeProject } from './vitest.config.ts'

/** The tests of what `npm run build` made: the packages as they are published. */
export default defineConfig({
  ...nodeProject,
  test: { ...nodeProject.test, include: ['scripts/**/*.built.test.ts'], exclude: ['**/node_modules/**'] },
})
