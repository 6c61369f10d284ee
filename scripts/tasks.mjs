// The tasks behind the npm scripts. Run by scripts/run.mjs with a Node that is new enough.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const windows = process.platform === 'win32'
const node = process.execPath
const children = new Set()
let stopping = false
const stop = (signal) => {
  stopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))

/**
 * Runs one command to its end; resolves to its exit status.
 * @param hear - is given what it prints, in place of the terminal.
 */
function run(command, args, hear) {
  return new Promise((resolve) => {
    // A relay stops when the channel closes, however we end.
    const stdio = hear
      ? ['ignore', 'pipe', 'pipe']
      : ['inherit', 'inherit', 'inherit', ...(command === node ? ['ipc'] : [])]
    const child = spawn(command, args, { cwd: root, stdio, shell: windows && command !== node })
    const end = (status) => {
      children.delete(child)
      resolve(status)
    }
    children.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

const script = (name, ...args) => [node, [join('scripts', name), ...args]]

/** The counts of a Vitest JSON report. A skipped test counts as failed: it proves nothing. */
function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0)
  return { passed: report.numPassedTests, failed: failed + (report.numFailedTestSuites > 0 && failed === 0 ? 1 : 0) }
}

/** The counts of a Playwright JSON report. */
function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky + errors.length }
}

const reports = join(root, '.cache', 'reports')
/** The builds that the others need: the dist/ that end-to-end tests open, the packages that documents are checked against. */
const building = { name: 'build', commands: [script('build.mjs')] }

const inVitest = {
  name: 'unit, browser and documents',
  report: join(reports, 'vitest.json'),
  count: countVitest,
  commands: [
    ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]],
  ],
}

/** Beside Vitest, whose tests wait for browsers and timers half of their time; what they print comes whole, at the end. */
const beside = [
  { name: 'lint', commands: [['biome', ['check', '.']]] },
  {
    name: 'types',
    commands: [
      ['tsc', ['-b']],
      ['tsc', ['-p', 'tsconfig.tests.json']],
    ],
  },
  { name: 'unused code', commands: [['knip', []]] },
  { name: 'sizes', commands: [script('sizes.mjs')] },
  {
    name: 'end to end',
    report: join(reports, 'playwright.json'),
    count: countPlaywright,
    // One at a time: Vitest has two workers of its own meanwhile.
    commands: [['playwright', ['test', '--workers=1']]],
  },
]

/** Runs the commands of a step; resolves to what passed, what failed and the line that says so. */
async function take(step, hear) {
  const from = performance.now()
  let status = 0
  for (const [command, args] of step.commands) status ||= await run(command, args, hear)
  const counted = step.count && existsSync(step.report) ? step.count(step.report) : { passed: 0, failed: 0 }
  // A runner that failed without a failed test (a crash, say) counts as one failure; so does a plain step.
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
  const passed = step.count ? counted.passed : failed === 0 ? 1 : 0
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  return { passed, failed, line: `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n` }
}

/** Takes steps one after the other. `hearing`: keeps what they print, and their lines, for later. */
async function takeAll(steps, hearing) {
  const results = []
  for (const step of steps) {
    if (stopping) break
    const printed = []
    const result = await take(step, hearing && ((text) => printed.push(text)))
    results.push({ ...result, text: `${printed.join('')}${result.line}` })
    if (!hearing) console.log(result.line)
  }
  return results
}

/** Every step, even after a failure; the last line counts over all runners. */
async function test() {
  // Relays start from source, some fifty times: Node keeps what it compiled.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const built = await takeAll([building], false)
  const [ran, others] = await Promise.all([takeAll([inVitest], false), takeAll(beside, true)])
  for (const { text } of others) console.log(text)
  const all = [...built, ...ran, ...others]
  const sum = (of) => all.reduce((total, one) => total + of(one), 0)
  const failed = sum((one) => one.failed)
  console.log(`${sum((one) => one.passed)} passed, ${failed} failed`)
  return failed === 0 && !stopping ? 0 : 1
}

const relay = [
  '--expose-gc',
  '--conditions=letterslot-source',
  '--disable-warning=ExperimentalWarning',
  join('apps', 'relay', 'src', 'cli', 'main.ts'),
]
const tasks = {
  test,
  'test:fast': (rest) => run('vitest', ['run', '--config', 'vitest.fast.config.ts', ...rest]),
  'test:release': async (rest) => {
    // Whole: `--if-stale` makes the studio alone, and sites are built of the packages.
    const built = await run(...script('build.mjs'))
    const tested = built || (await run('vitest', ['run', '--config', 'vitest.release.config.ts']))
    return tested || run('playwright', ['test', '--config', 'playwright.release.config.ts', ...rest])
  },
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
