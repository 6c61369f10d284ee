import { runAbuseSuite } from './abuse-suite.ts'
import { runKillSuite } from './kill-suite.ts'

/** The seed of a run, and the place for its progress. */
export interface SuiteOptions {
  readonly seed: number
  /** Called with each line of progress. */
  readonly say: (text: string) => void
}

/** The size of a run in `npm test`; `longRun` is that of `npm run torture`. */
export const shortRun = { submissions: 45, kills: 3 }
const longRun = { submissions: 1000, kills: 100 }

/** The same for the attacks. */
export const shortAbuse = { connections: 20, attackMs: 240, honestEveryMs: 60, settleMs: 0 }
const longAbuse = { connections: 1000, attackMs: 8000, honestEveryMs: 50, settleMs: 25_000 }

/** The limits of what a relay may hold in memory under attack, in megabytes, and 99 of 100 honest answers may take. */
export const maxRssMb = 250
const maxP99Ms = 1000

/** The long suites by name; each resolves to whether the relay stood it. */
export const suites: Readonly<Record<string, (options: SuiteOptions) => Promise<boolean>>> = {
  kill: async ({ seed, say }) => {
    const report = await runKillSuite({ ...longRun, seed, onProgress: say })
    say(JSON.stringify(report, undefined, 2))
    const { lost, strange, unmarkedRepeats, wrongMessageIds, lastExit } = report
    return [lost, strange, unmarkedRepeats, wrongMessageIds].every((list) => list.length === 0) && lastExit === 0
  },
  abuse: async ({ say }) => {
    say('| attack | answers | honest | refused | p99, ms | memory, MB |\n|---|---|---:|---:|---:|---:|')
    const { rows, ...report } = await runAbuseSuite({ ...longAbuse, onProgress: say })
    say(JSON.stringify(report, undefined, 2))
    const { lost, refused, p99Ms, rssMb = 0, leftFiles, lastExit } = report
    const isBounded = rows.length > 0 && rssMb <= maxRssMb && leftFiles === 0
    return lost.length === 0 && refused === 0 && p99Ms <= maxP99Ms && isBounded && lastExit === 0
  },
}
