import type { Clock } from './clock.ts'
import { connectionWaitMs } from './connection-state.ts'
import type { DueEntries, DueEntry } from './due-entries.ts'
import type { Policy } from './policy.ts'

/** The scheduler's store, sender and clock. */
export interface SchedulerDeps {
  readonly findDue: (nowMs: number, except: ReadonlySet<number>) => Promise<DueEntries>
  /** Makes one attempt. Resolves to false where the entry could not be claimed. */
  readonly attempt: (order: number) => Promise<boolean>
  /** False while a connection is known to be out of reach: its entries are attempted after the next `wake`. */
  readonly isReachable: (connectionState: string) => boolean
  readonly clock: Clock
  readonly policy: Policy
}

/** Decides when which entry is attempted: on each connection one after the other, connections beside each other. */
export interface Scheduler {
  /** Polls the store now, because something changed. */
  wake(): void
  /** Runs an attempt on an entry that it puts in itself. Returns false, and runs nothing, where one runs on the connection. */
  begin(connectionState: string, attempt: () => Promise<boolean>): boolean
  /** Resolves once no entry is due; entries that wait for their time may remain. */
  idle(): Promise<void>
  /** Begins no further attempt. Resolves when the running ones are over. */
  stop(): Promise<void>
}

/** The ms until the next poll after one that failed, or that found an entry which could not be claimed. */
const recheckMs = 10_000

const noneDue = Number.POSITIVE_INFINITY

/** The next attempt on one connection. `order` is `noneDue` where no entry is due, `dueMs` where one is, or none will be. */
interface NextAttempt {
  readonly waitMs: number
  readonly order: number
  readonly dueMs: number
}

/** Starts at the first `wake`. */
export function createScheduler({ findDue, attempt, isReachable, clock, policy }: SchedulerDeps): Scheduler {
  const running = new Map<string, Promise<void>>()
  /** Entries, by number, that could not be claimed although they were due: another tab has them, or a newer version wrote them. */
  const skipped = new Set<number>()
  const waiters: (() => void)[] = []
  let cancelTimer = (): void => {}
  let isPolling = false
  let isPollRequested = false
  let isStopped = false

  async function poll(): Promise<void> {
    isPollRequested = true
    if (isPolling) return
    isPolling = true
    let nextPollMs = 0
    while (isPollRequested && !isStopped) {
      isPollRequested = false
      cancelTimer()
      nextPollMs = await findDue(clock.now(), skipped).then(startDue, () => recheckMs)
    }
    isPolling = false
    if (isStopped) return
    if (nextPollMs < noneDue) cancelTimer = clock.after(nextPollMs, wake)
    if (running.size > 0 || nextPollMs <= policy.paceMs) return
    for (const resolve of waiters.splice(0)) resolve()
  }

  /** Starts the due entries' attempts. Returns the ms until the next poll. */
  function startDue({ due, isPartial }: DueEntries): number {
    // Stopped during the poll: an entry claimed now would find its store closed, and wait for its lease to end.
    if (isStopped) return recheckMs
    const nowMs = clock.now()
    let nextPollMs = isPartial || skipped.size > 0 ? recheckMs : noneDue
    for (const [key, { waitMs, order, dueMs }] of byConnection(due, nowMs)) {
      if (running.has(key)) continue
      if (order === noneDue) nextPollMs = Math.min(nextPollMs, Math.max(waitMs, dueMs - nowMs))
      else if (!isReachable(key)) continue
      else if (waitMs > 0) nextPollMs = Math.min(nextPollMs, waitMs)
      else
        running.set(
          key,
          run(key, () => attempt(order), order),
        )
    }
    return nextPollMs
  }

  async function run(key: string, work: () => Promise<boolean>, order?: number): Promise<void> {
    const isClaimed = await work().catch(() => false)
    if (!isClaimed && order !== undefined) skipped.add(order)
    running.delete(key)
    void poll()
  }

  /** One connection may be in two stores: the earlier entry goes first, and both wait for the longer wait. */
  function byConnection(due: readonly DueEntry[], nowMs: number): ReadonlyMap<string, NextAttempt> {
    const connections = new Map<string, NextAttempt>()
    for (const { connectionState, order = noneDue, dueMs = noneDue } of due) {
      const other = connections.get(connectionState.key)
      connections.set(connectionState.key, {
        waitMs: Math.max(connectionWaitMs(connectionState, policy, nowMs), other?.waitMs ?? 0),
        order: Math.min(order, other?.order ?? noneDue),
        dueMs: Math.min(dueMs, other?.dueMs ?? noneDue),
      })
    }
    return connections
  }

  function wake(): void {
    skipped.clear()
    void poll()
  }

  return {
    wake,
    begin(key, work) {
      if (isStopped || running.has(key)) return false
      running.set(key, run(key, work))
      return true
    },
    idle() {
      return new Promise((resolve) => {
        if (isStopped) return resolve()
        waiters.push(resolve)
        wake()
      })
    },
    async stop() {
      isStopped = true
      cancelTimer()
      for (const resolve of waiters.splice(0)) resolve()
      await Promise.all(running.values())
    },
  }
}
