import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { localTime } from '../../sending/local-time.ts'

/** The parameters of a message as its next try would send them at a time. */
export function nextParams(entry: Entry, atMs: number): Readonly<Record<string, string>> {
  const { id, params, writtenAt, attempts, doubtful, state } = entry
  return {
    ...params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: localTime(state.status === 'waiting' ? Math.max(atMs, state.retryMs) : atMs),
    letterslot_attempts: `${state.status === 'sending' ? attempts : attempts + 1}`,
    ...(doubtful && { letterslot_repeat: 'yes' }),
  }
}
