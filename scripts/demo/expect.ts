import { expect as playwrightExpect } from '@playwright/test'

const timeoutMs = 20_000

/** Playwright's, with the patience that a slow computer on a stage needs; outside its runner it has none. */
export const expect = playwrightExpect.configure({ timeout: timeoutMs })
