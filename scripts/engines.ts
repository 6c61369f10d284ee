// The same scenarios in Chromium, Firefox and WebKitGTK. Gets the two that are missing, where it may, and an X server for WebKitGTK.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, root, run, say } from './setup.mjs'
import { countVitest } from './test-counts.ts'

/** Debian's packages, each with the question whether what we need of it is here. */
const packages: Readonly<Record<string, () => boolean>> = {
  'firefox-esr': () => existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
  'webkit2gtk-driver': () => isCommand('WebKitWebDriver'),
  'gir1.2-webkit2-4.1': () =>
    spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  'python3-gi': () => spawnSync('/usr/bin/python3', ['-c', 'import gi']).status === 0,
  xvfb: () => isCommand('Xvfb'),
}

function isCommand(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

const missing = (): readonly string[] => Object.keys(packages).filter((name) => !packages[name]?.())

function getEngines(): void {
  const names = missing()
  if (names.length === 0) return
  const command = `apt-get install --no-install-recommends ${names.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(`Missing here: ${names.join(', ')}. On Debian or Ubuntu a root user gets them:\n  ${command}`)
  say(`  Missing here: ${names.join(', ')}. Getting them by apt-get (one to three minutes, about 120 MB) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const isDone =
    run('apt-get', ['update', '-qq'], env) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env)
  if (!isDone || missing().length > 0) fail(`They could not be had (see above). By hand: ${command}`)
  say(' done\n')
}

/** Starts an X server without a screen, on a display that is free. */
async function startDisplay(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = server.stdio[3]
  if (!told) throw new Error('Xvfb tells no display.')
  const [number] = await once(told, 'data')
  return { name: `:${String(number).trim()}`, server }
}

getEngines()
const display = await startDisplay()
const report = join(root, '.cache', 'reports', 'engines.json')
rmSync(report, { force: true })
const vitest = spawn(
  'vitest',
  [
    'run',
    '--config',
    'vitest.engines.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DISPLAY: display.name } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal))
const [status] = await once(vitest, 'exit')
display.server.kill()
const isFiltered = process.argv.some((arg) => /^(-t|--testNamePattern)(=|$)/.test(arg))
const counted = existsSync(report) ? countVitest(report, isFiltered) : { passed: 0, failed: 0 }
const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
console.log(`${counted.passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
