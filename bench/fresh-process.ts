import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { relayEnv, relayFlags } from '../apps/relay/bin/process.mjs'
import type { Round } from './suite.ts'

const flags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning']
const longestMs = 60_000

/** A server of the bench: its script, what that is given, and whether it is a relay, which has a launcher's flags. */
export interface Server {
  readonly path: string
  readonly args?: readonly string[]
  readonly isRelay?: boolean
}

type Child = ChildProcessByStdio<null, Readable, null>

function start({ path, args = [], isRelay }: Server, env: Readonly<Record<string, string>> = {}): Child {
  const script = join(import.meta.dirname, path)
  return spawn(process.execPath, [...(isRelay ? relayFlags : flags), script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
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
  const child = start({ path, args })
  const ended = once(child, 'close')
  const result = await firstLine(child, path)
  await ended
  return result
}

/** None has to load what strips types, which would be in its memory: Node keeps the code of each. */
const compiled = join(import.meta.dirname, '..', '.cache', 'bench')

/** Starts a server in a process of its own, hands what it printed and its process to `work`, and ends it. */
export async function withServer(
  server: Server,
  work: (printed: Round, pid: number) => Promise<Round>,
): Promise<Round> {
  const child = start(server, server.isRelay ? relayEnv : { NODE_COMPILE_CACHE: compiled })
  const ended = once(child, 'close')
  try {
    return await work(await firstLine(child, server.path), child.pid ?? 0)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
