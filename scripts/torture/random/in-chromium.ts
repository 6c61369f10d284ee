import { startChromium } from '../chromium-process.ts'
import { fieldOf } from '../field-of.ts'
import { openPage } from '../page.ts'
import type { RandomPage } from '../pages/random-runner.ts'
import { makeProfile } from '../profile.ts'
import { startSite } from '../site.ts'
import type { RunReport } from './run.ts'
import { type RandomSuiteOptions, type RandomSuiteReport, runRandomSuite } from './suite.ts'

/** The same suite over the IndexedDB of a real browser. Its own time is in play there: a seed tries the same again. */
export async function runRandomInChromium(options: Omit<RandomSuiteOptions, 'run'>): Promise<RandomSuiteReport> {
  const profile = makeProfile()
  const site = await startSite(import.meta.resolve('../pages/random-runner.ts'))
  const browser = await startChromium(profile.folder)
  try {
    const page = await openPage(browser.devTools, site.url)
    return await runRandomSuite({
      ...options,
      async run(run) {
        const name: keyof RandomPage = 'runOverIndexedDb'
        const report = await page.run(`random.${name}(${JSON.stringify(run)})`)
        if (!isReport(report)) throw new Error('The page reports nothing.')
        return report
      },
    })
  } finally {
    await browser.kill()
    await site.close()
    profile.remove()
  }
}

function isReport(value: unknown): value is RunReport {
  return typeof fieldOf(value, 'unsent') === 'number'
}
