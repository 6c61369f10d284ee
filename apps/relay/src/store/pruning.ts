import { dayMs } from '../system/clock.ts'
import type { Log } from '../system/log.ts'
import type { MessageStore } from './port.ts'

/** Days after delivery for which a submission that comes again is known: longer than any browser retries. */
export const rememberIdsDays = 400

/** The messages to forget, and when. */
export interface PruningDeps {
  readonly messages: Pick<MessageStore, 'prune' | 'forgetIds'>
  /** After how many days delivered messages lose their parameters; undefined keeps them, and so their ids, for ever. */
  readonly keepDays: number | undefined
  readonly log: Log
  readonly nowMs?: () => number
}

/** Forgets the parameters of old delivered messages, and much later their ids. */
export function prune({ messages, keepDays, log, nowMs = Date.now }: PruningDeps): void {
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

/** Prunes now and every hour; returns a function that stops it. */
export function startPruning(options: PruningDeps): () => void {
  prune(options)
  const timer = setInterval(prune, dayMs / 24, options)
  timer.unref()
  return () => clearInterval(timer)
}
