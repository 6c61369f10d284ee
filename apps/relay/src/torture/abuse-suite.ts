import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openSqliteStore } from '../store/sqlite.ts'
import { type AttackOrder, attackNames, type Statuses } from './attackers.ts'
import { type RelayProcess, startRelayProcess } from './relay-process.ts'
import { submitOnce, tortureTarget } from './tally.ts'

/** The measure of a run. */
export interface AbuseSuiteOptions {
  /** Of the largest attacks; the others have a fifth. */
  readonly connections: number
  /** The length of each attack, in milliseconds. */
  readonly attackMs: number
  /** Between two honest messages. */
  readonly honestEveryMs: number
  /** The pause before the relay's memory is read for the last time, in milliseconds. */
  readonly settleMs: number
  /** Called with each row of the table. */
  readonly onProgress?: (text: string) => void
}

/** One attack and what the relay and the honest met meanwhile. */
export interface AbuseRow {
  readonly attack: string
  readonly statuses: Statuses
  readonly honest: number
  /** Honest messages that were not answered 200. */
  readonly refused: number
  /** The time that 99 of 100 honest answers took at most, in milliseconds. */
  readonly p99Ms: number
  /** The largest resident memory of the relay, in megabytes; undefined where the system does not tell. */
  readonly rssMb: number | undefined
}

/** The outcome of a run. */
export interface AbuseReport {
  readonly rows: readonly AbuseRow[]
  /** Honest messages answered 200 that are not in the store. */
  readonly lost: readonly string[]
  readonly honest: number
  readonly refused: number
  readonly p99Ms: number
  readonly rssMb: number | undefined
  /** A while after the last attack, in megabytes. */
  readonly rssAfterMb: number | undefined
  /** Files that bodies left behind. */
  readonly leftFiles: number
  readonly lastExit: number | null
}

const abuseSettings = {
  LETTERSLOT_PUBLIC_KEY: tortureTarget.publicKey,
  LETTERSLOT_ALLOWED_ORIGINS: tortureTarget.origin,
  LETTERSLOT_SMTP_URL: '',
  // Every computer of the run is this one: the addresses of its senders are told as a proxy tells them.
  LETTERSLOT_TRUSTED_PROXIES: '127.0.0.1',
  LETTERSLOT_RATE: '10/min burst 5, 100000/h',
}
const sampleEveryMs = 50

/** Attacks a relay in every way, one after the other, while honest messages are sent and counted. */
export async function runAbuseSuite(options: AbuseSuiteOptions): Promise<AbuseReport> {
  const { connections, attackMs, honestEveryMs, settleMs, onProgress = () => {} } = options
  const scratch = mkdtempSync(join(tmpdir(), 'letterslot-abuse-'))
  const folder = join(scratch, 'data')
  const relay = startRelayProcess({ folder, env: abuseSettings })
  const honest = createHonestSenders()
  const rows: AbuseRow[] = []
  try {
    const port = await relay.ready
    if (port === undefined) throw new Error('The relay did not start.')
    for (const attack of ['nobody', ...attackNames]) {
      const row = await runRound({ relay, port, attack, connections, attackMs, honest, honestEveryMs })
      rows.push(row)
      onProgress(tableRow(row))
    }
    await sleep(settleMs)
    const rssAfterMb = rssMbOf(relay)
    const leftFiles = countFiles(join(folder, 'incoming'))
    relay.kill('SIGTERM')
    const lastExit = await relay.ended
    const times = honest.times
    return {
      rows,
      lost: lostOf(folder, honest.answered),
      honest: times.length,
      refused: times.length - honest.answered.length,
      p99Ms: percentile99(times),
      rssMb: mostOf(rows.flatMap(({ rssMb }) => rssMb ?? [])),
      rssAfterMb,
      leftFiles,
      lastExit,
    }
  } finally {
    relay.kill('SIGKILL')
    await relay.ended
    rmSync(scratch, { recursive: true, force: true })
  }
}

interface HonestSenders {
  readonly answered: readonly string[]
  /** The duration of each answer, in milliseconds. */
  readonly times: readonly number[]
  send(port: number): Promise<void>
}

/** Visitors, each from an address of its own. */
function createHonestSenders(): HonestSenders {
  const answered: string[] = []
  const times: number[] = []
  let count = 0
  return {
    answered,
    times,
    send: async (port) => {
      count += 1
      const id = `honest-${String(count).padStart(8, '0')}`
      const headers = { 'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
      const startedMs = performance.now()
      if (await submitOnce(port, id, tortureTarget, headers)) answered.push(id)
      times.push(performance.now() - startedMs)
    },
  }
}

interface AttackRound {
  readonly relay: RelayProcess
  readonly port: number
  readonly attack: string
  readonly connections: number
  readonly attackMs: number
  readonly honest: HonestSenders
  readonly honestEveryMs: number
}

async function runRound(options: AttackRound): Promise<AbuseRow> {
  const { relay, port, attack, connections, attackMs, honest, honestEveryMs } = options
  const before = { times: honest.times.length, answered: honest.answered.length }
  const sizes: number[] = []
  const watch = setInterval(() => sizes.push(rssMbOf(relay) ?? 0), sampleEveryMs)
  const attackers = attack === 'nobody' ? undefined : startAttackers({ attack, connections, port, ...tortureTarget })
  const sending: Promise<void>[] = []
  for (let passedMs = 0; passedMs < attackMs; passedMs += honestEveryMs) {
    sending.push(honest.send(port))
    await sleep(honestEveryMs)
  }
  await Promise.all(sending)
  const statuses = (await attackers?.stop()) ?? {}
  clearInterval(watch)
  const times = honest.times.slice(before.times)
  const answered = honest.answered.length - before.answered
  return {
    attack,
    statuses,
    honest: times.length,
    refused: times.length - answered,
    p99Ms: percentile99(times),
    rssMb: mostOf(sizes.filter((size) => size > 0)),
  }
}

/** Attackers have a thread of their own, so that honest messages are timed without them. */
function startAttackers(workerData: AttackOrder) {
  const worker = new Worker(new URL('attack-worker.ts', import.meta.url), { workerData, execArgv: [] })
  const ended = new Promise<Statuses>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    stop: async (): Promise<Statuses> => {
      worker.postMessage('over')
      const statuses = await ended
      await worker.terminate()
      return statuses
    },
  }
}

/** A row of the table that the suite prints. */
export function tableRow({ attack, statuses, honest, refused, p99Ms, rssMb }: AbuseRow): string {
  const told = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  return `| ${[attack, told.join(', '), honest, refused, p99Ms, rssMb ?? '–'].join(' | ')} |`
}

function percentile99(times: readonly number[]): number {
  const sorted = times.toSorted((left, right) => left - right)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0)
}

function mostOf(sizes: readonly number[]): number | undefined {
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}

/** The resident memory of the relay's process, where the kernel tells it. */
function rssMbOf({ pid }: RelayProcess): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    // No Linux, or it has ended.
    return undefined
  }
}

function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    // Never made: no body was long.
    return 0
  }
}

function lostOf(folder: string, answered: readonly string[]): readonly string[] {
  const store = openSqliteStore(folder)
  try {
    const kept = new Set(store.messages.list({ limit: 1_000_000 }).items.map(({ params }) => params['letterslot_id']))
    return answered.filter((id) => !kept.has(id))
  } finally {
    store.close()
  }
}
