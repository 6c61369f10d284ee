import type { Connection } from '../connection.ts'
import { defaultOrigin } from '../limits.ts'
import { type AttemptPorts, attempt } from './attempt.ts'
import { registerSync } from './background-sync.ts'
import { abandon, retry } from './claim.ts'
import { createClaimLocks } from './claim-locks.ts'
import { type Clock, deviceClock } from './clock.ts'
import { createEntry } from './create-entry.ts'
import { openDeviceStore } from './device-store.ts'
import type { Entry } from './entry.ts'
import { type BusyLane, freeLane, laneKey, laneOrigin, pauseMs, resumedLane } from './lane.ts'
import type { Outbox, OutboxEvent, OutboxHealth, Send } from './outbox.ts'
import { type PageEvents, pageEvents } from './page-events.ts'
import { defaultPolicy, type Policy } from './policy.ts'
import { createScheduler } from './scheduler.ts'
import { createShelves, isDevices } from './shelves.ts'
import type { Store, Survey } from './store.ts'
import type { Submission } from './submission.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'
import { transition } from './transition.ts'
import { createTurnLock } from './turn-lock.ts'
import { wireSend } from './wire-send.ts'

/** What an outbox may be given; each has a real default. */
export interface OutboxOptions {
  /** For submissions that bring none. */
  readonly connection?: Connection
  /** The database's name. Outboxes of one name on one origin share their entries. Default: `letterslot-outbox`. */
  readonly name?: string
  /** How one attempt goes out. Default: over the provider's wire; then a service worker may send, too. */
  readonly send?: Send
  /** Where entries are kept. Default: IndexedDB, and memory where that is not to be had. */
  readonly store?: Store
  readonly clock?: Clock
  /** Uniform in [0, 1). */
  readonly random?: () => number
  readonly page?: PageEvents
  /** How tabs hear of each other's changes. Default: a BroadcastChannel of the database's name; none for a `store`. */
  readonly channel?: TabChannel
  /** Web Locks. Default: the browser's; none for a `store`. */
  readonly locks?: LockManager
  readonly policy?: Partial<Policy>
}

/** Without identifiers an attempt is refused before it leaves, and the message waits for a person. */
const notConnected: Connection = { origin: defaultOrigin, publicKey: '', serviceId: '', templateId: '' }

/** How many entries a walk through all of them reads at once. */
const pageSize = 100

/** Opens an outbox, and begins to send what waits there. */
export function createOutbox(options: OutboxOptions = {}): Outbox {
  const { name = 'letterslot-outbox', store, clock = deviceClock, page = pageEvents } = options
  const policy = { ...defaultPolicy, ...options.policy }
  const listeners = new Set<(event: OutboxEvent) => void>()
  const closing = new AbortController()
  const channel = options.channel ?? (store ? undefined : openTabChannel(name))
  const locks = options.locks ?? (store ? undefined : globalThis.navigator?.locks)
  const claimLocks = createClaimLocks(closing.signal, locks)
  const waiting = new Set<string>()
  let sendsWhenClosed = false
  let room: Pick<OutboxHealth, 'usage' | 'quota'> = {}
  let isPersistenceAsked = false

  const shelves = createShelves(
    store ? async () => store : (onRefusal) => openDeviceStore(name, onRefusal, (entry) => void put(entry)),
    async () => {
      room = shelves.state().fault === 'quota' ? await roomOf() : {}
      emit({ kind: 'health', health: health() })
    },
  )
  const ports: AttemptPorts = {
    send: options.send ?? wireSend,
    store: shelves,
    lock: createTurnLock(name, locks),
    claimLocks,
    random: options.random ?? Math.random,
    clock,
    page,
    policy,
    closing: closing.signal,
    tell: changed,
  }
  const scheduler = createScheduler({
    survey,
    mayLeave: (key) => page.isOnline(laneOrigin(key)),
    attempt: (order, lane) => attempt(order, lane, ports),
    clock,
    policy,
  })

  function health(): OutboxHealth {
    return { ...shelves.state(), ...room, sendsWhenClosed }
  }

  function emit(event: OutboxEvent): void {
    // Apart from this turn: what a listener throws is the page's, and no reason not to send.
    for (const listener of listeners) queueMicrotask(() => listener(event))
  }

  function changed(entry: Entry): void {
    const { id, order, state } = entry
    emit({ kind: 'changed', entry })
    if (state.status === 'sent') waiting.delete(id)
    else waiting.add(id)
    if (!isDevices(order)) return
    channel?.tell(id)
    if (state.status === 'queued' || state.status === 'waiting') void sync()
  }

  async function survey(nowMs: number, except: ReadonlySet<number>): Promise<Survey> {
    const found = await shelves.survey(nowMs, except)
    for (const { lane } of found.turns) watchClaim(lane.key, lane.busy)
    return found
  }

  /** What another page is sending is taken over as soon as that page is gone, however long its lease. */
  function watchClaim(key: string, busy: BusyLane | undefined): void {
    if (!busy?.holder) return
    const { holder, order, fence } = busy
    claimLocks.whenFree(holder, async () => {
      const entry = await shelves.change(order, (pair) => abandon(pair, holder, policy, clock.now()))
      if (entry) changed(entry)
      // The message itself may have been deleted meanwhile.
      else await shelves.changeLane(key, (lane) => freeLane(lane, order, fence))
      scheduler.wake()
    })
  }

  /** A worker sends over the wire alone, and from the device's store alone. */
  async function sync(): Promise<void> {
    const isGranted = !store && !options.send && (await registerSync(name))
    if (isGranted === sendsWhenClosed) return
    sendsWhenClosed = isGranted
    emit({ kind: 'health', health: health() })
  }

  /** Another tab changed an entry, or may have. */
  async function hear(id: string): Promise<void> {
    const entry = await shelves.get(id)
    if (entry) emit({ kind: 'changed', entry })
    else emit({ kind: 'removed', id })
    if (!entry || entry.state.status === 'sent') waiting.delete(id)
    scheduler.wake()
  }

  /** A person is here, or the network: what waited for the provider to be reached waits no more. */
  async function resume(): Promise<void> {
    scheduler.wake()
    const { turns } = await shelves.survey(clock.now(), new Set())
    const paused = turns.filter(({ lane }) => lane.pause?.cause === 'network')
    if (paused.length === 0) return
    await Promise.all(paused.map(({ lane }) => shelves.changeLane(lane.key, resumedLane)))
    scheduler.wake()
  }

  function put(entry: Entry): Entry {
    changed(entry)
    scheduler.wake()
    return entry
  }

  async function hurry(): Promise<void> {
    for await (const { state, order } of waitingEntries()) {
      if (state.status !== 'waiting') continue
      const hurried = await shelves.change(order, ({ entry, lane }) => {
        const next = transition(entry, { kind: 'hurried' }, policy, clock.now())
        return next && { entry: next, lane }
      })
      if (hurried) changed(hurried)
    }
  }

  async function* waitingEntries(): AsyncGenerator<Entry> {
    for (let after = 0, isMore = true; isMore; ) {
      const entries = await shelves.list({ unsent: true, after, limit: pageSize })
      yield* entries
      after = entries.at(-1)?.order ?? after
      isMore = entries.length === pageSize
    }
  }

  const outbox: Outbox = {
    ready: resume().then(health),
    health,
    async enqueue(submission, { keep = true } = {}) {
      // Nothing that is closed may seem to have taken something in.
      closing.signal.throwIfAborted()
      const whole = { ...submission, connection: submission.connection ?? options.connection ?? notConnected }
      const there = await shelves.get(whole.id)
      if (there) return isSame(there, whole) ? there : ((await outbox.retry(whole.id, whole)) ?? there)
      const entry = await shelves.add(createEntry(whole), keep)
      if (entry.keeping !== 'memory' && !isPersistenceAsked) {
        isPersistenceAsked = true
        void globalThis.navigator?.storage?.persist?.().catch(() => {})
      }
      return put(entry)
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
      return entry ? put(entry) : shelves.get(id)
    },
    async remove(id) {
      const entry = await shelves.remove(id)
      waiting.delete(id)
      if (!entry) return undefined
      emit({ kind: 'removed', id })
      channel?.tell(id)
      return entry
    },
    async restore(entry) {
      const isSending = entry.state.status === 'sending'
      const back: Entry = isSending ? { ...entry, state: { status: 'queued' }, doubtful: true } : entry
      return put(await shelves.add(back, true))
    },
    isUnderWay: ({ state }) => state.status === 'sending' && (state.hasLock || claimLocks.isHeld(state.holder)),
    get: (id) => shelves.get(id),
    list: ({ unsent = false, after = 0, limit = Number.POSITIVE_INFINITY } = {}) =>
      shelves.list({ unsent, after, limit }),
    count: () => shelves.count(),
    async pausedUntilMs(connection) {
      const nowMs = clock.now()
      const { turns } = await shelves.survey(nowMs, new Set())
      const own = turns.filter(({ lane }) => lane.key === laneKey(connection))
      const leftMs = Math.max(0, ...own.map(({ lane }) => pauseMs(lane, nowMs)))
      return leftMs > 0 ? nowMs + leftMs : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      endListening()
      closing.abort()
      await scheduler.stop()
      // Not before: how the last attempt ended is told by the same channel.
      endHearing?.()
      shelves.close()
    },
  }
  const endHearing = channel?.listen((id) => void hear(id))
  const endListening = page.listen(() => {
    void resume()
    if (!channel) for (const id of waiting) void hear(id)
  })
  return outbox
}

async function roomOf(): Promise<Pick<OutboxHealth, 'usage' | 'quota'>> {
  const { usage, quota } = (await globalThis.navigator?.storage?.estimate?.().catch(() => undefined)) ?? {}
  return { ...(usage !== undefined && { usage }), ...(quota !== undefined && { quota }) }
}

/** Whether the same is handed over once more. What was sent is not here any more to be compared. */
function isSame(entry: Entry, submission: Submission): boolean {
  const facts = ({ connection, params, files = [] }: Submission): string =>
    JSON.stringify([connection, params, files.map(({ name, file }) => [name, file.name, file.size, file.lastModified])])
  return entry.state.status === 'sent' || facts(entry) === facts(submission)
}
