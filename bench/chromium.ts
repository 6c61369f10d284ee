import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { chromiumArgs, findChromium, findTestChromium } from '../scripts/chromium.ts'
import type { Scale } from './suite.ts'

/** Options of a fresh browser: a whole one, or for a smoke the one that most tests have. */
export function launchOptions(scale: Scale, args: readonly string[] = []): LaunchOptions {
  const executablePath = scale === 'whole' ? findChromium() : findTestChromium()
  return { args: [...chromiumArgs, ...args], ...(executablePath ? { executablePath } : {}) }
}

/** Hands a fresh browser to `work`, and ends it. */
export async function withChromium<Result>(
  scale: Scale,
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch(launchOptions(scale, args))
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
