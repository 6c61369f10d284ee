/** Takes a text, in whatever way; rejections and exceptions of its own are answers. */
export type Reader = ((text: string) => unknown) | Prepared

/** Puts a text into its place first, which is not measured, and then reads. */
export interface Prepared {
  readonly prepare: (text: string) => () => unknown
  /** The number of places that get the text at once. */
  readonly places: number
}

/** True in `npm run test:release`, where texts have their full length. */
export const isFull: boolean = process.env['LETTERSLOT_MATRIX'] === 'full'

/** Milliseconds of CPU time below which a run says nothing about its growth: quadratic time at 64 kB is far above. */
export const floorMs = 50

/** The most that twice the text may take. */
export const maxRatio = 2.6

/** Pairs of runs that are tried before growth counts as proven: collections of garbage, say, fall on any of them. */
const attempts = 5

/** Milliseconds of a tick, by which the kernel counts a thread's CPU time. */
const tickMs = 4

/** Milliseconds of CPU time that growth is told from: many ticks. */
const leastMeasuredMs = 50

/**
 * Runs a reader.
 * @param runs - one after the other, so that a short one is measured over many ticks of the clock.
 * @returns milliseconds of this thread's CPU time for all runs, so that neither other processes nor collectors of garbage count.
 * @throws {RangeError} of the engine: a stack or a string that grew over its limit.
 */
export async function cpuMs(read: Reader, text: string, runs = 1): Promise<number> {
  const prepared = Array.from({ length: runs }, () =>
    typeof read === 'function' ? () => read(text) : read.prepare(text),
  )
  const before = process.threadCpuUsage()
  for (const run of prepared) await runToItsEnd(run)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Runs a reader once.
 * @returns milliseconds on the clock: never less than its CPU time, and told in less than a tick.
 */
export async function clockMs(read: Reader, text: string): Promise<number> {
  const run = typeof read === 'function' ? () => read(text) : read.prepare(text)
  const beganMs = performance.now()
  await runToItsEnd(run)
  return performance.now() - beganMs
}

/** Exceptions but the engine's own are answers. */
async function runToItsEnd(run: () => unknown): Promise<void> {
  try {
    const result = run()
    if (result instanceof Promise) await result
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error
  }
}

/**
 * Compares a text with one of twice its length: at first roughly, then, where it seems to grow, over many ticks.
 * @param atLeastMs - less CPU time than this says nothing.
 * @returns undefined where time grows in proportion, or is too short to tell; else by how much it grew.
 */
export async function growth(
  read: Reader,
  once: string,
  twice: string,
  atLeastMs: number = floorMs,
): Promise<number | undefined> {
  const singleMs = await cpuMs(read, twice)
  if (singleMs < atLeastMs) return undefined
  const exactRuns = Math.ceil(leastMeasuredMs / singleMs)
  const isRough = singleMs >= 2 * tickMs && exactRuns > 1
  const rough = isRough ? await compare(read, once, twice, atLeastMs, 1) : Infinity
  return rough === undefined ? undefined : compare(read, once, twice, atLeastMs, exactRuns)
}

/**
 * Takes the least time of both, and the ratio in most pairs: where a processor is shared, a short run finds a quiet moment that a long one
 * does not, but the two of a pair stand under much the same load.
 */
async function compare(
  read: Reader,
  once: string,
  twice: string,
  atLeastMs: number,
  runs: number,
): Promise<number | undefined> {
  let [least, most] = [Infinity, Infinity]
  const ratios: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const twiceMs = await cpuMs(read, twice, runs)
    most = Math.min(most, twiceMs)
    if (most < atLeastMs * runs) return undefined
    const onceMs = await cpuMs(read, once, runs)
    least = Math.min(least, onceMs)
    if (most <= maxRatio * least) return undefined
    ratios.push(twiceMs / onceMs)
  }
  const usual = ratios.toSorted((left, right) => left - right)[Math.floor(attempts / 2)] ?? 0
  return usual > maxRatio ? most / least : undefined
}
