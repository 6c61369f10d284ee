import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromiumArgs, findChromium } from '../chromium.ts'
import { connectDevTools, type DevTools } from './dev-tools.ts'

/** One life of a real browser over a profile on disk. */
export interface ChromiumProcess {
  readonly devTools: DevTools
  /** The number of times that it threw a site's database away because it found it damaged. */
  deletedDatabases(): number
  /** SIGKILL to the browser and all its processes at once, as a crash of the whole browser; resolves when it is gone. */
  kill(): Promise<void>
}

/** Starts Chromium over a profile; it shows an empty page. Linux and macOS: the kill goes to a process group. */
export async function startChromium(profile: string): Promise<ChromiumProcess> {
  const path = findChromium()
  if (path === undefined) throw new Error('There is no Chromium; npm test would install one.')
  const args = [
    ...chromiumArgs,
    '--headless=new',
    '--disable-extensions',
    '--disable-breakpad',
    '--enable-logging=stderr',
    // Pages that nobody looks at work on as if in front, except where a suite freezes them.
    '--disable-renderer-backgrounding',
    '--disable-background-timer-throttling',
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    'about:blank',
  ]
  const child = spawn(path, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL')
    }
    await ended
  }
  const address = Promise.withResolvers<string>()
  let deletedDatabases = 0
  createInterface({ input: child.stderr }).on('line', (line) => {
    const found = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (found !== undefined) address.resolve(found)
    if (line.includes('recovering from a corrupted (and deleted) database')) deletedDatabases += 1
  })
  ended.finally(() => address.reject(new Error('Chromium ended before it could be driven.')))
  try {
    const devTools = await connectDevTools(await address.promise)
    return { devTools, deletedDatabases: () => deletedDatabases, kill }
  } catch (error) {
    await kill()
    throw error
  }
}

/** The lives of a browser over one profile. */
export interface Lives {
  /** The life that runs. */
  readonly now: ChromiumProcess
  /** Kills it and starts the next one. */
  next(): Promise<void>
  /** Kills the last. */
  end(): Promise<void>
}

/** Starts the first. */
export async function startLives(profile: string): Promise<Lives> {
  let now = await startChromium(profile)
  return {
    get now() {
      return now
    },
    async next() {
      await now.kill()
      now = await startChromium(profile)
    },
    end: () => now.kill(),
  }
}
