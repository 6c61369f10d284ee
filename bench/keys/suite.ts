import { chromium, type Page } from 'playwright'
import { buildElement } from '../../packages/embed/build-element.ts'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { documentOf } from '../bench-fields.ts'
import { bundle } from '../bundle.ts'
import { servePage } from '../serve.ts'
import { median } from '../statistics.ts'
import type { Round, Subject, Suite } from '../suite.ts'
import { installKeyProbe } from './probe.ts'

const count = 1000
const letters = [...'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz']
const warmUpKeys = 12
/** A text field in the middle, without a rule that a letter breaks. */
const plain = '[name=field_500]'
/** Its rule is a pattern, `[A-Z]{3}-\\d+`. */
const patterned = '[name=field_503]'

/** A page: its markup, and its scripts by their names. */
interface Site {
  readonly html: string
  readonly files: ReadonlyMap<string, string>
}

async function press(tab: Page, selector: string, keys: readonly string[]) {
  await tab.focus(selector)
  for (const key of keys) await tab.keyboard.press(key)
  await tab.waitForFunction((length) => window.keyBench.seen() === length, keys.length)
  return tab.evaluate(() => window.keyBench.taken())
}

/**
 * A key that cures what was wrong, and takes its message away. Its problem is shown by leaving the field, as not all show one
 * while a visitor still types.
 */
async function cures(tab: Page): Promise<number> {
  await press(tab, patterned, [...'ABC-1'])
  const times: number[] = []
  for (let cured = 0; cured < 30; cured += 1) {
    await press(tab, patterned, ['x'])
    await tab.keyboard.press('Tab')
    await tab.waitForSelector(`${patterned}[aria-invalid=true]`)
    const [key] = await press(tab, patterned, ['Backspace'])
    if (!key || key.isInvalid) throw new Error('A message stays beside a good answer.')
    times.push(key.ms)
  }
  return median(times.slice(warmUpKeys))
}

async function measure({ html, files }: Site): Promise<Round> {
  const server = await servePage(html, files)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    const tab = await browser.newPage()
    await tab.addInitScript(installKeyProbe)
    await tab.goto(server.url, { waitUntil: 'networkidle' })
    const drawn = await tab.locator('[name^=field_]').count()
    if (drawn !== count) throw new Error(`${drawn} fields were drawn`)
    const keys = await press(tab, plain, letters)
    return { keyMs: median(keys.slice(warmUpKeys).map(({ ms }) => ms)), cureMs: await cures(tab) }
  } finally {
    await browser.close()
    server.close()
  }
}

/** Made once, measured in a fresh browser each time. */
function subject(name: string, make: () => Promise<Site>): Subject {
  let made: Promise<Site> | undefined
  return {
    name,
    run: async () => {
      made ??= make()
      return measure(await made)
    },
  }
}

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Keys</title><body>'

const page = subject('Letterslot, the page in one file', async () => ({
  html: await contactPage(documentOf(count)),
  files: new Map(),
}))

const element = subject('Letterslot, the element', async () => {
  const { element: whole } = await buildElement()
  const tag = `<letterslot-form src="form.json"></letterslot-form><script type="module" src="/${whole.fileName}"></script>`
  const files = new Map([
    ['form.json', JSON.stringify(documentOf(count))],
    [whole.fileName, whole.script],
  ])
  return { html: `${head}${tag}`, files }
})

/** The form of another suite, drawn by React, or by Preact in its place. */
const drawn = (name: string, entry: string, alias: Readonly<Record<string, string>> = {}): Subject =>
  subject(name, async () => {
    const isPreact = 'react' in alias
    const code = `import { app } from './bench/typing/${entry}'
      ${isPreact ? "import { render } from 'react'" : "import { createRoot } from 'react-dom/client'"}
      const root = document.getElementById('root')
      ${isPreact ? 'render(app, root)' : 'createRoot(root).render(app)'}`
    const { files, entry: first } = await bundle(code, alias, { benchFieldCount: String(count) })
    return { html: `${head}<div id="root"></div><script type="module" src="/${first}"></script>`, files }
  })

/** The cost of a key for a visitor of a form of 1,000 fields. */
export const keys: Suite = {
  title: 'A key in a form of 1,000 fields, in Chromium',
  rounds: 5,
  peer: 'react-hook-form',
  subjects: [
    drawn('Letterslot, React', 'letterslot.tsx'),
    page,
    element,
    drawn('react-hook-form', 'react-hook-form.tsx'),
    drawn('Preact, react-hook-form', 'react-hook-form.tsx', { react: 'preact/compat' }),
    drawn('native', 'native.tsx'),
  ],
  metrics: [
    { key: 'keyMs', label: 'script of one key, nothing wrong', unit: 'ms', better: 'lower' },
    { key: 'cureMs', label: 'script of one key that takes a message away', unit: 'ms', better: 'lower' },
  ],
}
