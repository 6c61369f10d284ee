// The tasks behind the npm scripts. Run by scripts/run.mjs with a Node that is new enough.
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { relayEnv, relayFlags } from '../apps/relay/bin/process.mjs'
import { type Counts, countPlaywright, countVitest } from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const windows = process.platform === 'win32'
const node = process.execPath
const children = new Set<ChildProcess>()
let stopping = false
const stop = (signal: NodeJS.Signals): void => {
  stopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

/** A command and its arguments. */
type Command = readonly [name: string, args: readonly string[]]

/** Is given what a command prints. */
type Hear = (text: string) => void

/**
 * Runs one command to its end; resolves to its exit status.
 * @param hear - hears in place of the terminal.
 */
function run(command: string, args: readonly string[], hear?: Hear): Promise<number> {
  return new Promise((resolve) => {
    // A relay stops when the channel closes, however we end.
    const terminal: StdioOptions = ['inherit', 'inherit', 'inherit', ...(command === node ? ['ipc' as const] : [])]
    const stdio = hear ? (['ignore', 'pipe', 'pipe'] satisfies StdioOptions) : terminal
    const child = spawn(command, args, { cwd: root, stdio, shell: windows && command !== node })
    const end = (status: number): void => {
      children.delete(child)
      resolve(status)
    }
    children.add(child)
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}

const script = (name: string, ...args: readonly string[]): Command => [
  node,
  [...process.execArgv, join('scripts', name), ...args],
]

/** A part of `npm test`. */
interface Step {
  readonly name: string
  /** One after the other, up to the first that fails. */
  readonly commands: readonly Command[]
  /** The report of a step that runs tests; another one counts as one. */
  readonly tests?: { readonly report: string; readonly count: (file: string) => Counts }
}

/** The counts of a step, and the line that says how it went. */
interface Result extends Counts {
  readonly line: string
}

const reports = join(root, '.cache', 'reports')
/** The builds that the others need: the dist/ that end-to-end tests open, the packages that documents are checked against. */
const build: Step = { name: 'build', commands: [script('build.ts')] }

const secondTries = join(root, 'scripts', 'second-tries.ts')

/** A step of Vitest with its report. */
function vitestStep(name: string, report: string, ...args: readonly string[]): Step {
  const file = join(reports, report)
  return {
    name,
    tests: { report: file, count: countVitest },
    commands: [
      [
        'vitest',
        [
          'run',
          ...args,
          '--reporter=default',
          `--reporter=${secondTries}`,
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
      ],
    ],
  }
}

/** More pages than cores: each waits for frames and presses half of its time, and those that are left at the end have the cores to themselves. */
const inBrowser = vitestStep(
  'browser',
  'browser.json',
  '--project=browser',
  `--maxWorkers=${Math.min(12, availableParallelism() + 2)}`,
)

/** Beside Vitest, whose tests wait for browsers and timers half of their time; what they print comes whole, at the end. */
const endToEnd: Step = {
  name: 'end to end',
  tests: { report: join(reports, 'playwright.json'), count: countPlaywright },
  // One at a time: Vitest has workers of its own meanwhile.
  commands: [['playwright', ['test', '--workers=1']]],
}

/** Beside the build: they keep a core busy while it does not. */
const ofSources: readonly Step[] = [
  { name: 'lint', commands: [['biome', ['check', '.']]] },
  { name: 'unused code', commands: [['knip', []]] },
  vitestStep('unit and documents', 'node.json', '--project=node'),
]

/** Once the build is there, whose compiled packages they take over. */
const ofBuild: readonly Step[] = [
  {
    name: 'types',
    commands: [
      ['tsc', ['-b']],
      // Each checker of several works out anew what others know; the second core has Vitest.
      ['tsc', ['-p', 'tsconfig.tests.json', '--checkers', '1']],
    ],
  },
  // What the studio loads at its start is held to its budget end to end (T1120).
  { name: 'sizes', commands: [script('sizes.ts', '--packages')] },
  vitestStep('packages', 'packages.json', '--config', 'vitest.built.config.ts'),
]

/** Runs the commands of a step; resolves to what passed, what failed and the line that says so. */
async function take(step: Step, hear?: Hear): Promise<Result> {
  const from = performance.now()
  let status = 0
  for (const [command, args] of step.commands) status ||= await run(command, args, hear)
  const counted =
    step.tests && existsSync(step.tests.report) ? step.tests.count(step.tests.report) : { passed: 0, failed: 0 }
  // A runner that failed without a failed test (a crash, say) counts as one failure; so does a plain step.
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
  const passed = step.tests ? counted.passed : failed === 0 ? 1 : 0
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  return { passed, failed, line: `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n` }
}

/** Takes steps one after the other. `hearing`: keeps what they print, and their lines, for later. */
async function takeAll(steps: readonly Step[], hearing: boolean): Promise<(Result & { readonly text: string })[]> {
  const results = []
  for (const step of steps) {
    if (stopping) break
    const printed: string[] = []
    const result = await take(step, hearing ? (text) => printed.push(text) : undefined)
    results.push({ ...result, text: `${printed.join('')}${result.line}` })
    if (!hearing) console.log(result.line)
  }
  return results
}

/** Every step, even after a failure; the last line counts over all runners. */
async function test(): Promise<number> {
  // Relays start from source, some fifty times: Node keeps what it compiled.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache', 'compiled')
  // The checks of types are over before their memory is full: collecting it takes a fifth of their time.
  process.env['GOGC'] ??= '800'
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const building = takeAll([build], true)
  const after = (steps: readonly Step[]) => building.then(() => takeAll(steps, true))
  const lanes = await Promise.all([
    building.then(() => takeAll([inBrowser], false)),
    building,
    takeAll(ofSources, true),
    after(ofBuild),
    after([endToEnd]),
  ])
  const [ran, ...beside] = lanes
  const others = beside.flat()
  for (const { text } of others) console.log(text)
  const all = [...ran, ...others]
  const sum = (of: (one: Counts) => number): number => all.reduce((total, one) => total + of(one), 0)
  const failed = sum((one) => one.failed)
  console.log(`${sum((one) => one.passed)} passed, ${failed} failed`)
  return failed === 0 && !stopping ? 0 : 1
}

const main = join('apps', 'relay', 'src', 'cli', 'main.ts')

/** Runs the relay's command as its launcher does, but as a child: the channel tells it when we end. */
function runRelay(args: readonly string[]): Promise<number> {
  for (const [name, value] of Object.entries(relayEnv)) process.env[name] ??= value
  return run(node, [...relayFlags, main, ...args])
}

const tasks: Readonly<Record<string, (rest: readonly string[]) => Promise<number>>> = {
  test,
  'test:fast': (rest) => run('vitest', ['run', '--config', 'vitest.fast.config.ts', ...rest]),
  'test:release': async (rest) => {
    // Whole: `--if-stale` makes the studio alone, and sites are built of the packages.
    const built = await run(...script('build.ts'))
    const tested = built || (await run('vitest', ['run', '--config', 'vitest.release.config.ts']))
    return tested || run('playwright', ['test', '--config', 'playwright.release.config.ts', ...rest])
  },
  'test:engines': async (rest) => {
    const built = await run(...script('build.ts', '--if-stale'))
    return built || run(...script('engines.ts', ...rest))
  },
  start: async (rest) => {
    const built = await run(...script('build.ts', '--if-stale'))
    return built || runRelay(['local', ...rest])
  },
  dev: (rest) => runRelay(['local', '--dev', ...rest]),
  build: (rest) => run(...script('build.ts', ...rest)),
  locales: async (rest) => {
    const compiled = await run(node, [join('packages', 'core', 'build-locales.ts')])
    return (
      compiled || run('vitest', ['run', '--project', 'node', join('scripts', 'checks', 'locales.test.ts'), ...rest])
    )
  },
  letterslot: (rest) => runRelay(rest),
  bench: (rest) => run(node, ['--conditions=letterslot-source', join('bench', 'run.ts'), ...rest]),
  torture: (rest) => run(...script('torture.ts', ...rest)),
  sizes: (rest) => run(...script('sizes.ts', ...rest)),
  demo: async (rest) => {
    const built = await run(...script('build.ts', '--if-stale'))
    return built || run(...script('demo.ts', ...rest))
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
