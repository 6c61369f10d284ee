import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { serveFolder } from '../../e2e/harness/static-host.ts'
import { documentOf } from '../bench-fields.ts'
import { withChromium } from '../chromium.ts'
import { bundledPage, creatorStyle, type Files, formioPage, surveyStyle } from '../peer-pages.ts'
import { formioJson } from '../peers/formio-json.ts'
import { surveyJson } from '../peers/survey-json.ts'
import { servePage } from '../serve.ts'
import type { Round, Scale, Subject, Suite } from '../suite.ts'
import { type Acts, benchOf, work } from './acts.ts'
import { creatorActs } from './creator.ts'
import { formioActs } from './formio.ts'
import { installProbe } from './probe.ts'
import { keepForms, openForm, studioActs } from './studio.ts'

/** Frames are not held back to the screen's 60 a second: the wait for one is no part of the numbers. */
const unheld = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const withPage = <Result>(scale: Scale, work: (page: Page) => Promise<Result>): Promise<Result> =>
  withChromium(
    scale,
    async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      page.setDefaultTimeout(60_000)
      await page.addInitScript(installProbe)
      return work(page)
    },
    unheld,
  )

/** Opens a form and does all acts: the numbers by the keys of the metrics. */
async function measureForm(page: Page, scale: Scale, count: number, open: () => Promise<number>, acts: Acts) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const bench = benchOf(page, session, scale)
  const opened = await open()
  const heap = await bench.heap()
  const times = await acts(bench)
  const heapAfter = await bench.heap()
  await session.detach()
  return Object.entries({ open: opened, ...times, heap, heapAfter }).map(([key, ms]) => [`${key}${count}`, ms] as const)
}

async function measureStudio(folder: string, scale: Scale): Promise<Round> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`No studio stands in ${folder}: npm run build.`)
  const server = await serveFolder(folder, '/')
  try {
    return await withPage(scale, async (page) => {
      const numbers: (readonly [string, number])[] = []
      await keepForms(page, server.url, work[scale].sizes)
      for (const count of work[scale].sizes) {
        await page.goto('about:blank')
        await page.goto(server.url)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForTimeout(work[scale].restMs)
        numbers.push(...(await measureForm(page, scale, count, () => openForm(page, count), studioActs)))
      }
      return Object.fromEntries(numbers)
    })
  } finally {
    await server.close()
  }
}

/** A peer whose page offers `openBench(json)`, which resolves once a form is drawn; a fresh page for each size. */
function peer(
  name: string,
  packages: readonly string[],
  make: () => Promise<Files>,
  jsonOf: (count: number) => object,
  acts: Acts,
): Subject {
  let made: Promise<Files> | undefined
  return {
    name,
    packages,
    isApart: true,
    async run(scale) {
      made ??= make()
      const files = await made
      const server = await servePage(String(files.get('')), files)
      try {
        return await withPage(scale, async (page) => {
          const numbers: (readonly [string, number])[] = []
          for (const count of work[scale].sizes) {
            await page.goto(server.url, { waitUntil: 'networkidle' })
            const open = () => page.evaluate((json) => window.openBench(json), jsonOf(count))
            numbers.push(...(await measureForm(page, scale, count, open, acts)))
          }
          return Object.fromEntries(numbers)
        })
      } finally {
        server.close()
      }
    },
  }
}

const fieldsOf = (count: number) => documentOf(count).pages.flatMap((page) => page.fields)

/** Draws a form, and says after how many ms the frame with a first field was there. */
const openBench = (draw: string, firstField: string): string => `window.openBench = async (json) => {
  const fromMs = performance.now()
  ${draw}
  await window.builderBench.drawn('${firstField}')
  return performance.now() - fromMs
}`

declare global {
  interface Window {
    readonly openBench: (json: object) => Promise<number>
  }
}

const creator = peer(
  'SurveyJS Creator',
  ['survey-creator-react'],
  () =>
    bundledPage(
      `import { creatorOf } from './bench/peers/creator.tsx'
      import { createRoot } from 'react-dom/client'
      ${openBench("createRoot(document.getElementById('root')).render(creatorOf(json))", '[data-name=field_0]')}`,
      [surveyStyle, creatorStyle],
    ),
  (count) => surveyJson(`${count} questions`, fieldsOf(count)),
  creatorActs,
)

const formio = peer(
  'Form.io builder',
  ['@formio/js'],
  async () =>
    formioPage(
      'full',
      openBench("await Formio.builder(document.getElementById('root'), json, {})", '.builder-component'),
    ),
  (count) => formioJson(fieldsOf(count)),
  formioActs,
)

/** The folder of another build, such as the one before a change. */
const before = process.env['LETTERSLOT_BENCH_BEFORE']

const acts = [
  ['open', 'opened, until its fields are painted'],
  ['letter', 'letter of a label'],
  ['letterAll', 'letter, all work of its thread, saving too'],
  ['select', 'selecting a field'],
  ['drag', 'move of a drag'],
  ['drop', 'drop'],
  ['add', 'adding a field'],
  ['undo', 'undo'],
] as const

/** The step Build of the built studio in Chromium beside other builders, with forms of 100 and of 1,000 fields. */
export const builder: Suite = {
  title: 'Builders in Chromium, until the next frame is drawn',
  rounds: 5,
  peer: 'SurveyJS Creator',
  subjects: [
    { name: 'Letterslot', run: (scale) => measureStudio(join(import.meta.dirname, '../../dist'), scale) },
    ...(before
      ? [{ name: 'the build before', isOurs: true, run: (scale: Scale) => measureStudio(before, scale) }]
      : []),
    creator,
    formio,
  ],
  metrics: work.whole.sizes.flatMap((count) => [
    ...acts.map(([key, label]) => ({
      key: `${key}${count}`,
      label: `${count} fields: ${label}`,
      unit: 'ms',
      better: 'lower' as const,
    })),
    { key: `heap${count}`, label: `${count} fields: heap, opened`, unit: 'MB', better: 'lower' as const },
    { key: `heapAfter${count}`, label: `${count} fields: heap, after all this`, unit: 'MB', better: 'lower' as const },
  ]),
}
