// Runs the torture suites, all or the named ones: npm run torture -- random pages
// TORTURE_SEED=… runs the same chances again.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const condition = '--conditions=letterslot-source'
if (!process.execArgv.includes(condition)) {
  // The suites run from the sources, as the relay does: Node has to be told where the packages' sources are.
  const args = [condition, '--disable-warning=ExperimentalWarning', fileURLToPath(import.meta.url)]
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exit(status ?? 1)
}

const { suites } = await import('./torture/suites.ts')
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(suites)
const unknown = names.find((name) => !Object.hasOwn(suites, name))
if (unknown !== undefined) throw new Error(`No suite named ${unknown}. There are: ${Object.keys(suites).join(', ')}.`)
const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 2 ** 32)
for (const name of names) {
  console.log(`${name}: seed ${seed}`)
  const sound = await suites[name]({ seed, say: console.log })
  console.log(`${name}: ${sound ? 'sound' : 'BROKEN'}`)
  if (!sound) process.exitCode = 1
}
