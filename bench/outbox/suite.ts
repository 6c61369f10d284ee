import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { bundle } from '../bundle.ts'
import { type Server, serve } from '../serve.ts'
import type { Round, Subject, Suite } from '../suite.ts'

/** Messages that one round takes in; short in a smoke of the suite. */
const messages = Number(process.env['LETTERSLOT_BENCH_MESSAGES'] ?? 60)

let serving: Promise<Server> | undefined

function subject(name: string, way: 'raw' | 'dexie' | 'ours'): Subject {
  return {
    name,
    async run(): Promise<Round> {
      serving ??= bundle(`import './bench/outbox/page.ts'`).then((bundled) => serve(bundled))
      const { url } = await serving
      const executablePath = findChromium()
      const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
      try {
        const page = await browser.newPage()
        await page.goto(url)
        await page.waitForFunction(() => 'putBench' in window)
        return await page.evaluate(([chosen, count]) => window.putBench[chosen](count), [way, messages] as const)
      } finally {
        await browser.close()
      }
    },
  }
}

/** The time from Send until a message may leave the device, and until it is called kept. */
export const outbox: Suite = {
  title: 'From Send to the first byte, durably, in Chromium',
  rounds: 5,
  peer: 'raw strict put',
  subjects: [subject('outbox', 'ours'), subject('Dexie', 'dexie'), subject('raw strict put', 'raw')],
  metrics: [
    { key: 'firstByteMs', label: 'until the first byte may go', unit: 'ms', better: 'lower' },
    { key: 'keptMs', label: 'until it is called kept', unit: 'ms', better: 'lower' },
  ],
}
