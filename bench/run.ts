// Benchmarks against peers, in the same run: npm run bench [-- <suite> …] [--rounds N] [--keep] [--without-peers]. bench/README.md says how to read it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compare } from './compare.ts'
import { installPeers, versionOf } from './peers.ts'
import { keptFacts, keptIn, reportOf } from './report.ts'
import { suites } from './suites.ts'
import { tableOf } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, keep: { type: 'boolean' }, 'without-peers': { type: 'boolean' } },
})
const names = positionals.length > 0 ? positionals : Object.keys(suites)
const chosen = names.map((name) => {
  const suite = suites[name]
  if (!suite) throw new Error(`No suite named ${name}. There are: ${Object.keys(suites).join(', ')}.`)
  const subjects = suite.subjects.filter(({ isApart }) => !(isApart && values['without-peers']))
  return { name, suite: { ...suite, subjects } }
})
if (chosen.some(({ suite }) => suite.subjects.some(({ isApart }) => isApart))) installPeers()
const most = 50
const asked = values.rounds === undefined ? undefined : Number(values.rounds)
if (asked !== undefined && !(Number.isInteger(asked) && asked >= 1 && asked <= most)) {
  throw new Error(`--rounds is a whole number from 1 to ${most}.`)
}

const folder = join(import.meta.dirname, 'results')
for (const each of [folder, keptIn]) mkdirSync(each, { recursive: true })
const startedAt = new Date().toISOString()
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, platform: process.platform }

/** Progress overwrites itself on a terminal and says nothing elsewhere. */
const say = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${text}`)
}

for (const { name, suite: usual } of chosen) {
  const suite = { ...usual, ...(asked === undefined ? {} : { rounds: asked }) }
  const loadBefore = loadavg()[0]
  const results = await compare(suite, say)
  say('')
  const file = join(folder, `${startedAt.replaceAll(':', '-')}-${name}.json`)
  const { title, rounds, metrics } = suite
  const ours = suite.subjects.filter(({ isOurs }, index) => isOurs || index === 0).map((subject) => subject.name)
  const versions = Object.fromEntries(suite.subjects.flatMap(({ packages = [] }) => packages.map(versionOf)))
  const facts = { suite: name, title, startedAt, machine, loadBefore, rounds, ours, versions, metrics, results }
  const text = `${JSON.stringify(facts, undefined, 2)}\n`
  writeFileSync(file, text)
  if (values.keep) writeFileSync(join(keptIn, `${name}.json`), text)
  console.log(`\n${title}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}\n${tableOf(suite, results)}`)
}
if (values.keep) {
  for (const [file, text] of reportOf(keptFacts())) writeFileSync(join(keptIn, '..', file), text)
  console.log('\nWritten: docs/benchmarks.md, with its rounds and pictures beside it.')
}
console.log(`\nRaw rounds: bench/results/${startedAt.replaceAll(':', '-')}-*.json; how to read them: bench/README.md`)
const [load = 0] = loadavg()
if (load > cpus().length) console.log('The machine was busy: compare the ratios only, or run it again alone.')
