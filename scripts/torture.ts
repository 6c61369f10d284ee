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
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 2 ** 32)
const chosen = names.map((name) => {
  const suite = suites[name]
  if (!suite) throw new Error(`No suite named ${name}. There are: ${Object.keys(suites).join(', ')}.`)
  return { name, suite }
})
for (const { name, suite } of chosen) {
  console.log(`${name}: seed ${seed}`)
  const sound = await suite({ seed, say: console.log })
  console.log(`${name}: ${sound ? 'sound' : 'BROKEN'}`)
  if (!sound) process.exitCode = 1
}
