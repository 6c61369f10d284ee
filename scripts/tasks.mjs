// The tasks behind the npm scripts. Run by scripts/run.mjs with a Node that is new enough.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const windows = process.platform === 'win32'
let child
let stopping = false
const stop = (signal) => {
  stopping = true
  child?.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))

/** Runs one command to its end; resolves to its exit status. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: windows, env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const node = process.execPath
const script = (name, ...args) => [node, [join('scripts', name), ...args]]

/** What a Vitest JSON report counted. A skipped test counts as failed: it proves nothing. */
function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0)
  return { passed: report.numPassedTests, failed: failed + (report.numFailedTestSuites > 0 && failed === 0 ? 1 : 0) }
}

/** What a Playwright JSON report counted. */
function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky + errors.length }
}

const reports = join(root, '.cache', 'reports')
const steps = [
  { name: 'lint', commands: [['biome', ['check', '.']]] },
  {
    name: 'types',
    commands: [
      ['tsc', ['-b']],
      ['tsc', ['-p', 'tsconfig.tests.json']],
    ],
  },
  { name: 'unused code', commands: [['knip', []]] },
  { name: 'build', commands: [script('build.mjs')] },
  {
    name: 'unit, browser and documents',
    report: join(reports, 'vitest.json'),
    count: countVitest,
    commands: [
      ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]],
    ],
  },
  {
    name: 'end to end',
    report: join(reports, 'playwright.json'),
    count: countPlaywright,
    commands: [['playwright', ['test']]],
  },
  { name: 'sizes', commands: [script('sizes.mjs')] },
]

/** Every step, even after a failure; the last line counts over all runners. */
async function test() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  let passed = 0
  let failed = 0
  for (const step of steps) {
    if (stopping) break
    const from = performance.now()
    let status = 0
    for (const [command, args] of step.commands) status ||= await run(command, args)
    const counted = step.count && existsSync(step.report) ? step.count(step.report) : { passed: 0, failed: 0 }
    // A runner that failed without a failed test (a crash, say) counts as one failure; so does a plain step.
    const fell = status !== 0 && counted.failed === 0 ? 1 : counted.failed
    passed += step.count ? counted.passed : fell === 0 ? 1 : 0
    failed += fell
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    console.log(`${fell === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && !stopping ? 0 : 1
}

const relay = [
  '--conditions=letterslot-source',
  '--disable-warning=ExperimentalWarning',
  join('apps', 'relay', 'src', 'main.ts'),
]
const tasks = {
  test,
  start: async (rest) => {
    const built = await run(...script('build.mjs', '--if-stale'))
    return built || run(node, [...relay, 'local', ...rest])
  },
  dev: (rest) => run(node, [...relay, 'local', '--dev', ...rest]),
  build: (rest) => run(...script('build.mjs', ...rest)),
  letterslot: (rest) => run(node, [...relay, ...rest]),
  bench: (rest) => run(node, ['--conditions=letterslot-source', join('bench', 'run.mjs'), ...rest]),
  torture: (rest) => run(...script('torture.mjs', ...rest)),
  demo: async (rest) => {
    const built = await run(...script('build.mjs', '--if-stale'))
    return built || run(...script('demo.mjs', ...rest))
  },
}
const [name = '', ...rest] = process.argv.slice(2)
const task = tasks[name]
if (!task) throw new Error(`No task named ${name}. There are: ${Object.keys(tasks).join(', ')}.`)

// npm hands a signal to the shell between it and us, which dies without passing it on. Going where
// our parent goes is what keeps a server from outliving `npm start`.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop('SIGTERM')
}, 500).unref()

const status = await task(rest)
process.exit(status)
