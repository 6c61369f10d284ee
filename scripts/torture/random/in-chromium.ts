import { type ChromiumProcess, startChromium } from '../chromium-process.ts'
import { fieldOf } from '../field-of.ts'
import { openPage } from '../page.ts'
import type { RandomPage } from '../pages/random-runner.ts'
import { makeProfile } from '../profile.ts'
import { startSite } from '../site.ts'
import type { RunReport } from './run.ts'
import { type RandomSuiteOptions, type RandomSuiteReport, runRandomSuite } from './suite.ts'

/**
 * The same suite over the IndexedDB of a real browser. Its own time is in play there: a seed tries the same again.
 * @param shared - the browser that the page opens in; default: one of this run's own.
 */
export async function runRandomInChromium(
  options: Omit<RandomSuiteOptions, 'run'>,
  shared?: ChromiumProcess,
): Promise<RandomSuiteReport> {
  const profile = makeProfile()
  const site = await startSite(import.meta.resolve('../pages/random-runner.ts'))
  const browser = shared ?? (await startChromium(profile.folder))
  try {
    const page = await openPage(browser.devTools, site.url)
    const report = await runRandomSuite({
      ...options,
      async run(run) {
        const name: keyof RandomPage = 'runOverIndexedDb'
        const made = await page.run(`random.${name}(${JSON.stringify(run)})`)
        if (!isReport(made)) throw new Error('The page reports nothing.')
        return made
      },
    })
    await page.close()
    return report
  } finally {
    if (!shared) await browser.kill()
    await site.close()
    profile.remove()
  }
}

function isReport(value: unknown): value is RunReport {
  return typeof fieldOf(value, 'unsent') === 'number'
}
