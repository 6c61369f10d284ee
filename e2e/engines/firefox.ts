import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import type { Engine, EnginePage, Target } from './engine.ts'
import { killBrowserOf } from './kill-tree.ts'

/** Debian's Firefox ESR, driven over WebDriver BiDi: Playwright drives only a Firefox of its own make. */
export const firefox: Engine = {
  name: 'Firefox',
  canBlockStorage: true,
  async start({ profile, isPrivate, blocksStorage }) {
    mkdirSync(profile, { recursive: true })
    const preferences = {
      'browser.privatebrowsing.autostart': isPrivate === true,
      // *Block all cookies* of the settings.
      ...(blocksStorage && { 'network.cookie.cookieBehavior': 2 }),
      // Without a window it has no mouse, and no hover: it is told of one.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // A browser that was killed would ask which tabs to bring back.
      'browser.sessionstore.resume_from_crash': false,
    }
    const browser = await launch({
      browser: 'firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      headless: true,
      userDataDir: profile,
      extraPrefsFirefox: preferences,
      defaultViewport: { width: 1280, height: 900 },
      handleSIGINT: false,
    })
    return {
      version: (await browser.version()).replace(/^\D*/, ''),
      open: async () => pageOf(await browser.newPage()),
      async kill() {
        await killBrowserOf(profile)
        await browser.disconnect().catch(() => undefined)
        writeFileSync(join(profile, '.parentlock'), '')
      },
    }
  },
}

function pageOf(page: Page): EnginePage {
  const find = async (target: Target): Promise<ElementHandle<Element>> => {
    const element: ElementHandle<Element> = await page.evaluateHandle<[], () => Element>(target)
    if (!element.asElement()) throw new Error(`Not on the page: ${target}`)
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
    async setFiles(target, paths) {
      const input = await (await find(target)).toElement('input')
      await input.uploadFile(...paths)
    },
    evaluate: (expression) => page.evaluate(expression),
    async screenshot(path) {
      await page.screenshot({
        path: path.endsWith('.png') ? `${path.slice(0, -4)}.png` : `${path}.png`,
        fullPage: true,
      })
    },
    close: () => page.close(),
  }
}
