import type { Attempt, Entry } from '@letterslot/client/outbox'

/** 2026-11-21T13:02:09Z. */
export const writtenMs: number = Date.UTC(2026, 10, 21, 13, 2, 9)

/** A message of Try it, as the outbox has it. */
export function entryOf(changes: Partial<Entry> = {}): Entry {
  return {
    format: 1,
    id: '7F3KQ2ABCDEFGHJKMNPQRSTVWX',
    order: 1,
    writtenAt: '2026-11-21T14:02:09+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection: { origin: 'https://api.emailjs.com', publicKey: 'pk_1', serviceId: 'service_1', templateId: 't' },
    params: { full_name: 'Ada' },
    context: { isTried: true },
    keeping: 'strict',
    state: { status: 'queued' },
    fence: 0,
    attempts: 0,
    waits: 0,
    waitedMs: 0,
    log: [],
    doubtful: false,
    ...changes,
  }
}

/** An attempt that began some ms after the message was written, and took 100 ms. */
export function attemptOf(afterMs: number, changes: Partial<Attempt> = {}): Attempt {
  const startedMs = writtenMs + afterMs
  return {
    startedMs,
    endedMs: startedMs + 100,
    code: 'network',
    status: 0,
    text: 'Network Error',
    sent: 'no',
    ...changes,
  }
}
