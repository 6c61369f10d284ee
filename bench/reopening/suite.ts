import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle } from '../bundle.ts'
import { type Server, serve } from '../serve.ts'
import { median } from '../statistics.ts'
import type { Subject, Suite } from '../suite.ts'

/** A first run, not counted: it pays for cold code, on every page the same. */
const reopenings = 5

/** Hands a browser over a profile on disk to `work`, and ends it. */
async function withBrowser<Result>(
  profile: string,
  work: (open: (url: string) => Promise<Page>) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  const browser = await chromium.launchPersistentContext(profile, {
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await work(async (url) => {
      const page = await browser.newPage()
      await page.goto(url)
      await page.waitForFunction(() => 'outboxBench' in window)
      return page
    })
  } finally {
    await browser.close()
  }
}

const kept = mkdtempSync(join(tmpdir(), 'letterslot-bench-'))
process.once('exit', () => rmSync(kept, { recursive: true, force: true }))
let serving: Promise<Server> | undefined

/** A profile in which so many wait is made once; each round opens a copy of it in a fresh browser. */
function subject(name: string, count: number): Subject {
  const profile = join(kept, String(count))
  let filling: Promise<void> | undefined
  return {
    name,
    async run() {
      serving ??= bundle(`import './bench/reopening/page.ts'`).then((bundled) => serve(bundled))
      const { url } = await serving
      filling ??= withBrowser(profile, async (open) =>
        (await open(url)).evaluate((most) => window.outboxBench.fill(most), count),
      )
      await filling
      const copy = `${profile}-copy`
      cpSync(profile, copy, { recursive: true })
      try {
        return await withBrowser(copy, async (open) => {
          const attempts: number[] = []
          const looks: number[] = []
          for (let count = 0; count < reopenings; count += 1) {
            const page = await open(url)
            attempts.push(await page.evaluate(() => window.outboxBench.reopen()))
            looks.push(await page.evaluate(() => window.outboxBench.look()))
            await page.close()
          }
          return { firstMs: attempts[0] ?? Number.NaN, leastMs: Math.min(...attempts), lookMs: median(looks) }
        })
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    },
  }
}

/** The time from opening a page over waiting messages to its first attempt. */
export const reopening: Suite = {
  title: 'From the opening of the outbox to its first attempt, in Chromium',
  rounds: 5,
  peer: '10 waiting',
  subjects: [subject('10,000 waiting', 10_000), subject('10 waiting', 10)],
  metrics: [
    { key: 'firstMs', label: 'the first page of a fresh browser', unit: 'ms', better: 'lower' },
    { key: 'lookMs', label: 'of it, the look for what goes out first', unit: 'ms', better: 'lower' },
    { key: 'leastMs', label: `the quickest of ${reopenings} pages`, unit: 'ms', better: 'lower' },
  ],
}
