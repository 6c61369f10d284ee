import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { openSqliteStore } from '../store/sqlite.ts'
import { createRandom } from './random.ts'
import { type LogLine, type RelayProcess, type RelayProcessOptions, startRelayProcess } from './relay-process.ts'
import { type FoundMail, type RunTally, submitOnce, tally, tortureTarget } from './tally.ts'

/** The size of a run. */
export interface KillSuiteOptions {
  readonly submissions: number
  readonly kills: number
  readonly seed: number
  /** Called with each line of progress. */
  readonly onProgress?: (text: string) => void
}

/** The outcome of a run. */
export interface KillReport extends RunTally {
  readonly answered: number
  readonly mails: number
  readonly kills: number
  /** Submissions that had to be sent again because the answer never came whole. */
  readonly resubmitted: number
  /** Messages in each state at the end. */
  readonly states: Readonly<Record<string, number>>
  /** The exit status of the last life, which was stopped by SIGTERM. */
  readonly lastExit: number | null
  readonly seconds: number
}

const privateKey = 'torture-private-key-of-this-run'
const killSettings = {
  LETTERSLOT_PUBLIC_KEY: tortureTarget.publicKey,
  LETTERSLOT_PRIVATE_KEY: privateKey,
  LETTERSLOT_ALLOWED_ORIGINS: tortureTarget.origin,
  LETTERSLOT_RATE: 'off',
  LETTERSLOT_SMTP_URL: '',
}
const submittersAtOnce = 8
/** An event that a life never comes to must not keep it alive. */
const longestLifeMs = 1500
const longestDrainMs = 60_000
const pollMs = 50

/**
 * Kills a relay with SIGKILL again and again while it is submitted to, and then counts: the answers that were read in
 * full on one side, the mails in the inbox's table on the other.
 */
export async function runKillSuite(options: KillSuiteOptions): Promise<KillReport> {
  const { submissions, kills, seed, onProgress = () => {} } = options
  const startedMs = performance.now()
  const scratch = mkdtempSync(join(tmpdir(), 'letterslot-torture-'))
  const folder = join(scratch, 'data')
  const kept = process.env['NODE_COMPILE_CACHE']
  const env = { ...killSettings, NODE_COMPILE_CACHE: kept ?? join(scratch, 'compile-cache') }
  const random = createRandom(seed)
  const waiting = Array.from({ length: submissions }, (_, index) => `torture-${String(index).padStart(8, '0')}`)
  const answered: string[] = []
  const lives: (readonly LogLine[])[] = []
  let resubmitted = 0
  try {
    if (kept === undefined) await warmUp(folder, env)
    for (let life = 0; life < kills; life += 1) {
      const plan = drawKillPlan(random)
      const relay = startDoomedRelay({ folder, env }, plan)
      const share = Math.ceil(waiting.length / (kills + 1 - life))
      resubmitted += await submitShare(relay, waiting, share, answered)
      await relay.ended
      lives.push(relay.lines)
      onProgress(`life ${life + 1}: ${JSON.stringify(plan)}, ${answered.length} of ${submissions} answered`)
    }
    const last = startRelayProcess({ folder, env })
    resubmitted += await liveInPeace(last, waiting, answered)
    const lastExit = await last.ended
    lives.push(last.lines)
    const { mails, states } = await readFolder(folder)
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    const result = tally({ answered, mails, lives })
    return { ...result, answered: answered.length, mails: mails.length, kills, resubmitted, states, lastExit, seconds }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Submits what is left, waits until all of it went out, and stops the relay as an operator does. */
async function liveInPeace(relay: RelayProcess, waiting: string[], answered: string[]): Promise<number> {
  try {
    const port = await relay.ready
    if (port === undefined) throw new Error('The relay did not start any more.')
    const resubmitted = await submitShare(relay, waiting, waiting.length, answered)
    if (waiting.length > 0) throw new Error(`The relay lives and leaves ${waiting.length} submissions without a 200.`)
    await queueEmptied(port)
    relay.kill('SIGTERM')
    return resubmitted
  } catch (error) {
    relay.kill('SIGKILL')
    throw error
  }
}

/** One life that ends in peace fills the compile cache, so that those that follow start faster. */
async function warmUp(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const relay = startRelayProcess({ folder, env })
  await relay.ready
  relay.kill('SIGTERM')
  await relay.ended
}

/** A life whose end is planned. */
function startDoomedRelay(options: RelayProcessOptions, plan: KillPlan): RelayProcess {
  let seen = 0
  const relay: RelayProcess = startRelayProcess({
    ...options,
    onLine: ({ event }) => {
      if (event === 'ready' && plan.kind !== 'starting') {
        killAfter(relay, plan.kind === 'working' ? plan.afterMs : longestLifeMs)
      }
      if (plan.kind !== 'event' || event !== plan.event) return
      seen += 1
      if (seen === plan.nth) relay.kill('SIGKILL')
    },
  })
  if (plan.kind === 'starting') killAfter(relay, plan.afterMs)
  return relay
}

function killAfter(relay: RelayProcess, afterMs: number): void {
  const timer = setTimeout(() => relay.kill('SIGKILL'), afterMs)
  relay.ended.finally(() => clearTimeout(timer))
}

/**
 * Submits a share of what waits, several at once; what was not answered in full goes back to wait, under the same id.
 * @returns the number that went back.
 */
async function submitShare(relay: RelayProcess, waiting: string[], share: number, answered: string[]): Promise<number> {
  const port = await relay.ready
  if (port === undefined) return 0
  const hand = waiting.splice(0, share)
  const back: string[] = []
  const work = async () => {
    for (let id = hand.shift(); id !== undefined; id = hand.shift()) {
      if (await submitOnce(port, id, tortureTarget)) answered.push(id)
      else back.push(id)
    }
  }
  await Promise.all(Array.from({ length: submittersAtOnce }, work))
  waiting.unshift(...back)
  return back.length
}

/** Resolves when no message waits any more. */
async function queueEmptied(port: number): Promise<void> {
  const latestMs = performance.now() + longestDrainMs
  const count = async (state: string): Promise<number> => {
    const url = `http://127.0.0.1:${port}/api/v1/messages?state=${state}&limit=1`
    const response = await fetch(url, { headers: { Authorization: `Bearer ${privateKey}` } })
    const page: unknown = await response.json()
    if (!isMessagePage(page)) throw new Error(`The relay answered ${response.status} ${JSON.stringify(page)}`)
    return page.items.length
  }
  for (;;) {
    const waiting = await Promise.all(['accepted', 'delivering', 'deferred'].map(count))
    if (waiting.every((number) => number === 0)) return
    if (performance.now() > latestMs) throw new Error('The queue does not become empty.')
    await sleep(pollMs)
  }
}

function isMessagePage(value: unknown): value is { readonly items: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}

/** Reads the tables themselves, when no relay holds them any more. */
async function readFolder(folder: string) {
  const store = openSqliteStore(folder)
  try {
    const { items } = store.inbox.list({ limit: 1_000_000 })
    const mails = await Promise.all(
      items.map(async ({ source }): Promise<FoundMail> => {
        const { text = '', messageId = '' } = await PostalMime.parse(source)
        return { submission: /torture-\d{8}/.exec(text)?.[0] ?? 'unreadable', messageId }
      }),
    )
    return { mails, states: store.messages.counts() }
  } finally {
    store.close()
  }
}

/** The moment at which a life of the relay is to end. */
type KillPlan =
  /** While it starts, this long after its process began. */
  | { readonly kind: 'starting'; readonly afterMs: number }
  /** At any moment of its work. */
  | { readonly kind: 'working'; readonly afterMs: number }
  /** As soon as the log shows an event for the nth time: the narrow windows, which chance alone would miss. */
  | { readonly kind: 'event'; readonly event: string; readonly nth: number }

const events = ['stored', 'handing-over', 'smtp-accepted', 'recorded']

/** Draws the end of one life. */
function drawKillPlan(random: () => number): KillPlan {
  const kind = random()
  if (kind < 0.1) return { kind: 'starting', afterMs: Math.floor(random() * 500) }
  if (kind < 0.5) return { kind: 'working', afterMs: Math.floor(random() * 600) }
  const event = events[Math.floor(random() * events.length)] ?? 'stored'
  return { kind: 'event', event, nth: 1 + Math.floor(random() * 8) }
}
