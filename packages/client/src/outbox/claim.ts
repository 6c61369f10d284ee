import {
  afterOutcome,
  type ConnectionState,
  connectionWaitMs,
  endNetworkPause,
  freeConnection,
  occupyConnection,
} from './connection-state.ts'
import type { Entry } from './entry.ts'
import type { Policy } from './policy.ts'
import { type EntryEvent, transitionEntry } from './transition.ts'

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

/** True when an attempt that starts now ends before its lease does; false where the page was frozen meanwhile. */
export function holdsLease({ state }: Entry, { leaseMarginMs }: Policy, nowMs: number): boolean {
  return state.status === 'sending' && nowMs >= state.sinceMs && nowMs < state.sinceMs + leaseMarginMs
}

/** An event that begins no attempt. */
export type EventOfEntry = Exclude<EntryEvent, { kind: 'claimed' }>

/**
 * Returns an entry and its connection after an event; undefined where it does not apply. Whatever ends or overrules an attempt
 * leaves the connection free of it.
 */
export function applyEvent(
  { entry, connectionState }: EntryAndConnection,
  event: EventOfEntry,
  policy: Policy,
  nowMs: number,
): EntryAndConnection | undefined {
  const next = transitionEntry(entry, event, policy, nowMs)
  if (!next) return undefined
  const free = freeConnection(connectionState, entry.order, entry.fence)
  if (event.kind === 'ended')
    return { entry: next, connectionState: afterOutcome(free, event.outcome, policy, nowMs, event.chance) }
  return { entry: next, connectionState: event.kind === 'retried' ? endNetworkPause(free) : free }
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
