import { setImmediate as turn } from 'node:timers/promises'
import { createMemoryStore } from '@letterslot/client/outbox'
import { type RunReport, runRandom } from './run.ts'
import { countStore } from './settle.ts'

/** The size of a hunt. */
export interface RandomSuiteOptions {
  readonly seed: number
  readonly messages: number
  /** The number of messages that share a profile. Default: 100. */
  readonly messagesOfARun?: number
  readonly onProgress?: (text: string) => void
  /** Makes one run. Default: over a store in memory that outlives the tabs. */
  readonly run?: (run: { readonly seed: number; readonly messages: number }) => Promise<RunReport>
}

/** The outcome of all runs. */
export interface RandomSuiteReport {
  readonly messages: number
  readonly runs: number
  readonly kept: number
  readonly inMemory: number
  readonly attempts: number
  readonly deaths: number
  readonly doubles: number
  readonly days: number
  /** The seeds of runs that lost, made up, changed or doubled a message, or left one unsent; each makes its run again. */
  readonly broken: readonly number[]
  readonly seconds: number
}

/** Makes runs until all messages are through. The seeds of the runs count up from the suite's. */
export async function runRandomSuite(options: RandomSuiteOptions): Promise<RandomSuiteReport> {
  const { seed, messages, messagesOfARun = 100, onProgress = () => {}, run = runInMemory } = options
  const startedMs = performance.now()
  const sums = { kept: 0, inMemory: 0, attempts: 0, deaths: 0, doubles: 0, days: 0 }
  const broken: number[] = []
  const runs = Math.ceil(messages / messagesOfARun)
  for (let index = 0; index < runs; index += 1) {
    const report = await run({ seed: seed + index, messages: messagesOfARun })
    sums.kept += report.kept
    sums.inMemory += report.inMemory
    sums.attempts += report.attempts
    sums.deaths += report.deaths
    sums.doubles += report.doubles
    sums.days += report.days
    if (!isSound(report)) {
      broken.push(seed + index)
      onProgress(`seed ${seed + index} breaks it: ${JSON.stringify(report)}`)
    }
    if ((index + 1) % 10 === 0) onProgress(`${(index + 1) * messagesOfARun} of ${messages}`)
  }
  const seconds = Math.round((performance.now() - startedMs) / 100) / 10
  return { messages: runs * messagesOfARun, runs, ...sums, broken, seconds }
}

function isSound({ lost, strange, changed, unmarkedDoubles, unsent }: RunReport): boolean {
  return [lost, strange, changed, unmarkedDoubles].every((list) => list.length === 0) && unsent === 0
}

function runInMemory(run: { readonly seed: number; readonly messages: number }): Promise<RunReport> {
  return runRandom({ ...run, ...countStore(createMemoryStore(), turn) })
}
