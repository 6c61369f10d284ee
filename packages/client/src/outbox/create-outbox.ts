import { type Connection, emptyConnection } from '../connection.ts'
import { type AttemptDeps, attempt, firstAttempt, recordEvent, wireSend } from './attempt.ts'
import { registerSync } from './background-sync.ts'
import { createClaimLocks } from './claim-locks.ts'
import { type Clock, deviceClock } from './clock.ts'
import {
  connectionKey,
  connectionOrigin,
  endedNetworkPause,
  freeConnection,
  pauseLeftMs,
  type RunningAttempt,
} from './connection-state.ts'
import { completePolicy, type PolicyOptions } from './default-policy.ts'
import { openDeviceStore } from './device-store.ts'
import type { DueEntries } from './due-entries.ts'
import type { Entry, Incoming, Submission } from './entry.ts'
import { createEntry } from './entry.ts'
import { createFallbackStore, isDeviceOrder } from './fallback-store.ts'
import type { Outbox, OutboxEvent, OutboxHealth, Send } from './outbox.ts'
import { type PageEvents, pageEvents } from './page-events.ts'
import { createScheduler } from './scheduler.ts'
import type { Adding, Store } from './store.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

/** An outbox's options; each has a real default. */
export interface OutboxOptions {
  /** For submissions that bring none. */
  readonly connection?: Connection
  /** The database's name. Outboxes of one name on one origin share their entries. Default: `letterslot-outbox`. */
  readonly name?: string
  /** Sends one attempt. Default: over the provider's wire; then a service worker may send, too. */
  readonly send?: Send
  /** The store of the entries. Default: IndexedDB, and memory where the browser has none. */
  readonly store?: Store
  readonly clock?: Clock
  /** Uniform in [0, 1). */
  readonly random?: () => number
  readonly page?: PageEvents
  /** Announces changes to other tabs. Default: a BroadcastChannel of the database's name; none for a `store`. */
  readonly channel?: TabChannel
  /** Web Locks. Default: the browser's; none for a `store`. */
  readonly locks?: LockManager
  readonly policy?: PolicyOptions
}

/** Entries that a walk through all of them reads at once. */
const pageSize = 100

/** Opens an outbox, and begins to send what waits there. */
export function createOutbox(options: OutboxOptions = {}): Outbox {
  const { name = 'letterslot-outbox', store, clock = deviceClock, page = pageEvents } = options
  // First of all: the browser opens the database while the rest is set up.
  const fallbackStore = createFallbackStore(
    store ? async () => store : (onRefusal) => openDeviceStore(name, onRefusal, (entry) => void put(entry)),
    async () => {
      storageEstimate = fallbackStore.state().fault === 'quota' ? await estimateStorage() : {}
      emit({ kind: 'health', health: health() })
    },
  )
  const policy = completePolicy(options.policy)
  const listeners = new Set<(event: OutboxEvent) => void>()
  const closing = new AbortController()
  const channel = options.channel ?? (store ? undefined : openTabChannel(name))
  const locks = options.locks ?? (store ? undefined : globalThis.navigator?.locks)
  const claimLocks = createClaimLocks(closing.signal, locks)
  const waiting = new Set<string>()
  let sendsWhenClosed = false
  let storageEstimate: Pick<OutboxHealth, 'usage' | 'quota'> = {}
  let isPersistenceAsked = false
  let isResuming = false

  const deps: AttemptDeps = {
    send: options.send ?? wireSend,
    store: fallbackStore,
    claimLocks,
    random: options.random ?? Math.random,
    clock,
    page,
    policy,
    closing: closing.signal,
    onCommitted: changed,
  }
  const scheduler = createScheduler({
    findDue,
    isReachable: (key) => page.isOnline(connectionOrigin(key)),
    attempt: (order) => attempt(order, deps),
    clock,
    policy,
  })

  function health(): OutboxHealth {
    return { ...fallbackStore.state(), ...storageEstimate, sendsWhenClosed }
  }

  function emit(event: OutboxEvent): void {
    // In a task of its own: what a listener throws is the page's, and no reason not to send.
    for (const listener of listeners) queueMicrotask(() => listener(event))
  }

  function changed(entry: Entry): void {
    const { id, order, state } = entry
    emit({ kind: 'changed', entry })
    if (state.status === 'sent') waiting.delete(id)
    else waiting.add(id)
    if (!isDeviceOrder(order)) return
    channel?.post(id)
    if (state.status === 'queued' || state.status === 'waiting') void sync()
  }

  /** Polls with the pauses for want of the network ended: the page is visible again, or online. */
  function resume(): void {
    isResuming = true
    scheduler.wake()
  }

  async function findDue(nowMs: number, except: ReadonlySet<number>): Promise<DueEntries> {
    const found = await fallbackStore.findDue(nowMs, except)
    const connections = found.due.map(({ connectionState }) => connectionState)
    for (const { key, busy } of connections) watchClaim(key, busy)
    const paused = isResuming ? connections.filter(({ pause }) => pause?.cause === 'network') : []
    isResuming = false
    if (paused.length === 0) return found
    await Promise.all(paused.map(({ key }) => fallbackStore.updateConnection(key, endedNetworkPause)))
    return findDue(nowMs, except)
  }

  /** Takes over another page's entry as soon as that page is gone, however long its lease. */
  function watchClaim(key: string, busy: RunningAttempt | undefined): void {
    if (!busy?.holder) return
    const { holder, order, fence } = busy
    claimLocks.whenFree(holder, async () => {
      const entry = await recordEvent(order, { kind: 'abandoned', holder }, deps)
      if (entry) changed(entry)
      // The message itself may have been deleted meanwhile.
      else await fallbackStore.updateConnection(key, (connectionState) => freeConnection(connectionState, order, fence))
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

  /** Reads an entry that another tab changed, or may have. */
  async function onRemoteChange(id: string): Promise<void> {
    const entry = await fallbackStore.get(id)
    if (entry) emit({ kind: 'changed', entry })
    else emit({ kind: 'removed', id })
    if (!entry || entry.state.status === 'sent') waiting.delete(id)
    scheduler.wake()
  }

  function put(entry: Entry): Entry {
    changed(entry)
    scheduler.wake()
    return entry
  }

  /** Takes an entry in: as one that is sent at once, where no other attempt of this page runs on its connection. */
  function takeIn(entry: Incoming, keep: boolean): Promise<{ readonly entry: Entry; readonly isNew: boolean }> {
    return new Promise((resolve, reject) => {
      const add = (adding: Adding): Promise<Entry> => fallbackStore.add(entry, keep, adding)
      const onKept = (kept: Entry, isNew: boolean): void => resolve({ entry: kept, isNew })
      const work = (isFree: boolean): Promise<boolean> =>
        firstAttempt(add, onKept, isFree, deps).catch((error: unknown) => {
          reject(error)
          return false
        })
      if (!(keep && scheduler.begin(connectionKey(entry.connection), () => work(true)))) void work(false)
    })
  }

  async function expedite(): Promise<void> {
    for await (const { state, order } of waitingEntries()) {
      if (state.status !== 'waiting') continue
      const expedited = await recordEvent(order, { kind: 'expedited' }, deps)
      if (expedited) changed(expedited)
    }
  }

  async function* waitingEntries(): AsyncGenerator<Entry> {
    for (let after = 0, isMore = true; isMore; ) {
      const entries = await fallbackStore.list({ unsent: true, after, limit: pageSize })
      yield* entries
      after = entries.at(-1)?.order ?? after
      isMore = entries.length === pageSize
    }
  }

  const outbox: Outbox = {
    ready: fallbackStore.ready.then(health),
    health,
    async enqueue(submission, { keep = true } = {}) {
      // A closed outbox must not seem to have taken a message in.
      closing.signal.throwIfAborted()
      const submitted = { ...submission, connection: submission.connection ?? options.connection ?? emptyConnection }
      const { entry, isNew } = await takeIn(createEntry(submitted), keep)
      if (!isNew)
        return isSameSubmission(entry, submitted) ? entry : ((await outbox.retry(submitted.id, submitted)) ?? entry)
      if (entry.keeping !== 'memory' && !isPersistenceAsked) {
        isPersistenceAsked = true
        void globalThis.navigator?.storage?.persist?.().catch(() => {})
      }
      if (entry.state.status !== 'sending') return put(entry)
      // Its page may die while it sends.
      if (entry.keeping !== 'memory') void sync()
      return entry
    },
    async flush({ all = false } = {}) {
      if (all) {
        await expedite()
        resume()
      }
      await scheduler.idle()
    },
    async retry(id, correction) {
      const entry = await recordEvent(id, { kind: 'retried', correction }, deps)
      return entry ? put(entry) : fallbackStore.get(id)
    },
    async remove(id) {
      const entry = await fallbackStore.remove(id)
      waiting.delete(id)
      if (!entry) return undefined
      emit({ kind: 'removed', id })
      channel?.post(id)
      return entry
    },
    async restore(entry) {
      const isSending = entry.state.status === 'sending'
      const back: Entry = isSending ? { ...entry, state: { status: 'queued' }, doubtful: true } : entry
      return put(await fallbackStore.add(back, true))
    },
    isUnderWay: ({ state }) => state.status === 'sending' && (state.hasLock || claimLocks.isHeld(state.holder)),
    get: (id) => fallbackStore.get(id),
    list: ({ unsent = false, after = 0, limit = Number.POSITIVE_INFINITY } = {}) =>
      fallbackStore.list({ unsent, after, limit }),
    count: () => fallbackStore.count(),
    async pausedUntilMs(connection) {
      const nowMs = clock.now()
      const { due } = await fallbackStore.findDue(nowMs, new Set())
      const key = connectionKey(connection)
      const leftMs = Math.max(
        0,
        ...due.map(({ connectionState }) => (connectionState.key === key ? pauseLeftMs(connectionState, nowMs) : 0)),
      )
      return leftMs > 0 ? nowMs + leftMs : undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      endPageEvents()
      closing.abort()
      await scheduler.stop()
      // Closed last: the end of the last attempt is announced by this channel.
      endChannel?.()
      fallbackStore.close()
    },
  }
  const endChannel = channel?.listen((id) => void onRemoteChange(id))
  const endPageEvents = page.listen(() => {
    resume()
    if (!channel) for (const id of waiting) void onRemoteChange(id)
  })
  resume()
  return outbox
}

async function estimateStorage(): Promise<Pick<OutboxHealth, 'usage' | 'quota'>> {
  const { usage, quota } = (await globalThis.navigator?.storage?.estimate?.().catch(() => undefined)) ?? {}
  return { ...(usage !== undefined && { usage }), ...(quota !== undefined && { quota }) }
}

/** True when a submission repeats the entry under its id. A sent entry's content is gone, and counts as the same. */
function isSameSubmission(entry: Entry, submission: Submission): boolean {
  const facts = ({ connection, params, files = [] }: Submission): string =>
    JSON.stringify([connection, params, files.map(({ name, file }) => [name, file.name, file.size, file.lastModified])])
  return entry.state.status === 'sent' || facts(entry) === facts(submission)
}
