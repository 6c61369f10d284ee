import type { Connection } from '../connection.ts'
import { remainingMs } from './clock.ts'
import type { AttemptOutcome } from './outcome.ts'
import { backoffMs, type Policy } from './policy.ts'

/** A time during which no attempt begins on a connection. */
export interface Pause {
  /** `rate`: the provider asked for it. `network`: the provider could not be reached. */
  readonly cause: 'rate' | 'network'
  readonly sinceMs: number
  readonly untilMs: number
}

/** The state of one connection. All tabs share it, so that together they send one message at a time. */
export interface ConnectionState {
  readonly key: string
  /** Failures in a row that were the connection's and not one message's. */
  readonly failures: number
  /** When the last attempt began. */
  readonly lastMs?: number
  readonly pause?: Pause
  /** The attempt that runs. */
  readonly busy?: RunningAttempt
}

/** An attempt that keeps its connection to itself until it is over, or its lease. */
export interface RunningAttempt {
  readonly order: number
  readonly fence: number
  readonly sinceMs: number
  readonly leaseMs: number
  /** Whose claim it is, where that has a Web Lock. */
  readonly holder?: string
}

/** The key of a connection. Messages to one service of one account share it, and with it a connection's limits. */
export function connectionKey({ origin, publicKey, serviceId }: Connection): string {
  return JSON.stringify([origin, publicKey, serviceId])
}

/** The origin of a connection, by its key. */
export function connectionOrigin(key: string): string {
  const [origin]: readonly unknown[] = JSON.parse(key)
  return `${origin}`
}

/** Returns the state of an unused connection. */
export function createConnectionState(key: string): ConnectionState {
  return { key, failures: 0 }
}

/** Returns the ms until the connection's next attempt may begin; 0: now. */
export function connectionWaitMs(connectionState: ConnectionState, policy: Policy, nowMs: number): number {
  const { busy, lastMs } = connectionState
  return Math.max(
    lastMs === undefined ? 0 : remainingMs(lastMs, policy.paceMs, nowMs),
    pauseLeftMs(connectionState, nowMs),
    busy ? remainingMs(busy.sinceMs, busy.leaseMs, nowMs) : 0,
  )
}

/** Returns the ms left of the connection's pause; 0 where it has none. */
export function pauseLeftMs({ pause }: ConnectionState, nowMs: number): number {
  return pause ? remainingMs(pause.sinceMs, pause.untilMs - pause.sinceMs, nowMs) : 0
}

/** Returns the connection's state once an attempt has begun. */
export function occupyConnection(connectionState: ConnectionState, busy: RunningAttempt): ConnectionState {
  const { pause: _, ...rest } = connectionState
  return { ...rest, lastMs: busy.sinceMs, busy }
}

/** Returns the connection's state without this attempt; unchanged where another attempt runs. */
export function freeConnection(connectionState: ConnectionState, order: number, fence: number): ConnectionState {
  const { busy, ...rest } = connectionState
  return busy?.order === order && busy.fence === fence ? rest : connectionState
}

/** Returns a connection's state after an attempt: paused when the failure was the connection's and not one message's. */
export function afterOutcome(
  connectionState: ConnectionState,
  outcome: AttemptOutcome,
  policy: Policy,
  nowMs: number,
  chance: number,
): ConnectionState {
  const { pause: _, ...rest } = connectionState
  const isRate = outcome.code === 'rate-limited'
  if (!isRate && outcome.code !== 'network' && outcome.code !== 'timeout') return { ...rest, failures: 0 }
  const failures = connectionState.failures + 1
  const asked = isRate ? Math.min(outcome.retryAfterMs ?? policy.paceMs, policy.maxRetryAfterMs) : 0
  const untilMs = nowMs + Math.max(asked, backoffMs(failures, policy, chance))
  return { ...rest, failures, pause: { cause: isRate ? 'rate' : 'network', sinceMs: nowMs, untilMs } }
}

/** Ends a pause for want of the network, when that is back or a person asks. A pause that the provider asked for stays. */
export function endNetworkPause(connectionState: ConnectionState): ConnectionState {
  const { pause, ...rest } = connectionState
  return pause?.cause === 'network' ? rest : connectionState
}

/** The same as an updater: undefined where the connection has no such pause. */
export function endedNetworkPause(connectionState: ConnectionState): ConnectionState | undefined {
  const next = endNetworkPause(connectionState)
  return next === connectionState ? undefined : next
}
