import type { Page } from 'playwright'
import { type Bundle, bundle } from '../bundle.ts'
import { withChromium } from '../chromium.ts'
import { serve } from '../serve.ts'
import { median } from '../statistics.ts'
import type { About, Round, Scale, Subject, Suite } from '../suite.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'
const warmUpKeys = 12
/** A text field in the middle, without a rule that a letter breaks. */
const typedInto = 'field_100'
/** A field whose problem is shown, then cured key by key. */
const wrongField = 'field_103'

async function typeInto(tab: Page, name: string, scale: Scale): Promise<number> {
  const keys = scale === 'whole' ? letters : letters.slice(0, 2)
  await tab.focus(`[name="${name}"]`)
  for (const key of keys) await tab.keyboard.press(key)
  await tab.waitForFunction((count) => window.typingBench.seen() === count, keys.length)
  const times = await tab.evaluate(() => window.typingBench.times())
  return median(times.slice(scale === 'whole' ? warmUpKeys : 0))
}

async function measure(built: Bundle, scale: Scale): Promise<Round> {
  const server = await serve(built, '<div id="root"></div>')
  try {
    return await withChromium(scale, async (browser) => {
      const tab = await browser.newPage()
      tab.on('pageerror', (error) => {
        throw error
      })
      await tab.goto(server.url)
      await tab.waitForFunction(() => 'typingBench' in window)
      const drawn = await tab.evaluate(() => window.typingBench.draw())
      const drawnFields = await tab.locator('[name^="field_"]').count()
      if (drawnFields !== 200) throw new Error(`${drawnFields} fields were drawn`)
      const keyMs = await typeInto(tab, typedInto, scale)
      await tab.focus(`[name="${wrongField}"]`)
      await tab.keyboard.press('x')
      await tab.keyboard.press('Tab')
      await tab.waitForSelector(`[name="${wrongField}"][aria-invalid="true"]`)
      await tab.waitForFunction(() => window.typingBench.seen() === 1)
      await tab.evaluate(() => window.typingBench.times())
      return { ...drawn, keyMs, wrongKeyMs: await typeInto(tab, wrongField, scale) }
    })
  } finally {
    server.close()
  }
}

/** Bundled once, measured in a fresh browser each time. */
function subject(about: About, entry: string): Subject {
  let bundled: Promise<Bundle> | undefined
  return {
    ...about,
    run: async (scale) => {
      bundled ??= bundle(`import { app } from './bench/typing/${entry}'
        import { offer } from './bench/typing/probe.tsx'
        offer(app)`)
      return measure(await bundled, scale)
    },
  }
}

/** A form of 200 fields in Chromium: how soon it stands, and what one key costs. */
export const typing: Suite = {
  title: 'A form of 200 fields in Chromium (React 19, no style sheet)',
  rounds: 5,
  peer: 'react-hook-form',
  subjects: [
    subject({ name: 'Letterslot' }, 'letterslot.tsx'),
    subject({ name: 'react-hook-form', packages: ['react-hook-form', 'react'] }, 'react-hook-form.tsx'),
    subject({ name: 'react-final-form', packages: ['react-final-form', 'final-form'] }, 'final-form.tsx'),
    subject({ name: 'native' }, 'native.tsx'),
  ],
  metrics: [
    { key: 'standsMs', label: 'first render, until the DOM stands', unit: 'ms', better: 'lower' },
    { key: 'paintedMs', label: 'first render, until it is painted', unit: 'ms', better: 'lower' },
    { key: 'keyMs', label: 'script of one key, nothing wrong', unit: 'ms', better: 'lower' },
    { key: 'wrongKeyMs', label: 'script of one key, its problem on screen', unit: 'ms', better: 'lower' },
  ],
}
