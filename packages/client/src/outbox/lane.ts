import type { Connection } from '../connection.ts'
import type { Outcome } from './outcome.ts'
import { backoffMs, type Policy } from './policy.ts'
import { remainingMs } from './remaining.ts'

/** Why nothing goes out on a connection for a while. */
export interface Pause {
  /** `rate`: the provider asked for it. `network`: the provider could not be reached. */
  readonly cause: 'rate' | 'network'
  readonly sinceMs: number
  readonly untilMs: number
}

/** The state of one connection: what all tabs share, so that together they send one message at a time. */
export interface Lane {
  readonly key: string
  /** Failures in a row that were the connection's and not one message's. */
  readonly failures: number
  /** When the last attempt began. */
  readonly lastMs?: number
  readonly pause?: Pause
  /** The attempt that runs. */
  readonly busy?: BusyLane
}

/** An attempt that keeps its connection to itself until it is over, or its lease. */
export interface BusyLane {
  readonly order: number
  readonly fence: number
  readonly sinceMs: number
  readonly leaseMs: number
  /** Whose claim it is, where that has a Web Lock. */
  readonly holder?: string
}

/** Which messages share a connection's limits: those to one service of one account. */
export function laneKey({ origin, publicKey, serviceId }: Connection): string {
  return JSON.stringify([origin, publicKey, serviceId])
}

/** The origin of a connection, by its key. */
export function laneOrigin(key: string): string {
  const [origin]: readonly unknown[] = JSON.parse(key)
  return `${origin}`
}

/** A connection on which nothing happened yet. */
export function createLane(key: string): Lane {
  return { key, failures: 0 }
}

/** How long until the next attempt may begin; 0: now. */
export function laneWaitMs(lane: Lane, policy: Policy, nowMs: number): number {
  const { busy, lastMs } = lane
  return Math.max(
    lastMs === undefined ? 0 : remainingMs(lastMs, policy.paceMs, nowMs),
    pauseMs(lane, nowMs),
    busy ? remainingMs(busy.sinceMs, busy.leaseMs, nowMs) : 0,
  )
}

/** How long nothing goes out because the provider could not be reached, or asked for a pause; 0: nothing holds it up. */
export function pauseMs({ pause }: Lane, nowMs: number): number {
  return pause ? remainingMs(pause.sinceMs, pause.untilMs - pause.sinceMs, nowMs) : 0
}

/** An attempt begins. */
export function occupyLane(lane: Lane, busy: BusyLane): Lane {
  const { pause: _, ...rest } = lane
  return { ...rest, lastMs: busy.sinceMs, busy }
}

/** An attempt is over that made no difference to its connection, or never left. */
export function freeLane(lane: Lane, order: number, fence: number): Lane {
  const { busy, ...rest } = lane
  return busy?.order === order && busy.fence === fence ? rest : lane
}

/** What an outcome means for all messages of its connection. */
export function settleLane(lane: Lane, outcome: Outcome, policy: Policy, nowMs: number, chance: number): Lane {
  const { pause: _, ...rest } = lane
  const isRate = outcome.code === 'rate-limited'
  if (!isRate && outcome.code !== 'network' && outcome.code !== 'timeout') return { ...rest, failures: 0 }
  const failures = lane.failures + 1
  const asked = isRate ? Math.min(outcome.retryAfterMs ?? policy.paceMs, policy.maxRetryAfterMs) : 0
  const untilMs = nowMs + Math.max(asked, backoffMs(failures, policy, chance))
  return { ...rest, failures, pause: { cause: isRate ? 'rate' : 'network', sinceMs: nowMs, untilMs } }
}

/** The network is back, or a person asks: a pause for the network's sake ends, one that the provider asked for stays. */
export function resumeLane(lane: Lane): Lane {
  const { pause, ...rest } = lane
  return pause?.cause === 'network' ? rest : lane
}

/** The same, for a store: undefined where there is nothing to end. */
export function resumedLane(lane: Lane): Lane | undefined {
  const next = resumeLane(lane)
  return next === lane ? undefined : next
}
