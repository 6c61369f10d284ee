import { createSubmissionId } from '@letterslot/core'
import type { Connection } from '../connection.ts'
import { defaultOrigin } from '../limits.ts'
import { claim, holdsLease, record, release, retry } from './claim.ts'
import { type Clock, deviceClock } from './clock.ts'
import { createEntry } from './create-entry.ts'
import { deliver } from './deliver.ts'
import type { Entry } from './entry.ts'
import { type Lane, laneKey, resumeLane } from './lane.ts'
import { createMemoryStore } from './memory-store.ts'
import type { Outbox, OutboxEvent, OutboxHealth, Send } from './outbox.ts'
import type { Outcome } from './outcome.ts'
import { type PageEvents, pageEvents } from './page-events.ts'
import { backoffMs, defaultPolicy, type Policy } from './policy.ts'
import { createScheduler } from './scheduler.ts'
import { createShelves } from './shelves.ts'
import type { Store } from './store.ts'
import type { Submission } from './submission.ts'
import { transition } from './transition.ts'
import { wireSend } from './wire-send.ts'

/** What an outbox may be given; each has a real default. */
export interface OutboxOptions {
  /** For submissions that bring none. */
  readonly connection?: Connection
  /** The database's name. Outboxes of one name on one origin share their entries. Default: `letterslot`. */
  readonly name?: string
  /** How one attempt goes out. Default: over the provider's wire. */
  readonly send?: Send
  /** Where entries are kept. Default: IndexedDB, and memory where that is not to be had. */
  readonly store?: Store
  readonly clock?: Clock
  /** Uniform in [0, 1). */
  readonly random?: () => number
  readonly page?: PageEvents
  readonly policy?: Partial<Policy>
}

/** Without identifiers an attempt is refused before it leaves, and the message waits for a person. */
const notConnected: Connection = { origin: defaultOrigin, publicKey: '', serviceId: '', templateId: '' }

/** How many entries a walk through all of them reads at once. */
const pageSize = 100

/** Opens an outbox, and begins to send what waits there. */
export function createOutbox(options: OutboxOptions = {}): Outbox {
  const { send = wireSend, clock = deviceClock, random = Math.random, page = pageEvents } = options
  const policy = { ...defaultPolicy, ...options.policy }
  const holder = createSubmissionId()
  const listeners = new Set<(event: OutboxEvent) => void>()
  const closing = new AbortController()
  const shelves = createShelves(Promise.resolve(options.store ?? createMemoryStore()), () =>
    emit({ kind: 'health', health: health() }),
  )
  const scheduler = createScheduler({ survey: shelves.survey, attempt, clock, policy })

  function health(): OutboxHealth {
    return { ...shelves.state(), sendsWhenClosed: false }
  }

  function emit(event: OutboxEvent): void {
    // Apart from this turn: what a listener throws is the page's, and no reason not to send.
    for (const listener of listeners) queueMicrotask(() => listener(event))
  }

  async function attempt(order: number): Promise<boolean> {
    const taken = await shelves.change(order, (pair) => claim(pair, holder, policy, clock.now()))
    if (!taken) return false
    emit({ kind: 'changed', entry: taken })
    if (closing.signal.aborted || !holdsLease(taken, policy, clock.now())) {
      await shelves.change(order, (pair) => release(pair, taken.fence, policy, clock.now()))
      return true
    }
    await settle(taken, await deliver(taken, { send, clock, page, policy }, closing.signal))
    return true
  }

  /** Records an outcome, however long the store refuses: until then this page does not attempt the entry again. */
  async function settle({ order, fence }: Entry, outcome: Outcome): Promise<void> {
    const chance = random()
    for (let failures = 1; ; failures++) {
      try {
        const entry = await shelves.change(order, (pair) =>
          record(pair, { fence, outcome, chance }, policy, clock.now()),
        )
        if (!entry) return
        emit({ kind: 'changed', entry })
        if (entry.state.status === 'sent') await shelves.trim(policy.receipts)
        return
      } catch {
        if (closing.signal.aborted) return
        await new Promise<void>((resolve) => {
          closing.signal.addEventListener('abort', () => resolve())
          clock.after(backoffMs(Math.min(failures, 5), policy, 1), resolve)
        })
      }
    }
  }

  async function resume(): Promise<void> {
    const { turns } = await shelves.survey(clock.now(), new Set())
    const paused = turns.filter(({ lane }) => lane.pause?.cause === 'network')
    await Promise.all(paused.map(({ lane }) => shelves.changeLane(lane.key, resumed)))
    scheduler.wake()
  }

  async function hurry(): Promise<void> {
    for (let after = 0; ; ) {
      const entries = await shelves.list({ unsent: true, after, limit: pageSize })
      for (const { state, order } of entries) {
        after = order
        if (state.status !== 'waiting') continue
        const hurried = await shelves.change(order, ({ entry, lane }) => {
          const next = transition(entry, { kind: 'hurried' }, policy, clock.now())
          return next && { entry: next, lane }
        })
        if (hurried) emit({ kind: 'changed', entry: hurried })
      }
      if (entries.length < pageSize) return
    }
  }

  const ready = shelves.count().then(async () => {
    await resume()
    return health()
  })
  const endListening = page.listen(() => void resume())

  const outbox: Outbox = {
    ready,
    health,
    async enqueue(submission, { keep = true } = {}) {
      const whole = { ...submission, connection: submission.connection ?? options.connection ?? notConnected }
      const there = await shelves.get(whole.id)
      if (there) return isSame(there, whole) ? there : ((await outbox.retry(whole.id, whole)) ?? there)
      const entry = await shelves.add(createEntry(whole), keep)
      emit({ kind: 'changed', entry })
      await shelves.changeLane(laneKey(entry.connection), resumed)
      scheduler.wake()
      return entry
    },
    async flush({ all = false } = {}) {
      if (all) {
        await hurry()
        await resume()
      }
      await scheduler.idle()
    },
    async retry(id, correction) {
      const entry = await shelves.change(id, (pair) => retry(pair, correction, policy, clock.now()))
      if (!entry) return shelves.get(id)
      emit({ kind: 'changed', entry })
      await shelves.changeLane(laneKey(entry.connection), resumed)
      scheduler.wake()
      return entry
    },
    async remove(id) {
      const entry = await shelves.remove(id)
      if (entry) emit({ kind: 'removed', id })
      return entry
    },
    async restore(entry) {
      const isSending = entry.state.status === 'sending'
      const back: Entry = isSending ? { ...entry, state: { status: 'queued' }, doubtful: true } : entry
      const restored = await shelves.add(back, entry.keeping !== 'memory')
      emit({ kind: 'changed', entry: restored })
      scheduler.wake()
      return restored
    },
    get: (id) => shelves.get(id),
    list: ({ unsent = false, after = 0, limit = Number.MAX_SAFE_INTEGER } = {}) =>
      shelves.list({ unsent, after, limit }),
    count: () => shelves.count(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      endListening()
      closing.abort()
      await scheduler.stop()
      shelves.close()
    },
  }
  return outbox
}

/** Whether the same is handed over once more. What was sent is not here any more to be compared. */
function isSame(entry: Entry, submission: Submission): boolean {
  const facts = ({ connection, params, files = [] }: Submission): string =>
    JSON.stringify([connection, params, files.map(({ name, file }) => [name, file.name, file.size, file.lastModified])])
  return entry.state.status === 'sent' || facts(entry) === facts(submission)
}

function resumed(lane: Lane): Lane | undefined {
  const next = resumeLane(lane)
  return next === lane ? undefined : next
}
