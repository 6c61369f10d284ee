import { type KillReport, runKillSuite } from './kill-suite.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The suites by name; each resolves to whether the relay stood it. */
const suites: Readonly<Record<string, (seed: number) => Promise<boolean>>> = {
  kill: async (seed) => {
    const report = await runKillSuite({ submissions: 1000, kills: 100, seed, onProgress: say })
    say(JSON.stringify(report, undefined, 2))
    return isSound(report)
  },
}

function isSound({ lost, strange, unmarkedRepeats, wrongMessageIds, lastExit }: KillReport): boolean {
  return [lost, strange, unmarkedRepeats, wrongMessageIds].every((list) => list.length === 0) && lastExit === 0
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in suites))
if (unknown !== undefined) {
  say(`There is no suite ${JSON.stringify(unknown)}. There are: ${Object.keys(suites).join(', ')}.`)
  process.exit(2)
}
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 2 ** 32)
for (const [name, run] of Object.entries(suites)) {
  if (names.length > 0 && !names.includes(name)) continue
  say(`${name}: seed ${seed} (TORTURE_SEED=${seed} runs it again)`)
  const sound = await run(seed)
  say(`${name}: ${sound ? 'sound' : 'BROKEN'}`)
  if (!sound) process.exitCode = 1
}
