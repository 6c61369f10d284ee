import {
  afterOutcome,
  type ConnectionState,
  connectionWaitMs,
  endNetworkPause,
  freeConnection,
  occupyConnection,
} from './connection-state.ts'
import type { Entry } from './entry.ts'
import type { AttemptOutcome } from './outcome.ts'
import type { Policy } from './policy.ts'
import { type Correction, transitionEntry } from './transition.ts'

/** An entry and its connection's state, read and written together in one transaction. */
export interface EntryAndConnection {
  readonly entry: Entry
  readonly connectionState: ConnectionState
}

/** The page or worker that claims an entry. */
export interface Claimant {
  /** No two claims have the same. */
  readonly holder: string
  /** The claim's page holds a Web Lock of its own for it. */
  readonly hasLock: boolean
}

/** Takes an entry for one attempt, where it is due and its connection free. */
export function claim(
  { entry, connectionState }: EntryAndConnection,
  claimant: Claimant,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  if (connectionWaitMs(connectionState, policy, nowMs) > 0) return undefined
  const leaseMs = timeoutOf(entry, policy) + policy.leaseMarginMs
  const { holder, hasLock } = claimant
  const event = {
    kind: 'claimed',
    holder,
    hasLock,
    leaseMs,
    pausedMs: pausedMs({ entry, connectionState }, nowMs),
  } as const
  const taken = transitionEntry(entry, event, policy, nowMs)
  if (!taken) return undefined
  const { order, fence } = taken
  return {
    entry: taken,
    connectionState: occupyConnection(connectionState, {
      order,
      fence,
      sinceMs: nowMs,
      leaseMs,
      ...(hasLock && { holder }),
    }),
  }
}

/** Takes an entry back from a page that is gone; undefined where its claim was over before. */
export function abandon(
  { entry, connectionState }: EntryAndConnection,
  holder: string,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  const abandoned = transitionEntry(entry, { kind: 'abandoned', holder }, policy, nowMs)
  return abandoned && { entry: abandoned, connectionState: freeConnection(connectionState, entry.order, entry.fence) }
}

/** True when an attempt that starts now ends before its lease does; false where the page was frozen meanwhile. */
export function holdsLease({ state }: Entry, { leaseMarginMs }: Policy, nowMs: number): boolean {
  return state.status === 'sending' && nowMs >= state.sinceMs && nowMs < state.sinceMs + leaseMarginMs
}

/** Gives back an entry whose attempt sent nothing. */
export function release(
  { entry, connectionState }: EntryAndConnection,
  fence: number,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  const released = transitionEntry(entry, { kind: 'released', fence }, policy, nowMs)
  return released && { entry: released, connectionState: freeConnection(connectionState, entry.order, fence) }
}

/** An attempt's outcome, under the fencing number it was claimed with. `chance` is uniform in [0, 1). */
export interface AttemptResult {
  readonly fence: number
  readonly outcome: AttemptOutcome
  readonly chance: number
}

/** Records a result; undefined for a holder whose fencing number is stale. */
export function recordAttempt(
  { entry, connectionState }: EntryAndConnection,
  result: AttemptResult,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  const { fence, outcome, chance } = result
  const ended = transitionEntry(entry, { kind: 'ended', ...result }, policy, nowMs)
  if (!ended) return undefined
  return {
    entry: ended,
    connectionState: afterOutcome(freeConnection(connectionState, entry.order, fence), outcome, policy, nowMs, chance),
  }
}

/** A person asks for an entry, with what they changed; undefined where it runs, or is sent. */
export function retry(
  { entry, connectionState }: EntryAndConnection,
  correction: Correction | undefined,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  const retried = transitionEntry(entry, { kind: 'retried', correction }, policy, nowMs)
  return (
    retried && {
      entry: retried,
      connectionState: endNetworkPause(freeConnection(connectionState, entry.order, entry.fence)),
    }
  )
}

/** The time limit of an entry's attempt, in ms: longer with files. */
export function timeoutOf({ files }: Entry, { timeoutMs, fileTimeoutMs }: Policy): number {
  return files?.length ? fileTimeoutMs : timeoutMs
}

/** Returns the ms that the connection paused because of this very entry: they count as its own wait. */
function pausedMs({ entry, connectionState: { pause } }: EntryAndConnection, nowMs: number): number {
  if (pause?.cause !== 'rate' || entry.log.at(-1)?.code !== 'rate-limited') return 0
  return Math.max(0, Math.min(nowMs, pause.untilMs) - pause.sinceMs)
}
