// Before each test file of the browser: the files of a worker share a page and its modules, and each finds both as the first did.
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { forgetPageOutbox } from './forget-outbox.ts'

beforeAll(() => page.viewport(414, 896))
beforeEach(cleanup)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})
afterAll(async () => {
  await cleanup()
  // What waits in the page's outbox would be tried again into the network stand-in of another file.
  await forgetPageOutbox()
  // React Aria speaks through one element for the life of its module.
  for (const left of [...document.body.children]) if (!left.matches('[data-live-announcer]')) left.remove()
  scrollTo(0, 0)
})
