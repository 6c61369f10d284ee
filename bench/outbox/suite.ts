import { bundle } from '../bundle.ts'
import { withChromium } from '../chromium.ts'
import { type Server, serve } from '../serve.ts'
import type { About, Round, Subject, Suite } from '../suite.ts'

/** Messages that one round takes in. */
const messages = { whole: 60, smoke: 3 } as const

let serving: Promise<Server> | undefined

function subject(about: About, way: 'raw' | 'dexie' | 'ours'): Subject {
  return {
    ...about,
    async run(scale): Promise<Round> {
      serving ??= bundle(`import './bench/outbox/page.ts'`).then((bundled) => serve(bundled))
      const { url } = await serving
      return withChromium(scale, async (browser) => {
        const page = await browser.newPage()
        await page.goto(url)
        await page.waitForFunction(() => 'putBench' in window)
        return page.evaluate(([chosen, count]) => window.putBench[chosen](count), [way, messages[scale]] as const)
      })
    },
  }
}

/** The time from Send until a message may leave the device, and until it is called kept. */
export const outbox: Suite = {
  title: 'From Send to the first byte, durably, in Chromium',
  rounds: 5,
  peer: 'raw strict put',
  subjects: [
    subject({ name: 'outbox' }, 'ours'),
    subject({ name: 'Dexie', packages: ['dexie'] }, 'dexie'),
    subject({ name: 'raw strict put' }, 'raw'),
  ],
  metrics: [
    { key: 'firstByteMs', label: 'until the first byte may go', unit: 'ms', better: 'lower' },
    { key: 'keptMs', label: 'until it is called kept', unit: 'ms', better: 'lower' },
  ],
}
