import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle } from '../bundle.mjs'
import { median } from '../statistics.mjs'

const pageOf = (entry) =>
  `<!doctype html><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="/${entry}"></script>`
const keys = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
const warmUpKeys = 12
/** A text field in the middle, without a rule that a letter breaks. */
const typedInto = 'field_100'
/** A field whose problem is shown, then cured key by key. */
const wrongField = 'field_103'

/** Serves one page with its scripts to this computer only. */
async function serve({ files, entry }) {
  const server = createServer((request, response) => {
    const script = files.get(request.url.slice(1))
    const [type, body] = script === undefined ? ['text/html', pageOf(entry)] : ['text/javascript', script]
    response.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      // Isolated pages have a clock of 5 µs; others, of 100.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

async function typeInto(tab, name) {
  await tab.focus(`[name="${name}"]`)
  for (const key of keys) await tab.keyboard.press(key)
  await tab.waitForFunction((count) => window.bench.seen() === count, keys.length)
  const times = await tab.evaluate(() => window.bench.times())
  return median(times.slice(warmUpKeys))
}

async function measure(built) {
  const server = await serve(built)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    const tab = await browser.newPage()
    tab.on('pageerror', (error) => {
      throw error
    })
    await tab.goto(server.url)
    await tab.waitForFunction(() => window.bench !== undefined)
    const drawn = await tab.evaluate(() => window.bench.draw())
    const drawnFields = await tab.locator('[name^="field_"]').count()
    if (drawnFields !== 200) throw new Error(`${drawnFields} fields were drawn`)
    const keyMs = await typeInto(tab, typedInto)
    await tab.focus(`[name="${wrongField}"]`)
    await tab.keyboard.press('x')
    await tab.keyboard.press('Tab')
    await tab.waitForSelector(`[name="${wrongField}"][aria-invalid="true"]`)
    await tab.waitForFunction(() => window.bench.seen() === 1)
    await tab.evaluate(() => window.bench.times())
    return { ...drawn, keyMs, wrongKeyMs: await typeInto(tab, wrongField) }
  } finally {
    await browser.close()
    server.close()
  }
}

/** Bundled once, measured in a fresh browser each time. */
function subject(name, entry) {
  let bundled
  return {
    name,
    run: async () => {
      bundled ??= bundle(`import { app } from './bench/typing/${entry}'
        import { offer } from './bench/typing/probe.jsx'
        offer(app)`)
      return measure(await bundled)
    },
  }
}

/** A form of 200 fields in Chromium: how soon it stands, and what one key costs. */
export const typing = {
  title: 'A form of 200 fields in Chromium (React 19, no style sheet)',
  rounds: 5,
  peer: 'react-hook-form',
  subjects: [subject('Letterslot', 'letterslot.jsx'), subject('react-hook-form', 'react-hook-form.jsx')],
  metrics: [
    { key: 'standsMs', label: 'first render, until the DOM stands', unit: 'ms', better: 'lower' },
    { key: 'paintedMs', label: 'first render, until it is painted', unit: 'ms', better: 'lower' },
    { key: 'keyMs', label: 'script of one key, nothing wrong', unit: 'ms', better: 'lower' },
    { key: 'wrongKeyMs', label: 'script of one key, its problem on screen', unit: 'ms', better: 'lower' },
  ],
}
