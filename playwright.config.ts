import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { secondTries } from './scripts/chance.ts'
import { chromiumArgs, findTestChromium } from './scripts/chromium.ts'
import { ownTemporaryFolder } from './scripts/temporary-folder.ts'

// React's server and its JSX come from files that this decides; a build of Vite's within a test sets it only where nobody has.
process.env['NODE_ENV'] ??= 'production'
ownTemporaryFolder()

const executablePath = findTestChromium()

/** Version matrices, sites that are built anew, the demo, guides walked to the letter: `npm run test:release` runs them, and the tests with the tag `@release`. */
export const releaseOnly = [
  '**/react-versions.spec.ts',
  '**/examples.spec.ts',
  '**/guide-from-emailjs.spec.ts',
  '**/guide-first-form.spec.ts',
  '**/guide-workshop.spec.ts',
  '**/guide-first-inbox.spec.ts',
  '**/guide-test-inbox.spec.ts',
  '**/demo.spec.ts',
  // Whole walks over screens that component tests prove one by one: on a phone, in German, without storage.
  '**/fresh-machine.phone.spec.ts',
  '**/german.spec.ts',
  '**/refused-storage.spec.ts',
]

/** A name under which this machine is no secure context to a browser, as a site on plain http is none. */
export const plainHost = 'forms.example'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env['CI'],
  retries: secondTries,
  grepInvert: /@release/,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '.cache', 'reports', 'playwright.json') }]],
  use: {
    // To trace every test costs a quarter of its CPU time: `--trace retain-on-failure` does where one is looked into.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumArgs, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/release/**', '**/engines/**', ...releaseOnly],
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
  ],
})
