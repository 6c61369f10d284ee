import type { CDPSession, Page } from 'playwright'
import { median } from '../statistics.ts'
import type { Round, Scale } from '../suite.ts'

/** The amount of each act. */
interface Work {
  readonly sizes: readonly number[]
  readonly repeats: number
  readonly slowRepeats: number
  readonly warmUps: number
  readonly moves: number
  /** Pauses in which a builder does what it puts off. */
  readonly restMs: number
}

export const work: Readonly<Record<Scale, Work>> = {
  whole: { sizes: [100, 1000], repeats: 7, slowRepeats: 3, warmUps: 2, moves: 10, restMs: 1000 },
  smoke: { sizes: [100], repeats: 1, slowRepeats: 1, warmUps: 0, moves: 4, restMs: 0 },
}

/** An open builder that is timed. */
export interface Bench {
  readonly page: Page
  readonly work: Work
  /** Time until the frame after one act, begun by an event of a kind; the builder is idle before it. */
  readonly timed: (kind: string, act: () => Promise<void>, shown?: string) => Promise<number>
  /** The middle time of an act that is done as often as the work says. */
  readonly repeated: (count: number, one: (index: number) => Promise<number>) => Promise<number>
  /** The middle time of a letter in what has the focus, and all that the thread does for one. */
  readonly letters: () => Promise<Round>
  /** Megabytes in use, after what nobody holds is gone. */
  readonly heap: () => Promise<number>
  /**
   * Takes hold of a place, takes it to another in steps, and lets it go: the times of each.
   * @param dragging - selects what shows that something is dragged.
   * @param shown - selects what the end of it shows.
   */
  readonly dragged: (
    from: readonly [number, number],
    to: readonly [number, number],
    dragging: string,
    shown?: string,
  ) => Promise<{ readonly moves: readonly number[]; readonly drop: number }>
}

/** Times what can be done in a builder with an open form, by the keys of the metrics. */
export type Acts = (bench: Bench) => Promise<Round>

/** The middle of what the page draws of a selector, in the window. */
export async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`Nothing is drawn of ${selector}`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The clocks of a page whose builder stands open. */
export function benchOf(page: Page, session: CDPSession, scale: Scale): Bench {
  const own = work[scale]
  const metric = async (name: string): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const timed: Bench['timed'] = async (kind, act, shown) => {
    await page.evaluate(
      ([event, selector]) => {
        window.builderBench.time(event, selector)
        return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
      },
      [kind, shown] as const,
    )
    await act()
    return page.evaluate(() => window.builderBench.timed())
  }
  const repeated: Bench['repeated'] = async (count, one) => {
    const times: number[] = []
    for (let index = 0; index < count + own.warmUps; index += 1) times.push(await one(index))
    return median(times.slice(own.warmUps))
  }
  return {
    page,
    work: own,
    timed,
    repeated,
    async letters() {
      await page.waitForTimeout(own.restMs)
      const before = await metric('TaskDuration')
      const letter = await repeated(own.repeats, (index) =>
        timed('keydown', () => page.keyboard.press('abcdefghij'[index] ?? 'z')),
      )
      await page.waitForTimeout(own.restMs * 1.5)
      const busyMs = ((await metric('TaskDuration')) - before) * 1000
      return { letter, letterAll: busyMs / (own.repeats + own.warmUps) }
    },
    async heap() {
      await page.waitForTimeout(own.restMs)
      await session.send('HeapProfiler.collectGarbage')
      return (await metric('JSHeapUsedSize')) / 1e6
    },
    async dragged([fromX, fromY], [toX, toY], dragging, shown) {
      const moves: number[] = []
      await page.mouse.move(fromX, fromY)
      await page.mouse.down()
      await page.mouse.move(fromX, fromY + 8)
      for (let step = 1; step <= own.moves; step += 1) {
        const part = step / own.moves
        const [x, y] = [fromX + (toX - fromX) * part, fromY + 8 + (toY - fromY - 8) * part]
        moves.push(await timed('pointermove', () => page.mouse.move(x, y)))
      }
      await page.locator(dragging).first().waitFor({ state: 'attached' })
      return { moves, drop: await timed('pointerup', () => page.mouse.up(), shown) }
    },
  }
}
