import type { Log } from './mail/log.ts'
import type { MessageStore } from './store/port.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long, in days after delivery, a submission that comes again is known at least. Longer than any browser retries. */
export const rememberIdsDays = 400

/** What forgetting works with. */
export interface PruningOptions {
  readonly messages: Pick<MessageStore, 'prune' | 'forgetIds'>
  /** After how many days delivered messages lose their parameters; undefined keeps them, and so their ids, for ever. */
  readonly keepDays: number | undefined
  readonly log: Log
  readonly nowMs?: () => number
}

/** Forgets what is old enough: first what delivered messages said, much later that they were there. */
export function prune({ messages, keepDays, log, nowMs = Date.now }: PruningOptions): void {
  if (keepDays === undefined) return
  try {
    const now = nowMs()
    const forgotten = messages.prune(now - keepDays * dayMs)
    const ids = messages.forgetIds(now - rememberIdsDays * dayMs)
    if (forgotten + ids > 0) log.info({ event: 'pruned', forgotten, ids }, 'Forgot old delivered messages')
  } catch (error) {
    log.error({ event: 'prune-failed', err: error }, 'Old messages could not be pruned; trying again in an hour')
  }
}

/** Prunes now and every hour; returns how to stop that. */
export function startPruning(options: PruningOptions): () => void {
  prune(options)
  const timer = setInterval(prune, dayMs / 24, options)
  timer.unref()
  return () => clearInterval(timer)
}
