import type { Entry, EntryState } from '@letterslot/client/outbox'

export const nowMs = Date.UTC(2026, 10, 21, 13, 2)

/** An entry of the outbox in that state, after one attempt that was interrupted. */
export function entryOf(state: EntryState, more: Partial<Entry> = {}): Entry {
  return {
    id: '7F3KQ2000000000000000000AA',
    writtenAt: '2026-11-21T14:02:00+01:00',
    form: { id: 'contact', title: 'Write to us' },
    connection: { origin: 'https://provider.example', publicKey: 'key', serviceId: 's', templateId: 't' },
    params: {},
    format: 1,
    order: 1,
    keeping: 'strict',
    state,
    fence: 1,
    attempts: 1,
    waits: 0,
    waitedMs: 0,
    log: [{ startedMs: nowMs, code: 'interrupted', status: 0, text: '', sent: 'maybe' }],
    doubtful: false,
    ...more,
  }
}

export const sending: EntryState = { status: 'sending', holder: 'one', sinceMs: nowMs, leaseMs: 45_000 }
