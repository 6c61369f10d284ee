import type { Page } from '@playwright/test'

/** Kills the page's process, as the kernel does when memory is short: nothing of the page runs any more. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The answer to this never comes: who would give it is dead.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
