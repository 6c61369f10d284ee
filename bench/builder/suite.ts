import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { serveFolder } from '../../e2e/harness/static-host.ts'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { median } from '../statistics.ts'
import type { Round, Subject, Suite } from '../suite.ts'
import { formRecord } from './form-record.ts'
import { installProbe } from './probe.ts'

const sizes = [100, 1000] as const
const repeats = 7
const warmUps = 2

/** Time until the frame after one act, begun by an event of a kind; the studio is idle before it. */
async function timed(page: Page, kind: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((event) => {
    window.builderBench.time(event)
    return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
  }, kind)
  await act()
  return page.evaluate(() => window.builderBench.timed())
}

async function repeated(count: number, one: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < count + warmUps; index += 1) times.push(await one(index))
  return median(times.slice(warmUps))
}

/** The middle of what a box of the page is, in the window. */
async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing is drawn of ${selector}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const metric = async (session: CDPSession, name: string): Promise<number> =>
  (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? Number.NaN

async function letters(page: Page, session: CDPSession): Promise<Round> {
  await page.locator('[data-canvas-field="f3"] [data-part="cover"]').click()
  await page.locator('[data-canvas-field="f3"] [data-part="label"]').focus()
  await page.waitForTimeout(1_000)
  const before = await metric(session, 'TaskDuration')
  const letter = await repeated(repeats, (index) =>
    timed(page, 'keydown', () => page.keyboard.press('abcdefghij'[index] ?? 'z')),
  )
  await page.waitForTimeout(1_500)
  const busyMs = ((await metric(session, 'TaskDuration')) - before) * 1000
  return { letter, letterAll: busyMs / (repeats + warmUps) }
}

async function drags(page: Page): Promise<Round> {
  const moves: number[] = []
  const drops = await repeated(3, async () => {
    await page.locator('[data-canvas-field="f3"]').scrollIntoViewIfNeeded()
    const [x, y] = await middleOf(page, '[data-canvas-field="f3"] [data-part="grip"]')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 8)
    const by = moves.length % 20 === 0 ? 12 : -12
    for (let step = 1; step <= 10; step += 1) {
      moves.push(await timed(page, 'pointermove', () => page.mouse.move(x, y + 8 + step * by)))
    }
    if ((await page.locator('[data-drag-card]').count()) !== 1) throw new Error('Nothing is dragged.')
    return timed(page, 'pointerup', () => page.mouse.up())
  })
  return { drag: median(moves), drop: drops }
}

/** Everything that is timed in one form of the studio. */
async function measureForm(page: Page, session: CDPSession, count: number): Promise<Round> {
  const openedMs = await page.evaluate(async (wanted) => {
    const fromMs = performance.now()
    location.hash = `#/forms/bench_${wanted}/build`
    while (document.querySelectorAll('[data-canvas-field]').length < wanted) await new Promise(requestAnimationFrame)
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage(undefined))
    })
    return performance.now() - fromMs
  }, count)
  await page.waitForTimeout(1_000)
  await session.send('HeapProfiler.collectGarbage')
  const heap = (await metric(session, 'JSHeapUsedSize')) / 1e6
  const typed = await letters(page, session)
  const select = await repeated(repeats, (index) =>
    timed(page, 'click', () => page.locator(`[data-canvas-field="f${(index % 3) + 1}"] [data-part="cover"]`).click()),
  )
  const dragged = await drags(page)
  const undos: number[] = []
  const add = await repeated(3, async () => {
    const added = await timed(page, 'click', () => page.locator('button[data-roving]').nth(0).click())
    undos.push(await timed(page, 'keydown', () => page.keyboard.press('Control+z')))
    return added
  })
  await page.waitForTimeout(1_000)
  await session.send('HeapProfiler.collectGarbage')
  const heapAfter = (await metric(session, 'JSHeapUsedSize')) / 1e6
  return { open: openedMs, ...typed, select, ...dragged, add, undo: median(undos), heap, heapAfter }
}

async function measure(folder: string): Promise<Round> {
  const server = await serveFolder(folder, '/')
  const executablePath = findChromium()
  const args = [...chromiumArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync']
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(30_000)
    await page.addInitScript(installProbe)
    await page.goto(server.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(async (records) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('letterslot')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const transaction = database.transaction('forms', 'readwrite')
      for (const record of records) transaction.objectStore('forms').put(record)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      database.close()
    }, sizes.map(formRecord))
    const round: Record<string, number> = {}
    for (const count of sizes) {
      await page.goto('about:blank')
      await page.goto(server.url)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(1_000)
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      const numbers = await measureForm(page, session, count)
      for (const [key, value] of Object.entries(numbers)) round[`${key}${count}`] = value
      await session.detach()
    }
    return round
  } finally {
    await browser.close()
    await server.close()
  }
}

const built = join(import.meta.dirname, '../../dist')

function subject(name: string, folder: string): Subject {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`No studio stands in ${folder}: npm run build.`)
  return { name, run: () => measure(folder) }
}

/** The folder of another build, such as the one before a change. */
const before = process.env['LETTERSLOT_BENCH_BEFORE']

const acts = [
  ['open', 'opened, until all fields are painted'],
  ['letter', 'letter of a label'],
  ['letterAll', 'letter, all work of its thread, saving too'],
  ['select', 'selecting a field'],
  ['drag', 'move of a drag'],
  ['drop', 'drop'],
  ['add', 'adding a field'],
  ['undo', 'undo'],
] as const

/** The step Build of the built studio in Chromium, with forms of 100 and of 1,000 fields. */
export const builder: Suite = {
  title: 'Build in Chromium, until the next frame is drawn',
  rounds: 5,
  peer: before ? 'the build before' : 'this build',
  subjects: [
    ...(before ? [{ name: 'the build before', run: () => measure(before) }] : []),
    { name: 'this build', run: () => subject('this build', built).run() },
  ],
  metrics: sizes.flatMap((count) => [
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
