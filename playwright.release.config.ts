import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import config, { phone, releaseOnly } from './playwright.config.ts'

/** Rare and slow: sites of other frameworks, installed from the registry; each React; the examples; desktop stories on a phone. */
export default defineConfig({
  ...config,
  workers: 1,
  grepInvert: [],
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache', 'reports', 'release.json') }]],
  projects: [
    {
      name: 'release',
      testMatch: ['release/*.spec.ts', ...releaseOnly, 'sdk.spec.ts'],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testMatch: '**/static-host.spec.ts', use: { browserName: 'chromium', ...phone } },
  ],
})
