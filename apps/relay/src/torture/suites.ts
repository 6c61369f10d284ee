import { runAbuseSuite } from './abuse-suite.ts'
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

/** The same for the attacks. */
export const shortAbuse = { connections: 30, attackMs: 300, honestEveryMs: 60, settleMs: 0 }
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
