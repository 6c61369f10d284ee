import type { Entry } from './entry.ts'
import { freeLane, type Lane, laneWaitMs, occupyLane, resumeLane, settleLane } from './lane.ts'
import type { Outcome } from './outcome.ts'
import type { Policy } from './policy.ts'
import { type Correction, transition } from './transition.ts'

/** An entry and its connection, as one transaction of the store sees them and changes them together. */
export interface Pair {
  readonly entry: Entry
  readonly lane: Lane
}

/** Who claims. */
export interface Claimant {
  /** No two claims have the same. */
  readonly holder: string
  /** The claim's page holds a Web Lock of its own for it. */
  readonly hasLock: boolean
}

/** Takes an entry for one attempt, where it is due and its connection free. */
export function claim({ entry, lane }: Pair, claimant: Claimant, policy: Policy, nowMs: number): Pair | undefined {
  if (laneWaitMs(lane, policy, nowMs) > 0) return undefined
  const leaseMs = timeoutOf(entry, policy) + policy.leaseMarginMs
  const { holder, hasLock } = claimant
  const event = { kind: 'claimed', holder, hasLock, leaseMs, pausedMs: pausedMs({ entry, lane }, nowMs) } as const
  const taken = transition(entry, event, policy, nowMs)
  if (!taken) return undefined
  const { order, fence } = taken
  return {
    entry: taken,
    lane: occupyLane(lane, { order, fence, sinceMs: nowMs, leaseMs, ...(hasLock && { holder }) }),
  }
}

/** Takes an entry back from a page that is gone; undefined where its claim was over before. */
export function abandon({ entry, lane }: Pair, holder: string, policy: Policy, nowMs: number): Pair | undefined {
  const abandoned = transition(entry, { kind: 'abandoned', holder }, policy, nowMs)
  return abandoned && { entry: abandoned, lane: freeLane(lane, entry.order, entry.fence) }
}

/** Whether an attempt that starts now ends before somebody else may take the entry: not where the page was frozen. */
export function holdsLease({ state }: Entry, { leaseMarginMs }: Policy, nowMs: number): boolean {
  return state.status === 'sending' && nowMs >= state.sinceMs && nowMs < state.sinceMs + leaseMarginMs
}

/** Gives an entry back of which nothing went out. */
export function release({ entry, lane }: Pair, fence: number, policy: Policy, nowMs: number): Pair | undefined {
  const released = transition(entry, { kind: 'released', fence }, policy, nowMs)
  return released && { entry: released, lane: freeLane(lane, entry.order, fence) }
}

/** What an attempt came to, under the number it was claimed with. `chance` is uniform in [0, 1). */
export interface Result {
  readonly fence: number
  readonly outcome: Outcome
  readonly chance: number
}

/** Records a result; undefined for a holder whose fencing number is stale. */
export function record({ entry, lane }: Pair, result: Result, policy: Policy, nowMs: number): Pair | undefined {
  const { fence, outcome, chance } = result
  const ended = transition(entry, { kind: 'ended', ...result }, policy, nowMs)
  if (!ended) return undefined
  return { entry: ended, lane: settleLane(freeLane(lane, entry.order, fence), outcome, policy, nowMs, chance) }
}

/** A person asks for an entry, with what they changed; undefined where it runs, or is sent. */
export function retry(
  { entry, lane }: Pair,
  correction: Correction | undefined,
  policy: Policy,
  nowMs: number,
): Pair | undefined {
  const retried = transition(entry, { kind: 'retried', correction }, policy, nowMs)
  return retried && { entry: retried, lane: resumeLane(freeLane(lane, entry.order, entry.fence)) }
}

/** When an attempt of this entry ends by itself. */
export function timeoutOf({ files }: Entry, { timeoutMs, fileTimeoutMs }: Policy): number {
  return files?.length ? fileTimeoutMs : timeoutMs
}

/** How long the connection paused because of this very entry: a wait like its own. */
function pausedMs({ entry, lane: { pause } }: Pair, nowMs: number): number {
  if (pause?.cause !== 'rate' || entry.log.at(-1)?.code !== 'rate-limited') return 0
  return Math.max(0, Math.min(nowMs, pause.untilMs) - pause.sinceMs)
}
