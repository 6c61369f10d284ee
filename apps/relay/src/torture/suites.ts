import { runKillSuite } from './kill-suite.ts'

/** What a suite runs with. */
export interface SuiteOptions {
  readonly seed: number
  /** Hears what happens, a line at a time. */
  readonly say: (text: string) => void
}

/** How hard each run tries: the one of `npm test`, and the long one of `npm run torture`. */
export const shortRun = { submissions: 60, kills: 4 }
const longRun = { submissions: 1000, kills: 100 }

/** The long suites by name; each resolves to whether the relay stood it. */
export const suites: Readonly<Record<string, (options: SuiteOptions) => Promise<boolean>>> = {
  kill: async ({ seed, say }) => {
    const report = await runKillSuite({ ...longRun, seed, onProgress: say })
    say(JSON.stringify(report, undefined, 2))
    const { lost, strange, unmarkedRepeats, wrongMessageIds, lastExit } = report
    return [lost, strange, unmarkedRepeats, wrongMessageIds].every((list) => list.length === 0) && lastExit === 0
  },
}
