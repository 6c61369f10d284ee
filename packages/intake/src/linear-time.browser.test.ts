import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { pageReaders, repeatedPages } from './page-reading.test.fixture.ts'

/** Milliseconds of CPU time below which a run says nothing about its growth. */
const floorMs = 12
const maxRatio = 2.6
/** Runs that are tried again before growth counts as proven: collections of garbage fall on any of them. */
const attempts = 5
const characters = 16 * 1024

/** CPU time of this page's process, in milliseconds, so that a busy machine does not count. */
async function processMs(): Promise<number> {
  const { metrics } = await cdp().send('Performance.getMetrics')
  const time = metrics.find(({ name }) => name === 'ProcessTime')
  if (!time) throw new Error('This browser does not tell its CPU time.')
  return time.value * 1000
}

async function cpuMs(read: (text: string) => unknown, text: string): Promise<number> {
  const before = await processMs()
  await read(text)
  return (await processMs()) - before
}

/** By how much time grows with twice the text; undefined where it is in proportion, or too short to tell. */
async function growth(read: (text: string) => unknown, once: string, twice: string): Promise<number | undefined> {
  // The clock never tells less than this thread took, and asks no other process.
  const beganMs = performance.now()
  await read(twice)
  if (performance.now() - beganMs < floorMs) return undefined
  let [least, most] = [Infinity, Infinity]
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    most = Math.min(most, await cpuMs(read, twice))
    if (most < floorMs) return undefined
    least = Math.min(least, await cpuMs(read, once))
    if (most <= maxRatio * least) return undefined
  }
  return most / least
}

function page([before, piece, after = '']: (typeof repeatedPages)[number], length: number): string {
  return before + piece.repeat(length / piece.length) + after
}

it.each(Object.entries(pageReaders))('[I1062] [F71] %s takes time in proportion to its page', async (_name, read) => {
  await cdp().send('Performance.enable')
  const slow: [piece: string, ratio: number][] = []
  for (const repeated of repeatedPages) {
    const [quarter, half, whole] = [4, 2, 1].map((part) => page(repeated, characters / part))
    if (quarter === undefined || half === undefined || whole === undefined) continue
    const ratio = await growth(read, half, whole)
    // A collection of garbage falls on one of two doublings, quadratic time on both.
    if (ratio !== undefined && (await growth(read, quarter, half)) !== undefined) slow.push([repeated[1], ratio])
  }
  expect(slow).toEqual([])
})

it('[I1062] [F71] the measure finds time that grows with the square', async () => {
  await cdp().send('Performance.enable')
  // Four times the text takes sixteen times as long, so that one slow run of the short text hides nothing.
  const [once, fourTimes] = [`a${' '.repeat(5_000)}b`, `a${' '.repeat(20_000)}b`]
  expect(await growth((text) => text.replace(/^[ \t]+|[ \t]+$/g, ''), once, fourTimes)).toBeGreaterThan(maxRatio)
})
