import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { test } from './harness/test.ts'

let context: BrowserContext

test.beforeAll(async () => {
  const { launchOptions, viewport } = test.info().project.use
  const profile = mkdtempSync(join(tmpdir(), 'letterslot-profile-'))
  context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...(viewport ? { viewport } : {}) })
})
test.afterAll(() => context.close())

/** Kills the page's process, as the kernel does when memory is short: nothing of the page runs any more. */
async function kill(page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The answer to this never comes: who would give it is dead.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

const rounds = 2

test('[T370][F04] what was marked as saved is there after the renderer was killed right behind the mark', async ({
  relay,
}) => {
  let page = await context.newPage()
  await page.goto(relay.url)
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.waitForURL(/\/build$/)
  const address = page.url()
  for (let round = 1; round <= rounds; round += 1) {
    const label = `What shall we call you, try ${round}?`
    const mark = page.locator('[data-save-state]')
    await expect(mark).toHaveAttribute('data-save-state', 'saved')
    // Watched from within the page, so that the kill follows the mark at once.
    const watch = await mark.evaluateHandle((element) => ({
      marked: new Promise<void>((resolve) => {
        let wasSaving = false
        new MutationObserver(() => {
          const state = element.getAttribute('data-save-state')
          wasSaving ||= state === 'saving'
          if (wasSaving && state === 'saved') resolve()
        }).observe(element, { attributes: true })
      }),
    }))
    await page.getByRole('textbox', { name: 'Label' }).first().fill(label)
    await watch.evaluate(({ marked }) => marked)
    await kill(page)
    page = await context.newPage()
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: 'Label' }).first()).toHaveValue(label)
  }
})
