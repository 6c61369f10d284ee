import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { connectDevTools, type DevTools } from './dev-tools.ts'

/** One life of a real browser over a profile on disk. */
export interface ChromiumProcess {
  readonly devTools: DevTools
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
  try {
    return { devTools: await connectDevTools(await addressOf(child)), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

/** The browser tells where it can be driven among what else it has to say. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Its words are piped.')
  const said: string[] = []
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address !== undefined) {
      stderr.resume()
      return address
    }
    said.push(line)
  }
  throw new Error(`Chromium ended before it could be driven:\n${said.join('\n')}`)
}
