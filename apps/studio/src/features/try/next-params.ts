import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { localTime } from '../../domain/sending/local-time.ts'

/**
 * Returns a message's parameters as the mail of a relay of ours is made of them, were it sent at a time: of a try that
 * arrived before it makes no second mail, so that none says that it may be a repeat.
 */
export function nextParams(entry: Entry, atMs: number): Readonly<Record<string, string>> {
  const { id, params, writtenAt, attempts, isDoubtElsewhere, state } = entry
  return {
    ...params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: localTime(state.status === 'waiting' ? Math.max(atMs, state.retryMs) : atMs),
    letterslot_attempts: `${state.status === 'sending' ? attempts : attempts + 1}`,
    ...(isDoubtElsewhere && { letterslot_repeat: 'elsewhere' }),
  }
}
