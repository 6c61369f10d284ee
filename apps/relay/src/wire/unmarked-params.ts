import { rememberIdsDays } from '../pruning.ts'
import type { StoredKey } from '../store/port.ts'

/** The most that a visitor's clock may be ahead of ours and still be believed, in ms. */
const clockSlackMs = 60_000

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns a message's parameters without *possible repeat*, for where its id was never taken: a page that could not reach
 * us cannot tell a refused connection from an answer that was lost, and we can.
 * @param nowMs - milliseconds since the epoch.
 * @returns undefined where we cannot know: the earlier attempt went elsewhere, the message was written before its key was
 * made here, or so long ago that its id may be forgotten.
 */
export function unmarkedParams(
  params: Readonly<Record<string, string>>,
  { createdAtMs }: Pick<StoredKey, 'createdAtMs'>,
  nowMs: number,
): Readonly<Record<string, string>> | undefined {
  const { letterslot_repeat: mark, ...rest } = params
  const writtenMs = Date.parse(params['letterslot_written_at'] ?? '')
  const isRemembered = writtenMs >= Math.max(createdAtMs, nowMs - rememberIdsDays * dayMs)
  return mark === 'yes' && isRemembered && writtenMs <= nowMs + clockSlackMs ? rest : undefined
}
