import type { Clock } from './clock.ts'
import { laneWaitMs } from './lane.ts'
import type { Policy } from './policy.ts'
import type { Survey, Turn } from './store.ts'

/** What the scheduler needs. */
export interface SchedulerPorts {
  readonly survey: (nowMs: number, except: ReadonlySet<number>) => Promise<Survey>
  /** Makes one attempt on a connection. Resolves to whether the entry could be claimed. */
  readonly attempt: (order: number, lane: string) => Promise<boolean>
  /** False where a connection is known to be out of reach: what waits there goes on at the next `wake`. */
  readonly mayLeave: (lane: string) => boolean
  readonly clock: Clock
  readonly policy: Policy
}

/** Decides when which entry is attempted: on each connection one after the other, connections beside each other. */
export interface Scheduler {
  /** Something changed: looks what is due, now. */
  wake(): void
  /** Resolves once nothing is due, but for what waits for its time. */
  idle(): Promise<void>
  /** Begins nothing more. Resolves when what runs is over. */
  stop(): Promise<void>
}

/** How long a look that failed, or found what it could not take, is let rest, in ms. */
const restMs = 10_000

/** Starts at the first `wake`. */
export function createScheduler({ survey, attempt, mayLeave, clock, policy }: SchedulerPorts): Scheduler {
  const running = new Map<string, Promise<void>>()
  /** What could not be claimed although it was due: taken by another tab, or written by a newer version. */
  const passed = new Set<number>()
  const idlers: (() => void)[] = []
  let callOff = (): void => {}
  let isLooking = false
  let isAsked = false
  let isStopped = false

  async function look(): Promise<void> {
    isAsked = true
    if (isLooking) return
    isLooking = true
    let restsMs = 0
    while (isAsked && !isStopped) {
      isAsked = false
      callOff()
      restsMs = await survey(clock.now(), passed).then(begin, () => restMs)
    }
    isLooking = false
    if (isStopped) return
    if (restsMs < Number.POSITIVE_INFINITY) callOff = clock.after(restsMs, wake)
    if (running.size > 0 || restsMs <= policy.paceMs) return
    for (const resolve of idlers.splice(0)) resolve()
  }

  /** Begins what is due; resolves to how long until there may be more. */
  function begin({ turns, isPartial }: Survey): number {
    // Stopped while it looked: what is claimed now would find its store closed, and wait for its lease to end.
    if (isStopped) return restMs
    const nowMs = clock.now()
    let restsMs = isPartial || passed.size > 0 ? restMs : Number.POSITIVE_INFINITY
    for (const [key, { waitMs, order, dueMs = Number.POSITIVE_INFINITY }] of byLane(turns, nowMs)) {
      if (running.has(key)) continue
      if (order === undefined) restsMs = Math.min(restsMs, Math.max(waitMs, dueMs - nowMs))
      else if (!mayLeave(key)) continue
      else if (waitMs > 0) restsMs = Math.min(restsMs, waitMs)
      else running.set(key, run(key, order))
    }
    return restsMs
  }

  async function run(key: string, order: number): Promise<void> {
    const isClaimed = await attempt(order, key).catch(() => false)
    if (!isClaimed) passed.add(order)
    running.delete(key)
    void look()
  }

  function byLane(turns: readonly Turn[], nowMs: number): Map<string, Omit<Turn, 'lane'> & { waitMs: number }> {
    const lanes = new Map<string, Omit<Turn, 'lane'> & { waitMs: number }>()
    for (const { lane, ...turn } of turns) {
      const waitMs = laneWaitMs(lane, policy, nowMs)
      const other = lanes.get(lane.key)
      lanes.set(lane.key, other ? join({ ...turn, waitMs }, other) : { ...turn, waitMs })
    }
    return lanes
  }

  function wake(): void {
    passed.clear()
    void look()
  }

  return {
    wake,
    idle() {
      return new Promise((resolve) => {
        if (isStopped) return resolve()
        idlers.push(resolve)
        wake()
      })
    },
    async stop() {
      isStopped = true
      callOff()
      for (const resolve of idlers.splice(0)) resolve()
      await Promise.all(running.values())
    },
  }
}

interface Chance {
  readonly waitMs: number
  readonly order?: number
  readonly dueMs?: number
}

/** One connection in two stores: the earlier entry goes first, and both wait for the longer wait. */
function join(one: Chance, other: Chance): Chance {
  const order = Math.min(one.order ?? Number.POSITIVE_INFINITY, other.order ?? Number.POSITIVE_INFINITY)
  const dueMs = Math.min(one.dueMs ?? Number.POSITIVE_INFINITY, other.dueMs ?? Number.POSITIVE_INFINITY)
  return {
    waitMs: Math.max(one.waitMs, other.waitMs),
    ...(order < Number.POSITIVE_INFINITY && { order }),
    ...(dueMs < Number.POSITIVE_INFINITY && { dueMs }),
  }
}
