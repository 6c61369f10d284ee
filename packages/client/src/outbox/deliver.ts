import { deliveryNote, isLate, referenceOf, rfc3339 } from '@letterslot/core'
import { defaultMaxParamsBytes } from '../limits.ts'
import { timeoutOf } from './claim.ts'
import type { Clock } from './clock.ts'
import type { Entry } from './entry.ts'
import type { Outgoing, Send } from './outbox.ts'
import { type AttemptOutcome, readOutcome, readRejection } from './outcome.ts'
import type { Policy } from './policy.ts'

/** Sender, clock and limits of one attempt. */
export interface DeliverDeps {
  readonly send: Send
  readonly clock: Clock
  readonly policy: Policy
}

/** Makes one attempt, and never rejects: it ends in time, whatever `send` does. */
export async function deliver(entry: Entry, deps: DeliverDeps, closing: AbortSignal): Promise<AttemptOutcome> {
  const { send, clock, policy } = deps
  const controller = new AbortController()
  const attempt = async (): Promise<AttemptOutcome> =>
    readOutcome(await send(outgoingOf(entry, clock.now()), { signal: controller.signal }))
  const outcome = await new Promise<AttemptOutcome>((resolve) => {
    const end = (code: 'timeout' | 'aborted', text: string): void => {
      resolve({ code, status: 0, text, sent: 'maybe' })
      controller.abort()
    }
    const cancelTimer = clock.after(timeoutOf(entry, policy), () => end('timeout', 'Timeout'))
    closing.addEventListener('abort', () => end('aborted', 'Aborted'), { signal: controller.signal })
    attempt()
      .catch(readRejection)
      .then((made) => {
        cancelTimer()
        resolve(made)
      })
  })
  // Ends a `send` that is still running, and the listener on `closing`.
  controller.abort()
  return outcome
}

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
