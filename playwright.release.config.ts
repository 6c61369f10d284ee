import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Rare and slow: sites of other frameworks, installed from the registry; each React; the examples. */
export default defineConfig({
  ...config,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache', 'reports', 'release.json') }]],
  projects: [
    {
      name: 'release',
      testMatch: ['release/*.spec.ts', 'react-versions.spec.ts', 'examples.spec.ts'],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
  ],
})
