import type { Entry } from '@letterslot/client/outbox'

/** The line of a message that holds at the moment, and changes with it. */
export type NextDelivery =
  | { readonly kind: 'running'; readonly count: number; readonly atMs: number }
  /** An attempt that may have ended with its page. */
  | { readonly kind: 'begun'; readonly count: number; readonly atMs: number }
  /** It goes out by itself; nobody knows when where there is no time. */
  | { readonly kind: 'next'; readonly count: number; readonly atMs?: number }
  /** A person must act. */
  | { readonly kind: 'person'; readonly isProbed: boolean }

/**
 * Returns what happens next to a message; undefined once it is sent.
 * @param isUnderWay - its attempt is known to run, as the outbox says.
 */
export function nextDelivery({ attempts, log, state }: Entry, isUnderWay: boolean): NextDelivery | undefined {
  switch (state.status) {
    case 'sending':
      return {
        kind: isUnderWay ? 'running' : 'begun',
        count: attempts,
        atMs: log.at(-1)?.startedMs ?? state.sinceMs,
      }
    case 'queued':
      return { kind: 'next', count: attempts + 1 }
    case 'waiting':
      return { kind: 'next', count: attempts + 1, atMs: state.retryMs }
    case 'parked':
      return { kind: 'person', isProbed: state.probeMs !== undefined }
    default:
      return undefined
  }
}
