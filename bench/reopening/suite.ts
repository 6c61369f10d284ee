import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { bundle } from '../bundle.ts'
import { launchOptions } from '../chromium.ts'
import { type Server, serve } from '../serve.ts'
import { median } from '../statistics.ts'
import type { About, Scale, Subject, Suite } from '../suite.ts'

/** A first run, not counted: it pays for cold code, on every page the same. */
const reopenings = 5

/** Hands a browser over a profile on disk to `work`, and ends it. */
async function withBrowser<Result>(
  profile: string,
  scale: Scale,
  work: (open: (url: string) => Promise<Page>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launchPersistentContext(profile, launchOptions(scale))
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
function subject(about: About, waiting: number, way: 'reopen' | 'getAll' = 'reopen'): Subject {
  const filled = new Map<number, Promise<void>>()
  return {
    ...about,
    async run(scale) {
      serving ??= bundle(`import './bench/reopening/page.ts'`).then((bundled) => serve(bundled))
      const { url } = await serving
      const count = scale === 'whole' ? waiting : Math.min(waiting, 20)
      const profile = join(kept, `${about.name}-${count}`)
      const filling =
        filled.get(count) ??
        withBrowser(profile, scale, async (open) =>
          (await open(url)).evaluate((most) => window.outboxBench.fill(most), count),
        )
      filled.set(count, filling)
      await filling
      const copy = `${profile}-copy`
      cpSync(profile, copy, { recursive: true })
      try {
        return await withBrowser(copy, scale, async (open) => {
          const attempts: number[] = []
          const looks: number[] = []
          for (let page = 0; page < (scale === 'whole' ? reopenings : 1); page += 1) {
            const tab = await open(url)
            attempts.push(await tab.evaluate((chosen) => window.outboxBench[chosen](), way))
            if (way === 'reopen') looks.push(await tab.evaluate(() => window.outboxBench.look()))
            await tab.close()
          }
          const all = { firstMs: attempts[0] ?? Number.NaN, leastMs: Math.min(...attempts) }
          return way === 'reopen' ? { ...all, lookMs: median(looks) } : all
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
  subjects: [
    subject({ name: '10,000 waiting' }, 10_000),
    subject({ name: '10 waiting', isOurs: true }, 10),
    subject({ name: '10,000 read by getAll' }, 10_000, 'getAll'),
  ],
  metrics: [
    { key: 'firstMs', label: 'the first page of a fresh browser', unit: 'ms', better: 'lower' },
    { key: 'lookMs', label: 'of it, the look for what goes out first', unit: 'ms', better: 'lower' },
    { key: 'leastMs', label: `the quickest of ${reopenings} pages`, unit: 'ms', better: 'lower' },
  ],
}
