// Finds a Chromium for the browser tests, or gets one, and records its path. Run by setup.mjs, with the Node for every task.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromiumRecord, findChromium, findTestChromium, headlessShell } from './chromium.ts'
import { fail, root, run, say } from './setup.mjs'

const aptGet = '/usr/bin/apt-get'

function fromPlaywright(): boolean {
  return run(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  })
}

function fromApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!run(aptGet, ['update', '-qq'], env)) return false
  // Not each distribution with apt has it.
  const hasShell = spawnSync('apt-cache', ['show', headlessShell]).status === 0
  const packages = ['chromium', ...(hasShell ? [headlessShell] : [])]
  return run(aptGet, ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}

/**
 * Gets Debian's headless shell for a Chromium that was here before: with it `npm test` takes a tenth less CPU time. Tried once for a clone.
 * Without it all tests have the Chromium that there is.
 */
function getShell(chromium: string): void {
  const canInstall = process.getuid?.() === 0 && existsSync(aptGet) && !process.env['CHROME_PATH']
  if (!canInstall || existsSync(chromiumRecord) || findTestChromium() !== chromium) return
  const apt = (...args: string[]): boolean => {
    const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(aptGet, [...options, ...args], { env, stdio: 'ignore' }).status === 0
  }
  say('  Getting Chromium without its window for the tests (about 10 s) …')
  const done = apt('update') && apt('install', '-y', '--no-remove', '--no-install-recommends', headlessShell)
  say(done ? ' done\n' : ' not to be had; they take the one that is here\n')
}

function getChromium(): string {
  say('  No Chromium here: getting one for the browser tests (about a minute; CHROME_PATH names one instead) …')
  // A root user on Debian is a container or CI: its own package is quickest and brings its libraries.
  for (const attempt of existsSync('/etc/debian_version') ? [fromApt, fromPlaywright] : [fromPlaywright, fromApt]) {
    const path = attempt() ? findChromium() : undefined
    if (path) {
      say(' done\n')
      return path
    }
  }
  return fail('No Chromium could be had. Install one (Debian: apt-get install chromium), or set CHROME_PATH.')
}

try {
  const path = findChromium() ?? getChromium()
  getShell(path)
  mkdirSync(dirname(chromiumRecord), { recursive: true })
  writeFileSync(chromiumRecord, `${path}\n`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
