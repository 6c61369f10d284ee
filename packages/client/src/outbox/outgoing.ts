import { referenceOf, rfc3339 } from '@letterslot/core'
import type { Entry } from './entry.ts'
import type { Outgoing } from './outbox.ts'

/** An entry's next attempt: what was written, and the parameters by which a repeat is dropped or recognised. */
export function outgoingOf(entry: Entry, nowMs: number): Outgoing {
  const { connection, files = [], id, writtenAt, attempts, doubtful } = entry
  const params = {
    ...entry.params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: rfc3339(nowMs),
    letterslot_attempts: `${attempts}`,
    ...(doubtful && { letterslot_repeat: 'yes' }),
  }
  return { connection, params, files, entry }
}
