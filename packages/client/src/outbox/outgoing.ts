import { deliveryNote, isLate, referenceOf, rfc3339 } from '@letterslot/core'
import { defaultMaxParamsBytes } from '../limits.ts'
import type { Entry } from './entry.ts'
import type { Outgoing } from './outbox.ts'

/**
 * An entry's next attempt: what was written, and the parameters by which a repeat is dropped or recognised. Where `noteIn`
 * names a parameter, a message that comes late or perhaps twice says so at its end, if the provider's limit leaves room.
 */
export function outgoingOf(entry: Entry, nowMs: number): Outgoing {
  const { connection, files = [], id, writtenAt, attempts, doubtful, isDoubtElsewhere, noteIn } = entry
  const params = {
    ...entry.params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: rfc3339(nowMs),
    letterslot_attempts: `${attempts}`,
    ...(doubtful && { letterslot_repeat: isDoubtElsewhere ? 'elsewhere' : 'yes' }),
  }
  if (!noteIn || !(isLate(params) || doubtful)) return { connection, params, files, entry }
  const written = [entry.params[noteIn], deliveryNote(params)].filter(Boolean)
  const noted = { ...params, [noteIn]: written.join('\n\n') }
  // No message is held back for the sake of its note.
  const fits = new Blob(Object.values(noted)).size <= defaultMaxParamsBytes
  return { connection, params: fits ? noted : params, files, entry }
}
