import type { Clock } from '../outbox/clock.ts'
import type { Entry } from '../outbox/entry.ts'
import type { Outgoing, Send } from '../outbox/outbox.ts'
import { request } from '../request.ts'
import { SendError } from '../send-error.ts'

/** One attempt of a message to this origin. */
export function outgoingTo(origin: string, id = '7F3KQ2ABCDEFGHJKMNPQRSTVWX', attempts = 1): Outgoing {
  const connection = { origin, publicKey: 'k', serviceId: 's', templateId: 't' }
  const params = { message: 'Is it on?', letterslot_id: id }
  const entry: Entry = {
    format: 1,
    id,
    order: 1,
    writtenAt: '2026-11-14T14:02:09+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection,
    params: { message: 'Is it on?' },
    keeping: 'memory',
    state: { status: 'queued' },
    fence: attempts,
    attempts,
    waits: 0,
    waitedMs: 0,
    log: [],
    doubtful: false,
  }
  return { connection, params, files: [], entry }
}

/** The wire itself. */
export const throughWire: Send = ({ connection, params }, { signal }) => request(connection, params, { signal })

/** The outcome of an attempt: an answer, or the facts of the client's rejection. */
export async function outcomeOf(sending: Promise<{ readonly status: number; readonly text: string }>): Promise<object> {
  try {
    const { status, text } = await sending
    return { status, text }
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    const { code, status, text, sent, hint } = error
    return { code, status, text, sent, ...(hint !== undefined && { hint }) }
  }
}

/** A timer that a test lets run out. */
export function handTimer() {
  const waiting = new Map<() => void, number>()
  const after: Clock['after'] = (ms, call) => {
    waiting.set(call, ms)
    return () => waiting.delete(call)
  }
  return {
    after,
    /** The delay that each pending timer was set to, in ms. */
    asked: () => [...waiting.values()],
    runOut: () => {
      for (const call of waiting.keys()) call()
    },
  }
}
