import { describe, expect, it, vi } from 'vitest'
import { fill, fillings, frames } from './characters.ts'
import { clockMs, floorMs, growth, isFull, type Reader } from './measure.ts'
import { rooms } from './rooms.ts'

/** UTF-16 code units of the texts that are tried with every filling: of a text alone, in places, in many places. */
const [everyLength, shortLength, briefLength] = isFull
  ? [64 * 1024, 8 * 1024, 2 * 1024]
  : [16 * 1024, 2 * 1024, 2 * 1024]

/** Milliseconds of CPU time below which one of them says nothing. */
const everyFloorMs = isFull ? floorMs : 8

/** A text alone is looked at with a quarter of its length first, which takes a sixteenth of quadratic time. */
const [lookedAtLength, lookedAtFloorMs] = isFull ? [everyLength, everyFloorMs] : [everyLength / 4, everyFloorMs / 16]

/** UTF-16 code units of the text that is tried with the slowest filling alone. */
const wholeLength = isFull ? 10 * 1024 * 1024 : 128 * 1024

/** CPU time for a text of `everyLength` from which on one of `wholeLength` would take seconds. */
const heavyMs = isFull ? 1 : 0.3

/** Fillings of which the slowest is told anew: what a look takes on the clock, other work may have taken. */
const slowestCount = 3

/** A function that reads documents in many places meets each filling in one of so many of them, in full in all. */
const mostTurns = 6

/** Growth that is doubtful must show twice: caches that other work empties look like it for a moment. Quadratic time grows by 4. */
const clearRatio = 3.4

/** Texts are made once: there are hundreds, for thousands of runs. */
const makeTexts = (length: number) =>
  fillings.flatMap((filling) => frames.map((frame) => ({ filling, frame, text: fill(filling, frame, length) })))
const alone = makeTexts(lookedAtLength)
const short = makeTexts(shortLength)
const brief = makeTexts(briefLength)

/** A reader with a text that took it long. */
interface Slow {
  readonly read: Reader
  readonly filling: string
  readonly frame: readonly [string, string]
  readonly text: string
  /** On the clock. */
  readonly ms: number
}

/**
 * Tries a function's readers with each filling, and the slowest of all at `wholeLength`, or at a tenth of
 * it where much is done with each character.
 * @returns what is too slow, and how much more time twice of it takes.
 */
async function slowTexts(readers: readonly Reader[]): Promise<readonly string[]> {
  let slowest: readonly Slow[] = []
  const documents = readers.filter((read) => typeof read !== 'function').length
  const turns = isFull ? 1 : Math.max(1, Math.min(mostTurns, documents))
  for (const [number, read] of readers.entries()) {
    const isAlone = typeof read === 'function'
    const texts = isAlone ? alone : read.places > 8 ? brief : short
    const looks: Slow[] = []
    for (const [index, { filling, frame, text }] of texts.entries()) {
      // In full a text alone has the first frame, and one of the others by turns; else one of all. A document: one of two, by turns.
      const place = index % frames.length
      const turn = Math.floor(index / frames.length) + number
      const isItsTurn = turn % turns === 0
      const ofAlone = isFull
        ? place === 0 || place === 1 + (turn % (frames.length - 1))
        : place === turn % frames.length
      const isTried = isAlone ? ofAlone : isItsTurn && place === Math.floor(turn / turns) % 2
      if (isTried) looks.push({ read, filling, frame, text, ms: await clockMs(read, text) })
    }
    looks.sort((left, right) => right.ms - left.ms)
    // What every filling takes is no square of one of them: that of the slowest is told below.
    const usualMs = isAlone ? (looks[Math.floor(looks.length / 2)]?.ms ?? 0) : 0
    const suspectMs = isAlone ? lookedAtFloorMs + usualMs : everyFloorMs
    for (const { filling, frame, text, ms } of looks) {
      if (ms < suspectMs) break
      if (isAlone && (await clockMs(read, text)) < suspectMs) continue
      const length = isAlone ? everyLength : text.length
      const ratio = await confirmedGrowth(read, filling, frame, length, everyFloorMs)
      if (ratio !== undefined) return [said(number, filling, frame, ratio, length)]
    }
    slowest = [...slowest, ...looks.slice(0, slowestCount)]
      .sort((left, right) => right.ms - left.ms)
      .slice(0, slowestCount)
  }
  const told: Slow[] = []
  for (const slow of slowest) told.push({ ...slow, ms: await leastMs(slow) })
  const [worst] = told.sort((left, right) => right.ms - left.ms)
  if (worst === undefined) return []
  const { read, filling, frame, ms } = worst
  const number = readers.indexOf(read)
  if (typeof read === 'function') {
    const everyRatio = await confirmedGrowth(read, filling, frame, everyLength, everyFloorMs)
    if (everyRatio !== undefined) return [said(number, filling, frame, everyRatio, everyLength)]
  }
  // A document that holds a text in many places is as long with less of it.
  const whole = typeof read === 'function' ? wholeLength : wholeLength / read.places
  const length = ms > heavyMs ? whole / 10 : whole
  const ratio = await confirmedGrowth(read, filling, frame, length, floorMs)
  return ratio === undefined ? [] : [said(number, filling, frame, ratio, length)]
}

/** The time of a slow text on the clock without most of what others took of it. */
async function leastMs({ read, filling, frame, text: lookedAt }: Slow): Promise<number> {
  const text = typeof read === 'function' ? fill(filling, frame, everyLength) : lookedAt
  return Math.min(await clockMs(read, text), await clockMs(read, text))
}

/**
 * Doubles a text twice, up to a length. A collection of garbage falls on one of the doublings, quadratic time on both.
 * @returns by how much the second one grew; undefined where one of the two is in proportion, or too short to tell.
 */
async function confirmedGrowth(
  read: Reader,
  filling: string,
  frame: readonly [string, string],
  length: number,
  atLeastMs: number,
): Promise<number | undefined> {
  const [quarter, half, whole] = [4, 2, 1].map((part) => fill(filling, frame, length / part))
  if (quarter === undefined || half === undefined || whole === undefined) return undefined
  let ratio: number | undefined
  for (let time = 0; time < 2; time += 1) {
    ratio = await growth(read, half, whole, atLeastMs)
    // A quarter of the time is enough of it: quadratic time takes it for half the text.
    const before = ratio === undefined ? undefined : await growth(read, quarter, half, atLeastMs / 4)
    if (ratio === undefined || before === undefined) return undefined
    if (Math.min(ratio, before) > clearRatio) return ratio
  }
  return ratio
}

function said(reader: number, filling: string, frame: readonly string[], ratio: number, length: number): string {
  return `reader ${reader}: ${JSON.stringify([filling, ...frame])} takes ${ratio.toFixed(1)} times as long at ${length}`
}

// A limit for what hangs: what is measured is this thread's CPU time, however long others make it wait.
vi.setConfig({ testTimeout: 300_000 })

describe.each(Object.entries(rooms))('%s', (_room, { reading }) => {
  const functions = Object.values(reading).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, readers]) =>
      typeof readers === 'string' ? [] : [[name, readers] as const],
    ),
  )

  it.each(functions)(
    '[C75] [L151] [S390] [S405] [I1062] [F71] %s takes time in proportion to its text',
    async (_name, readers) => {
      expect(await slowTexts(readers)).toEqual([])
    },
  )
})

describe('the measure itself', () => {
  const slowTrim = (text: string) => text.replace(/^[ \t]+|[ \t]+$/g, '')

  it('[C75] [F71] finds a trim that goes back at each blank, and none that does not', async () => {
    // Four times the text takes sixteen times as long, so that one slow run of the short text hides nothing.
    const [once, fourTimes] = [`a${' '.repeat(2_000)}b`, `a${' '.repeat(8_000)}b`]
    expect(await growth(slowTrim, once, fourTimes, 8)).toBeGreaterThan(6)
    expect(await slowTexts([(text) => text.trim()])).toEqual([])
  })

  it('[C75] [F71] finds that trim among the readers of a function, were it of half of the text alone', async () => {
    const ofHalf = (text: string) => slowTrim(`a${text.slice(text.length / 2)}`)
    expect(await slowTexts([ofHalf])).toEqual([expect.stringMatching(/^reader 0: .* takes [3-9]/)])
  })
})
