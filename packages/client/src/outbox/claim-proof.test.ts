import { describe, expect, it } from 'vitest'
import { claim, holdsLease } from './claim.ts'
import { type ConnectionState, connectionKey, createConnectionState } from './connection-state.ts'
import { defaultPolicy } from './default-policy.ts'
import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { connection, submission } from './outbox.test.fixture.ts'

const nowMs = Date.UTC(2026, 10, 21)
const entry: Entry = { ...createEntry(submission('one')), order: 1, keeping: 'strict' }
const free = createConnectionState(connectionKey(connection))
const busy: ConnectionState = { ...free, busy: { order: 2, fence: 1, sinceMs: nowMs, leaseMs: 45_000 } }
const paused: ConnectionState = { ...free, pause: { cause: 'rate', sinceMs: nowMs, untilMs: nowMs + 60_000 } }

describe('claim', () => {
  it('[L147] [F38] takes nothing on a connection that another page sends on', () => {
    expect(
      claim({ entry, connectionState: busy }, { holder: 'me', hasLock: false }, defaultPolicy, nowMs + 44_999),
    ).toBeUndefined()
    expect(
      claim({ entry, connectionState: busy }, { holder: 'me', hasLock: false }, defaultPolicy, nowMs + 45_000)?.entry
        .state.status,
    ).toBe('sending')
  })

  it('[L147] [F29] takes nothing on a connection that pauses', () => {
    expect(
      claim({ entry, connectionState: paused }, { holder: 'me', hasLock: false }, defaultPolicy, nowMs + 59_999),
    ).toBeUndefined()
    expect(
      claim({ entry, connectionState: paused }, { holder: 'me', hasLock: false }, defaultPolicy, nowMs + 60_000)?.entry
        .state.status,
    ).toBe('sending')
  })
})

it('[L172] [F15] who claimed, slept, and finds the clock set back, does not send', () => {
  const taken =
    claim({ entry, connectionState: free }, { holder: 'me', hasLock: false }, defaultPolicy, nowMs)?.entry ?? entry
  const at = (ms: number): boolean => holdsLease(taken, defaultPolicy, nowMs + ms)
  expect([at(-1), at(0), at(14_999), at(15_000)]).toEqual([false, true, true, false])
})
