import type { Attempt, Entry } from '@letterslot/client/outbox'
import { attempt, entry } from '../../domain/sending/entry.test.fixture.ts'

/** 2026-11-21T13:02:09Z. */
export const writtenMs: number = Date.UTC(2026, 10, 21, 13, 2, 9)

/** A message of Try it, as the outbox has it. */
export function entryOf(changes: Partial<Entry> = {}): Entry {
  return entry({
    id: '7F3KQ2ABCDEFGHJKMNPQRSTVWX',
    writtenAt: '2026-11-21T14:02:09+01:00',
    params: { full_name: 'Ada' },
    context: { isTried: true },
    ...changes,
  })
}

/** An attempt that began some ms after the message was written, and took 100 ms. */
export function attemptOf(afterMs: number, changes: Partial<Attempt> = {}): Attempt {
  const startedMs = writtenMs + afterMs
  const network = { code: 'network', status: 0, text: 'Network Error', sent: 'no' } as const
  return attempt({ startedMs, endedMs: startedMs + 100, ...network, ...changes })
}
