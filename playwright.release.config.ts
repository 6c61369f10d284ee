import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import config, { phone, releaseOnly } from './playwright.config.ts'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/**
 * Rare and slow: sites of other frameworks, installed from the registry; each React; the examples; desktop stories on a phone; and all of
 * `npm test` end to end in a whole Chromium, with a window.
 */
export default defineConfig({
  ...config,
  workers: 1,
  grepInvert: [],
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache', 'reports', 'release.json') }]],
  use: {
    ...config.use,
    launchOptions: { ...config.use?.launchOptions, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    ...(config.projects ?? []),
    {
      name: 'release',
      testMatch: ['release/*.spec.ts', ...releaseOnly],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testMatch: '**/static-host.spec.ts', use: { browserName: 'chromium', ...phone } },
  ],
})
