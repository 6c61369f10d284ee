import type { Attempt, Entry, Keeping } from '@letterslot/client/outbox'

/** One line of what has become of a message. Times are ms since 1970. */
export type LifeStep =
  | { readonly kind: 'kept'; readonly keeping: Keeping; readonly atMs: number }
  /** Attempts that are not told one by one. */
  | { readonly kind: 'earlier'; readonly count: number }
  /** The attempt of this number came to nothing. */
  | { readonly kind: 'failed'; readonly count: number; readonly attempt: Attempt; readonly atMs: number }
  | { readonly kind: 'running'; readonly count: number; readonly atMs: number }
  | { readonly kind: 'accepted'; readonly count: number; readonly atMs: number }
  /** It goes out by itself; nobody knows when where there is no time. */
  | { readonly kind: 'next'; readonly count: number; readonly atMs?: number }
  /** A person must act. */
  | { readonly kind: 'person'; readonly isProbed: boolean }

/** How many attempts are told one by one. */
const shownAttempts = 4

/** The whole life of a message so far, and what comes next. */
export function lifeOf(entry: Entry): readonly LifeStep[] {
  const { attempts, keeping, log, state, writtenAt } = entry
  const shown = log.slice(-shownAttempts)
  const earlier = attempts - shown.length
  return [
    { kind: 'kept', keeping, atMs: Date.parse(writtenAt) },
    ...(earlier > 0 ? [{ kind: 'earlier', count: earlier } as const] : []),
    ...shown.map((attempt, index): LifeStep => {
      const count = earlier + index + 1
      const { startedMs, endedMs = startedMs, code } = attempt
      if (code === 'accepted') return { kind: 'accepted', count, atMs: endedMs }
      const isRunning = state.status === 'sending' && count === attempts
      return isRunning ? { kind: 'running', count, atMs: startedMs } : { kind: 'failed', count, attempt, atMs: endedMs }
    }),
    ...nextOf(entry),
  ]
}

function nextOf({ attempts, state }: Entry): readonly LifeStep[] {
  switch (state.status) {
    case 'queued':
      return [{ kind: 'next', count: attempts + 1 }]
    case 'waiting':
      return [{ kind: 'next', count: attempts + 1, atMs: state.retryMs }]
    case 'parked':
      return [{ kind: 'person', isProbed: state.probeMs !== undefined }]
    default:
      return []
  }
}
