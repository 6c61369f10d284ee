import type { Page } from 'playwright'
import { buildElement } from '../../packages/embed/build-element.ts'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { documentOf } from '../bench-fields.ts'
import { bundle } from '../bundle.ts'
import { withChromium } from '../chromium.ts'
import { bundledPage, surveyStyle } from '../peer-pages.ts'
import { surveyJson } from '../peers/survey-json.ts'
import { servePage } from '../serve.ts'
import { median } from '../statistics.ts'
import type { About, Round, Scale, Subject, Suite } from '../suite.ts'
import { installKeyProbe } from './probe.ts'

interface Work {
  readonly fields: number
  readonly letters: number
  readonly cures: number
  /** Keys and cures at the start that do not count. */
  readonly warmUps: number
}

const work: Readonly<Record<Scale, Work>> = {
  whole: { fields: 1000, letters: 52, cures: 30, warmUps: 12 },
  smoke: { fields: 20, letters: 2, cures: 1, warmUps: 0 },
}

/** Selects a field by its number: the control that is written in. */
type Find = (number: number | undefined) => string

const byName: Find = (number) => (number === undefined ? '[name^=field_]' : `[name=field_${number}]`)

/** A page: its markup, its files by their names, and where its controls are. */
interface Site {
  readonly html: string
  readonly files: ReadonlyMap<string, string | Buffer>
  readonly find?: Find
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
async function cure(tab: Page, patterned: string): Promise<number> {
  await press(tab, patterned, ['x'])
  await tab.keyboard.press('Tab')
  await tab.waitForSelector(`${patterned}[aria-invalid=true]`)
  await tab.focus(patterned)
  await tab.keyboard.press('Backspace')
  await tab.waitForFunction(() => window.keyBench.isCured())
  const [key] = await tab.evaluate(() => window.keyBench.taken())
  return key?.ms ?? Number.NaN
}

/** Presses keys, and the time that the page's thread was busy for one of them. */
async function busyKeys(tab: Page, selector: string, keys: readonly string[]): Promise<Round> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Performance.enable')
  const busySeconds = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  await tab.focus(selector)
  const before = await busySeconds()
  for (const key of keys) await tab.keyboard.press(key)
  await tab.waitForFunction((length) => window.keyBench.seen() === length, keys.length)
  const allMs = ((await busySeconds()) - before) * 1000
  await session.detach()
  await tab.evaluate(() => window.keyBench.taken())
  return { allMs: allMs / keys.length }
}

async function measure({ html, files, find = byName }: Site, scale: Scale): Promise<Round> {
  const { fields, letters, cures, warmUps } = work[scale]
  // Text fields in the middle: one without a rule that a letter breaks, one with the pattern `[A-Z]{3}-\\d+`.
  const [plain, patterned] = [find(fields / 2), find(fields / 2 + 3)]
  const keys = Array.from({ length: letters }, (_, index) => String.fromCodePoint(97 + (index % 26)))
  const server = await servePage(html, files)
  try {
    return await withChromium(scale, async (browser) => {
      const tab = await browser.newPage()
      // Of the peers, some take half a second a key.
      tab.setDefaultTimeout(120_000)
      await tab.addInitScript(installKeyProbe)
      await tab.goto(server.url, { waitUntil: 'networkidle' })
      const drawn = await tab.locator(find(undefined)).count()
      if (drawn !== fields) throw new Error(`${drawn} fields were drawn`)
      const typed = await press(tab, plain, keys)
      // A field beside it of the same kind: it takes no more than 80 letters.
      const busy = await busyKeys(tab, find(fields / 2 + 5), keys.slice(warmUps))
      await press(tab, patterned, [...'ABC-1'])
      const cured: number[] = []
      while (cured.length < cures) cured.push(await cure(tab, patterned))
      return {
        keyMs: median(typed.slice(warmUps).map(({ ms }) => ms)),
        ...busy,
        cureMs: median(cured.slice(warmUps)),
      }
    })
  } finally {
    server.close()
  }
}

/** Made once for each scale, measured in a fresh browser each time. */
function subject(about: About, make: (fields: number) => Promise<Site>): Subject {
  const made = new Map<Scale, Promise<Site>>()
  return {
    ...about,
    run: async (scale) => {
      const site = made.get(scale) ?? make(work[scale].fields)
      made.set(scale, site)
      return measure(await site, scale)
    },
  }
}

const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Keys</title>'

const page = subject({ name: 'Letterslot, the page in one file', isOurs: true }, async (fields) => ({
  html: await contactPage(documentOf(fields)),
  files: new Map(),
}))

const element = subject({ name: 'Letterslot, the element', isOurs: true }, async (fields) => {
  const { element: whole } = await buildElement()
  const tag = `<letterslot-form src="form.json"></letterslot-form><script type="module" src="/${whole.fileName}"></script>`
  const files = new Map([
    ['form.json', JSON.stringify(documentOf(fields))],
    [whole.fileName, whole.script],
  ])
  return { html: `${head}<body>${tag}`, files }
})

/** Draws `app` of some code by React, or by Preact in its place. */
async function drawing(code: string, fields: number, alias: Readonly<Record<string, string>> = {}): Promise<Site> {
  const isPreact = 'react' in alias
  const whole = `${code}
    ${isPreact ? "import { render } from 'react'" : "import { createRoot } from 'react-dom/client'"}
    const root = document.getElementById('root')
    ${isPreact ? 'render(app, root)' : 'createRoot(root).render(app)'}`
  const { files, entry } = await bundle(whole, alias, { benchFieldCount: String(fields) })
  return { html: `${head}<body><div id="root"></div><script type="module" src="/${entry}"></script>`, files }
}

/** The form of another suite. */
const drawn = (about: About, entry: string, alias?: Readonly<Record<string, string>>): Subject =>
  subject(about, (fields) => drawing(`import { app } from './bench/typing/${entry}'`, fields, alias))

const fieldsOf = (count: number) => documentOf(count).pages.flatMap((page) => page.fields)

/** A form that a peer draws by React from data. */
async function peerSite(imported: string, made: string, find: Find, styles: Parameters<typeof bundledPage>[1] = []) {
  const code = `${imported}
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(${made})`
  const files = await bundledPage(code, styles)
  return { html: String(files.get('')), files, find }
}

const antd = subject({ name: 'antd', isApart: true, packages: ['antd'] }, (count) =>
  peerSite(
    "import { antdForm } from './bench/peers/antd-form.tsx'",
    `antdForm(${JSON.stringify(fieldsOf(count))})`,
    (number) => (number === undefined ? '.ant-form-item' : `#field_${number}`),
  ),
)

const surveyJs = subject({ name: 'SurveyJS', isApart: true, packages: ['survey-react-ui'] }, (count) =>
  peerSite(
    "import { surveyForm } from './bench/peers/survey-form.tsx'",
    `surveyForm(${JSON.stringify(surveyJson('Questions', fieldsOf(count)))})`,
    (number) => (number === undefined ? '[data-name^=field_]' : `[data-name=field_${number}] input`),
    [surveyStyle],
  ),
)

/** The cost of a key for a visitor of a form of 1,000 fields. */
export const keys: Suite = {
  title: 'A key in a form of 1,000 fields, in Chromium',
  rounds: 5,
  peer: 'react-hook-form',
  subjects: [
    drawn({ name: 'Letterslot, React' }, 'letterslot.tsx'),
    page,
    element,
    drawn({ name: 'react-hook-form', packages: ['react-hook-form', 'react'] }, 'react-hook-form.tsx'),
    drawn({ name: 'Preact, react-hook-form', packages: ['preact'] }, 'react-hook-form.tsx', { react: 'preact/compat' }),
    drawn({ name: 'react-final-form', packages: ['react-final-form', 'final-form'] }, 'final-form.tsx'),
    antd,
    surveyJs,
    drawn({ name: 'native' }, 'native.tsx'),
  ],
  metrics: [
    { key: 'keyMs', label: 'script of one key, nothing wrong', unit: 'ms', better: 'lower' },
    { key: 'allMs', label: 'all work of the thread for one key, drawing too', unit: 'ms', better: 'lower' },
    { key: 'cureMs', label: 'one key that takes a message away, until it is gone', unit: 'ms', better: 'lower' },
  ],
}
