/** Takes a text, in whatever way; rejections and exceptions of its own are answers. */
export type Reader = ((text: string) => unknown) | Prepared

/** Puts a text into its place first, which is not measured, and then reads. */
export interface Prepared {
  readonly prepare: (text: string) => () => unknown
  /** How many places get the text at once. */
  readonly places: number
}

/** Milliseconds of CPU time below which a run says nothing about its growth: quadratic time at 64 kB is far above. */
export const floorMs = 50

/** The most that twice the text may take. */
export const maxRatio = 2.6

/** Runs that are tried again before growth counts as proven: collections of garbage, say, fall on any of them. */
const attempts = 6

/**
 * Runs a reader once.
 * @returns milliseconds of this thread's CPU time, so that neither other processes nor collectors of garbage count.
 * @throws {RangeError} of the engine: a stack or a string that grew over its limit.
 */
export async function cpuMs(read: Reader, text: string): Promise<number> {
  const run = typeof read === 'function' ? () => read(text) : read.prepare(text)
  const before = process.threadCpuUsage()
  try {
    const result = run()
    if (result instanceof Promise) await result
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Compares a text with one of twice its length.
 * @returns undefined where time grows in proportion, or is too short to tell; else by how much it grew.
 */
export async function growth(read: Reader, once: string, twice: string): Promise<number | undefined> {
  let [least, most] = [Infinity, Infinity]
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    most = Math.min(most, await cpuMs(read, twice))
    if (most < floorMs) return undefined
    least = Math.min(least, await cpuMs(read, once))
    if (most <= maxRatio * least) return undefined
  }
  return most / least
}
