import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle } from '../bundle.mjs'
import { median } from '../statistics.mjs'

/** A first run, not counted: it pays for cold code, on every page the same. */
const reopenings = 5

/** Serves one page with its script to this computer only, on the same origin each time. */
async function serve() {
  const { files, entry } = await bundle(`import './bench/reopening/page.mjs'`)
  const page = `<!doctype html><meta charset="utf-8"><title>Bench</title><script type="module" src="/${entry}"></script>`
  const server = createServer((request, response) => {
    const script = files.get(request.url.slice(1))
    response.writeHead(200, {
      'Content-Type': `${script === undefined ? 'text/html' : 'text/javascript'}; charset=utf-8`,
      // Isolated pages have a clock of 5 µs; others, of 100.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    response.end(script ?? page)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${server.address().port}/`
}

/** Hands a browser over a profile on disk to `work`, and ends it. */
async function withBrowser(profile, work) {
  const executablePath = findChromium()
  const browser = await chromium.launchPersistentContext(profile, {
    args: chromiumArgs,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    return await work(async (url) => {
      const page = await browser.newPage()
      await page.goto(url)
      await page.waitForFunction(() => window.bench !== undefined)
      return page
    })
  } finally {
    await browser.close()
  }
}

const kept = mkdtempSync(join(tmpdir(), 'letterslot-bench-'))
process.once('exit', () => rmSync(kept, { recursive: true, force: true }))
let serving

/** A profile in which so many wait is made once; each round opens a copy of it in a fresh browser. */
function subject(name, count) {
  const profile = join(kept, String(count))
  let filling
  return {
    name,
    async run() {
      serving ??= serve()
      const url = await serving
      filling ??= withBrowser(profile, async (open) =>
        (await open(url)).evaluate((most) => window.bench.fill(most), count),
      )
      await filling
      const copy = `${profile}-copy`
      cpSync(profile, copy, { recursive: true })
      try {
        return await withBrowser(copy, async (open) => {
          const [attempts, looks] = [[], []]
          for (let count = 0; count < reopenings; count += 1) {
            const page = await open(url)
            attempts.push(await page.evaluate(() => window.bench.reopen()))
            looks.push(await page.evaluate(() => window.bench.look()))
            await page.close()
          }
          return { firstMs: attempts[0], leastMs: Math.min(...attempts), lookMs: median(looks) }
        })
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    },
  }
}

/** The time from opening a page over waiting messages to its first attempt. */
export const reopening = {
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
