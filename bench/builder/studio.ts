import type { Page } from 'playwright'
import { median } from '../statistics.ts'
import type { Round } from '../suite.ts'
import { type Acts, type Bench, middleOf } from './acts.ts'
import { formRecord } from './form-record.ts'

/** Keeps forms of these sizes in the studio's database, and shows its first screen. */
export async function keepForms(page: Page, url: string, sizes: readonly number[]): Promise<void> {
  const atStart = async () => {
    await page.goto('about:blank')
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await atStart()
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
  await atStart()
}

const partOf = (field: string, part: string): string => `[data-canvas-field="${field}"] [data-part="${part}"]`

async function drags({ page, work, dragged }: Bench): Promise<Round> {
  const moves: number[] = []
  const drops: number[] = []
  for (let count = 0; count < work.slowRepeats + work.warmUps; count += 1) {
    await page.locator('[data-canvas-field="f3"]').scrollIntoViewIfNeeded()
    const [x, y] = await middleOf(page, partOf('f3', 'grip'))
    const by = count % 2 === 0 ? 128 : -112
    const drag = await dragged([x, y], [x, y + by], '[data-drag-card]')
    moves.push(...drag.moves)
    drops.push(drag.drop)
  }
  return { drag: median(moves), drop: median(drops.slice(work.warmUps)) }
}

/** Opens a form that was kept, until its fields are painted: the time in ms. */
export const openForm = (page: Page, count: number): Promise<number> =>
  page.evaluate(async (wanted) => {
    const fromMs = performance.now()
    location.hash = `#/forms/bench_${wanted}/build`
    while (document.querySelectorAll('[data-canvas-field]').length < wanted) await new Promise(requestAnimationFrame)
    await window.builderBench.drawn()
    return performance.now() - fromMs
  }, count)

/** The step Build of the studio. */
export const studioActs: Acts = async (bench) => {
  const { page, work, timed, repeated } = bench
  await page.locator(partOf('f3', 'cover')).click()
  await page.locator(partOf('f3', 'label')).focus()
  const typed = await bench.letters()
  const select = await repeated(work.repeats, (index) =>
    timed('click', () => page.locator(partOf(`f${(index % 3) + 1}`, 'cover')).click()),
  )
  const dragged = await drags(bench)
  const undos: number[] = []
  const add = await repeated(work.slowRepeats, async () => {
    const added = await timed('click', () => page.locator('button[data-roving]').nth(0).click())
    // Else the frame after Control alone would end the time.
    await page.keyboard.down('Control')
    undos.push(await timed('keydown', () => page.keyboard.press('z')))
    await page.keyboard.up('Control')
    return added
  })
  return { ...typed, select, ...dragged, add, undo: median(undos) }
}
