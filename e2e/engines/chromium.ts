import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, chromium as playwright } from 'playwright'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import type { Engine, EnginePage, Target } from './engine.ts'
import { killBrowserOf } from './kill-tree.ts'

/** Debian's Chromium, or Playwright's own, driven over CDP. */
export const chromium: Engine = {
  name: 'Chromium',
  canBlockStorage: true,
  async start({ profile, isPrivate, blocksStorage }) {
    if (blocksStorage) {
      mkdirSync(join(profile, 'Default'), { recursive: true })
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
    }
    const executablePath = findChromium()
    const context = await playwright.launchPersistentContext(profile, {
      ...(executablePath && { executablePath }),
      args: [...chromiumArgs, ...(isPrivate ? ['--incognito'] : [])],
      viewport: { width: 1280, height: 900 },
    })
    return {
      version: context.browser()?.version() ?? '',
      open: async () => pageOf(await context.newPage()),
      async kill() {
        const closed = context.waitForEvent('close')
        await killBrowserOf(profile)
        await closed
      },
    }
  },
}

function pageOf(page: Page): EnginePage {
  const find = async (target: Target) => {
    const element = (await page.evaluateHandle<Element>(target)).asElement()
    if (!element) throw new Error(`Not on the page: ${target}`)
    return element
  }
  return {
    async goto(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    click: async (target) => (await find(target)).click(),
    async type(target, text) {
      await (await find(target)).focus()
      await page.keyboard.type(text)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    write: (text) => page.keyboard.type(text),
    setFiles: async (target, paths) => (await find(target)).setInputFiles([...paths]),
    evaluate: (expression) => page.evaluate(expression),
    async screenshot(path) {
      await page.screenshot({ path, fullPage: true })
    },
    close: () => page.close(),
  }
}
