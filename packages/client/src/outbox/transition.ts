import { assertNever, rfc3339 } from '@letterslot/core'
import { remainingMs } from './clock.ts'
import { connectionKey } from './connection-state.ts'
import { dispositions } from './disposition.ts'
import type { Attempt, Entry, EntryState, Submission } from './entry.ts'
import type { AttemptOutcome } from './outcome.ts'
import { backoffMs, type Policy } from './policy.ts'

/** The parts that a person may replace in an unsent message. */
export type Correction = Partial<Pick<Submission, 'connection' | 'params' | 'files' | 'context'>>

/** An event in the life of an entry. */
export type EntryEvent =
  /** `holder` begins an attempt. `pausedMs`: how long its connection was to pause because of this message's answer. */
  | {
      readonly kind: 'claimed'
      readonly holder: string
      readonly hasLock: boolean
      readonly leaseMs: number
      readonly pausedMs: number
    }
  /** The holder gives it back: nothing went out. */
  | { readonly kind: 'released'; readonly fence: number }
  /** The page of `holder` is gone: what it had begun may have arrived. */
  | { readonly kind: 'abandoned'; readonly holder: string }
  /** `chance` is uniform in [0, 1). */
  | { readonly kind: 'ended'; readonly fence: number; readonly outcome: AttemptOutcome; readonly chance: number }
  /** A person asks for it, with what they changed. */
  | { readonly kind: 'retried'; readonly correction?: Correction | undefined }
  /** An entry that waits for its time goes out now. */
  | { readonly kind: 'expedited' }

/**
 * Returns the entry after an event.
 * @returns undefined where the event does not apply: it is not due, or the holder's fencing number is stale.
 */
export function transitionEntry(entry: Entry, event: EntryEvent, policy: Policy, nowMs: number): Entry | undefined {
  switch (event.kind) {
    case 'claimed':
      return afterClaim(entry, event, policy, nowMs)
    case 'released':
      if (!isHeld(entry, event.fence)) return undefined
      return { ...entry, state: { status: 'queued' }, attempts: entry.attempts - 1, log: entry.log.slice(0, -1) }
    case 'abandoned':
      if (entry.state.status !== 'sending' || entry.state.holder !== event.holder) return undefined
      return { ...entry, state: { status: 'queued' }, doubtful: true }
    case 'ended':
      return isHeld(entry, event.fence) ? afterAttempt(entry, event.outcome, event.chance, policy, nowMs) : undefined
    case 'retried':
      return afterRetry(entry, event.correction, nowMs)
    case 'expedited':
      if (entry.state.status !== 'waiting') return undefined
      return { ...entry, state: { status: 'queued' }, waitedMs: entry.waitedMs + ownWaitMs(entry.state, nowMs) }
    default:
      return assertNever(event)
  }
}

/** The time when an entry comes due by itself; undefined where it needs a person, or is sent. */
export function dueOf(state: EntryState): { readonly sinceMs: number; readonly delayMs: number } | undefined {
  switch (state.status) {
    case 'queued':
    case 'sent':
      return undefined
    case 'sending':
      return { sinceMs: state.sinceMs, delayMs: state.leaseMs }
    case 'waiting':
      return { sinceMs: state.sinceMs, delayMs: state.retryMs - state.sinceMs }
    case 'parked':
      if (state.probeMs === undefined) return undefined
      return { sinceMs: state.sinceMs, delayMs: state.probeMs - state.sinceMs }
    default:
      return assertNever(state)
  }
}

function afterClaim(
  entry: Entry,
  { holder, hasLock, leaseMs, pausedMs }: Extract<EntryEvent, { kind: 'claimed' }>,
  { maxLoggedAttempts: logged }: Policy,
  nowMs: number,
): Entry | undefined {
  const { state } = entry
  if (state.status !== 'queued') {
    const due = dueOf(state)
    if (!due || remainingMs(due.sinceMs, due.delayMs, nowMs) > 0) return undefined
  }
  // Logged before anything leaves, as what it is if this page dies.
  const attempt: Attempt = { startedMs: nowMs, code: 'interrupted', status: 0, text: '', sent: 'maybe' }
  return {
    ...entry,
    state: { status: 'sending', holder, hasLock, sinceMs: nowMs, leaseMs },
    fence: entry.fence + 1,
    attempts: entry.attempts + 1,
    waitedMs: entry.waitedMs + (state.status === 'waiting' ? ownWaitMs(state, nowMs) : pausedMs),
    log: [...entry.log, attempt].slice(-logged),
    // The former holder may have sent it.
    doubtful: entry.doubtful || state.status === 'sending',
  }
}

function afterAttempt(entry: Entry, outcome: AttemptOutcome, chance: number, policy: Policy, nowMs: number): Entry {
  const { code, status, text, sent } = outcome
  const startedMs = entry.log.at(-1)?.startedMs ?? nowMs
  const after: Entry = {
    ...entry,
    log: [...entry.log.slice(0, -1), { startedMs, endedMs: nowMs, code, status, text, sent }],
  }
  if (dispositions[code] === 'sent') return toReceipt(after, nowMs)
  const { state, waits } = nextState(entry, outcome, chance, policy, nowMs)
  return { ...after, state, waits, doubtful: entry.doubtful || sent !== 'no' }
}

function nextState(
  { waits, waitedMs }: Entry,
  { code, retryAfterMs = 0 }: AttemptOutcome,
  chance: number,
  policy: Policy,
  nowMs: number,
): Pick<Entry, 'state' | 'waits'> {
  const disposition = dispositions[code]
  const isServer = disposition === 'backoff' || disposition === 'retry-few' || code === 'rate-limited'
  const isOver =
    (isServer && waitedMs >= policy.giveUpMs) || (disposition === 'retry-few' && waits >= policy.maxUnclearRetries)
  if (disposition === 'probe' || isOver)
    return { state: { status: 'parked', code, sinceMs: nowMs, probeMs: nowMs + policy.probeMs }, waits }
  if (disposition === 'needs-action') return { state: { status: 'parked', code, sinceMs: nowMs }, waits }
  if (disposition === 'requeue') return { state: { status: 'queued' }, waits }
  const asked = Math.min(retryAfterMs, policy.maxRetryAfterMs)
  const delayMs = Math.max(asked, backoffMs(waits + 1, policy, chance))
  return { state: { status: 'waiting', sinceMs: nowMs, retryMs: nowMs + delayMs }, waits: waits + 1 }
}

/** Returns the receipt of an accepted entry: the submission's content leaves this device. */
function toReceipt({ files: _, context: __, ...entry }: Entry, nowMs: number): Entry {
  return { ...entry, params: {}, state: { status: 'sent', sentAt: rfc3339(nowMs) } }
}

function afterRetry(entry: Entry, correction: Correction | undefined, nowMs: number): Entry | undefined {
  const { state } = entry
  if (state.status === 'sent') return undefined
  const isSending = state.status === 'sending'
  // A running attempt may yet succeed; under a correction it carries the old content, so its result no longer counts.
  if (isSending && !correction && remainingMs(state.sinceMs, state.leaseMs, nowMs) > 0) return undefined
  const doubtful = entry.doubtful || isSending
  const isMoved = correction?.connection && connectionKey(correction.connection) !== connectionKey(entry.connection)
  return {
    ...entry,
    ...correction,
    state: { status: 'queued' },
    waits: 0,
    waitedMs: 0,
    doubtful,
    ...(doubtful && isMoved && { isDoubtElsewhere: true }),
  }
}

/** Bounded by what was set, so that no jump of the clock uses up a message's patience. */
function ownWaitMs({ sinceMs, retryMs }: Extract<EntryState, { status: 'waiting' }>, nowMs: number): number {
  return Math.max(0, Math.min(nowMs, retryMs) - sinceMs)
}

function isHeld({ state, fence }: Entry, mine: number): boolean {
  return state.status === 'sending' && fence === mine
}
