import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { letterslotOwnDrawing } from './packages/embed/test/own-drawing.ts'
import { letterslotPageRuntime } from './packages/embed/vite-plugin.ts'
import { patience, sameChance, secondTries } from './scripts/chance.ts'
import { componentChromiumArgs, findTestChromium } from './scripts/chromium.ts'
import { ownTemporaryFolder } from './scripts/temporary-folder.ts'
import { conditions } from './vite.shared.ts'

// React's production build is the one that visitors get, and takes half the CPU time of the other.
process.env['NODE_ENV'] = 'production'
ownTemporaryFolder()

const executablePath = findTestChromium()
const nodeConditions = ['letterslot-source', 'module', 'node', 'development|production']

/** Limits for what hangs, not for a machine that does other things: Vitest's own are 5 s a test, 10 s a hook and 1 s a wait. */
const waits = {
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000,
  retry: secondTries,
  expect: { poll: { timeout: 15_000 } },
  // A failure shows all that was found, not `[ …(2) ]`.
  chaiConfig: { truncateThreshold: 0 },
  setupFiles: [join(import.meta.dirname, 'scripts', 'patient-waits.ts')],
}

/** Nobody looks without a window: what is transparent is laid out, hit and told as ever, and costs no pixels. */
const unseen = `if (navigator.userAgent.includes('Headless')) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))
}`

/** The tests that Node runs by itself; some start a Chromium of their own. */
export const nodeProject = {
  plugins: [sameChance()],
  resolve: { conditions: nodeConditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name: 'node',
    environment: 'node',
    env: { NODE_ENV: 'test' },
    // Importing does nothing and modules keep no state (AGENTS.md), so that test files can share them.
    isolate: false,
    ...waits,
    // Builds nothing before a test asks for it.
    globalSetup: [join(import.meta.dirname, 'packages', 'embed', 'test', 'build-once.ts')],
    include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Those of what a build made have a configuration of their own: nothing else waits for the build.
    exclude: ['**/*.browser.test.ts', '**/*.built.test.ts', '**/*.release.test.ts', '**/node_modules/**'],
  },
} satisfies UserWorkspaceConfig

export default defineConfig({
  test: {
    // Vitest leaves a core to itself; here most tests wait, for a browser or for a timer.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      nodeProject,
      {
        plugins: [sameChance(), react({ compiler: true }), letterslotPageRuntime(), letterslotOwnDrawing()],
        publicDir: 'apps/studio/public',
        resolve: { conditions },
        optimizeDeps: {
          include: [
            '@letterslot/intake > @babel/parser',
            '@tanstack/react-router',
            'axe-core',
            'idb',
            'fast-check',
            'lucide-react',
            'mustache',
            'mutative',
            'react',
            'react-aria-components',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/compiler-runtime',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'valibot',
            'vitest-browser-react',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          // Our own files are served from source, whichever build of React draws.
          env: { DEV: 'true' },
          // To load the studio anew costs a file 5 s of CPU time before its first test.
          isolate: false,
          ...waits,
          setupFiles: [
            join(import.meta.dirname, 'scripts', 'settled-rendering.ts'),
            ...waits.setupFiles,
            join(import.meta.dirname, 'scripts', 'shared-page.ts'),
            join(import.meta.dirname, 'scripts', 'near-hands.ts'),
          ],
          include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            orchestratorScripts: [{ content: unseen }],
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: componentChromiumArgs },
              // Each frame of a movement is laid out and painted; end to end everything moves.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
