import { describe, expect, it, vi } from 'vitest'
import { pageReaders } from '../../apps/studio/src/intake/page-reading.test.fixture.ts'
import { fill, fillings, frames } from './characters.ts'
import { clientReading } from './client-reading.ts'
import { coreReading } from './core-reading.ts'
import { emailReading } from './email-reading.ts'
import { intakeReading } from './intake-reading.ts'
import { cpuMs, floorMs, growth, type Reader } from './measure.ts'
import type { Reading } from './reading.ts'
import { relayReading } from './relay-reading.ts'
import { relayTextReading } from './relay-text-reading.ts'

const rooms: Readonly<Record<string, { readonly reading: Reading; readonly modules: () => Modules }>> = {
  'packages/core/src': {
    reading: coreReading,
    modules: () =>
      import.meta.glob(['../../packages/core/src/**/*.ts', '!**/*.test.*', '!**/*.browser.*', '!**/index.ts']),
  },
  'packages/email/src': {
    reading: emailReading,
    modules: () =>
      import.meta.glob(['../../packages/email/src/**/*.ts', '!**/*.test.*', '!**/*.browser.*', '!**/index.ts']),
  },
  'packages/client/src': {
    reading: clientReading,
    // A worker's program exports nothing, and runs in a worker alone.
    modules: () =>
      import.meta.glob([
        '../../packages/client/src/**/*.ts',
        '!**/*.test.*',
        '!**/*.browser.*',
        '!**/*-suite.ts',
        '!**/outbox-worker.ts',
        '!**/index.ts',
      ]),
  },
  'apps/relay/src/wire': {
    reading: relayReading,
    modules: () => import.meta.glob(['../../apps/relay/src/wire/**/*.ts', '!**/*.test.*']),
  },
  'apps/relay/src/{mail,management,settings}': {
    reading: relayTextReading,
    modules: () => import.meta.glob(['../../apps/relay/src/{mail,management,settings}/**/*.ts', '!**/*.test.*']),
  },
  'apps/studio/src/intake': {
    reading: intakeReading,
    modules: () => import.meta.glob(['../../apps/studio/src/intake/**/*.ts', '!**/*.test.*']),
  },
}

type Modules = Readonly<Record<string, () => Promise<unknown>>>

const kilobytes = 64 * 1024
const megabytes = 10 * 1024 * 1024

/** CPU time for 64 kB from which on 10 MB would take seconds. */
const heavyMs = 1

/** Texts are made once: there are hundreds, for thousands of runs. */
const makeTexts = (length: number) =>
  fillings.flatMap((filling) => frames.map((frame) => ({ filling, frame, text: fill(filling, frame, length) })))
const long = makeTexts(kilobytes)
const short = makeTexts(kilobytes / 8)
const brief = makeTexts(kilobytes / 32)

/**
 * Tries a function's readers with each filling at 64 kB, and the slowest of all at 10 MB, or at 1 MB where much is done
 * with each character.
 * @returns what is too slow, and how much more time twice of it takes.
 */
async function slowTexts(readers: readonly Reader[]): Promise<readonly string[]> {
  let [slowest, slowestMs] = [{ read: readers[0], filling: ' ', frame: frames[0] }, 0]
  for (const [number, read] of readers.entries()) {
    const texts = typeof read === 'function' ? long : read.places > 8 ? brief : short
    for (const [index, { filling, frame, text }] of texts.entries()) {
      // A text alone: the first frame, and one of the others by turns. A document: one of all, by turns.
      const place = index % frames.length
      const turn = Math.floor(index / frames.length) + number
      const isTried =
        typeof read === 'function' ? place === 0 || place === 1 + (turn % (frames.length - 1)) : place === turn % 2
      if (!isTried) continue
      const ms = await cpuMs(read, text)
      if (ms > slowestMs) [slowest, slowestMs] = [{ read, filling, frame }, ms]
      if (ms < floorMs) continue
      const ratio = await confirmedGrowth(read, filling, frame, text.length)
      if (ratio !== undefined) return [said(number, filling, frame, ratio, '64 kB')]
    }
  }
  const { read, filling, frame } = slowest
  if (!read || !frame) return []
  // A document that holds a text in many places is 10 MB long with less of it.
  const whole = typeof read === 'function' ? megabytes : megabytes / read.places
  const length = slowestMs > heavyMs ? whole / 10 : whole
  const ratio = await confirmedGrowth(read, filling, frame, length)
  return ratio === undefined
    ? []
    : [said(readers.indexOf(read), filling, frame, ratio, length === whole ? '10 MB' : '1 MB')]
}

/**
 * Doubles a text twice, up to a length. A collection of garbage falls on one of the doublings, quadratic time on both.
 * @returns by how much the second one grew; undefined where one of the two is in proportion, or too short to tell.
 */
async function confirmedGrowth(read: Reader, filling: string, frame: readonly [string, string], length: number) {
  const [quarter, half, whole] = [4, 2, 1].map((part) => fill(filling, frame, length / part))
  if (quarter === undefined || half === undefined || whole === undefined) return undefined
  const ratio = await growth(read, half, whole)
  return ratio !== undefined && (await growth(read, quarter, half)) !== undefined ? ratio : undefined
}

function said(reader: number, filling: string, frame: readonly string[], ratio: number, size: string): string {
  return `reader ${reader}: ${JSON.stringify([filling, ...frame])} takes ${ratio.toFixed(1)} times as long at ${size}`
}

// A limit for what hangs: what is measured is this thread's CPU time, however long others make it wait.
vi.setConfig({ testTimeout: 300_000 })

describe.each(Object.entries(rooms))('%s', (_room, { reading, modules }) => {
  it('[C75] [L151] [S390] [F71] tries every function that the code exports, or says why not', async () => {
    const exported: Record<string, readonly string[]> = {}
    for (const [path, load] of Object.entries(modules())) {
      const names = functionNames(await load())
      if (names.length > 0) exported[path.slice(path.indexOf('/src/') + '/src/'.length)] = names
    }
    const listed = Object.entries(reading).map(([path, exports]) => [path, Object.keys(exports).sort()])
    // A new function stands in the list of its room beside this file: with readers, or with the reason for none.
    expect(Object.fromEntries(listed)).toEqual(exported)
  })

  it('[C75] [L151] [S390] [F71] leaves a function out only where another is tried in its place, or where no text gets in', () => {
    const triedHere = Object.values(reading).flatMap((exports) =>
      Object.entries(exports).flatMap(([name, readers]) => (typeof readers === 'string' ? [] : [name])),
    )
    // Those that need a DOM are tried in a browser, by a test of their own.
    const tried = new Set([...triedHere, ...Object.keys(pageReaders)])
    const reasons = Object.values(reading)
      .flatMap((exports) => Object.values(exports))
      .filter((readers) => typeof readers === 'string')
    expect(
      reasons.filter((reason) => !(reason.startsWith('no text: ') || tried.has(reason.replace(/^through /, '')))),
    ).toEqual([])
  })

  const functions = Object.values(reading).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, readers]) =>
      typeof readers === 'string' ? [] : [[name, readers] as const],
    ),
  )

  it.each(functions)(
    '[C75] [L151] [S390] [S405] [T1062] [F71] %s takes time in proportion to its text',
    async (_name, readers) => {
      expect(await slowTexts(readers)).toEqual([])
    },
  )
})

describe('the measure itself', () => {
  it('[C75] [F71] finds a trim that goes back at each blank, and none that does not', async () => {
    const [once, twice] = [`a${' '.repeat(6_000)}b`, `a${' '.repeat(12_000)}b`]
    expect(await growth((text) => text.replace(/^[ \t]+|[ \t]+$/g, ''), once, twice)).toBeGreaterThan(3)
    expect(await slowTexts([(text) => text.trim()])).toEqual([])
  })
})

/** The names of a module's functions and classes. */
function functionNames(module: unknown): readonly string[] {
  const members: readonly (readonly [string, unknown])[] = Object.entries(module ?? {})
  return members.flatMap(([name, member]) => (typeof member === 'function' ? [name] : [])).sort()
}
