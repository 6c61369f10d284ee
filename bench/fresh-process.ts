import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Round } from './suite.ts'

const flags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning']
const longestMs = 60_000

type Child = ChildProcessByStdio<null, Readable, null>

function start(path: string, args: readonly string[]): Child {
  const script = join(import.meta.dirname, path)
  return spawn(process.execPath, [...flags, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
}

/** The first line that a process writes, as JSON. */
async function firstLine(child: Child, path: string): Promise<Round> {
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'close').then(([status]) => Promise.reject(new Error(`${path} ended with ${status} and no result`))),
  ])
  return JSON.parse(line)
}

/** Runs a script of this folder in a process of its own; resolves to the one line of JSON that it prints. */
export async function runFresh(path: string, args: readonly string[] = []): Promise<Round> {
  const child = start(path, args)
  const ended = once(child, 'close')
  const result = await firstLine(child, path)
  await ended
  return result
}

/** Starts a server in a process of its own, hands what it printed and its process to `work`, and ends it. */
export async function withServer(path: string, work: (printed: Round, pid: number) => Promise<Round>): Promise<Round> {
  const child = start(path, [])
  const ended = once(child, 'close')
  try {
    return await work(await firstLine(child, path), child.pid ?? 0)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
