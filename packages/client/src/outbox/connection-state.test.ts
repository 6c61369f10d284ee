import { describe, expect, it } from 'vitest'
import {
  afterOutcome,
  type ConnectionState,
  connectionKey,
  connectionWaitMs,
  createConnectionState,
  endNetworkPause,
  freeConnection,
  occupyConnection,
  pauseLeftMs,
} from './connection-state.ts'
import { defaultPolicy } from './default-policy.ts'
import { connection } from './outbox.test.fixture.ts'
import type { AttemptOutcome } from './outcome.ts'

const nowMs = Date.UTC(2026, 10, 21, 13, 2)
const dayMs = 86_400_000
const connectionState = createConnectionState('one')
const busy = { order: 1, fence: 2, sinceMs: nowMs, leaseMs: 45_000 }
const waitMs = (of: ConnectionState, atMs: number): number => connectionWaitMs(of, defaultPolicy, atMs)
const settled = (
  code: AttemptOutcome['code'],
  from: ConnectionState = connectionState,
  changes: Partial<AttemptOutcome> = {},
): ConnectionState =>
  afterOutcome(from, { code, status: 0, text: '', sent: 'no', ...changes }, defaultPolicy, nowMs, 0.5)

describe('a connection', () => {
  it('[L61] is that of one service of one account', () => {
    expect(connectionKey({ ...connection, templateId: 'other' })).toBe(connectionKey(connection))
    const others = [{ origin: 'https://other.example' }, { publicKey: 'other' }, { serviceId: 'other' }]
    expect(
      new Set([connection, ...others.map((change) => ({ ...connection, ...change }))].map(connectionKey)).size,
    ).toBe(4)
  })

  it('[L62] takes one message at a time, and one a second', () => {
    const occupied = occupyConnection(connectionState, busy)
    expect([0, 44_999, 45_000].map((ms) => waitMs(occupied, nowMs + ms))).toEqual([45_000, 1, 0])
    const free = freeConnection(occupied, 1, 2)
    expect([0, 300, 1000].map((ms) => waitMs(free, nowMs + ms))).toEqual([1000, 700, 0])
  })

  it('[L62] is freed by its holder alone', () => {
    const occupied = occupyConnection(connectionState, busy)
    expect(freeConnection(occupied, 1, 1)).toBe(occupied)
    expect(freeConnection(occupied, 2, 2)).toBe(occupied)
  })

  it.each(['network', 'timeout'] as const)('[L63] pauses after %s, the longer the more often', (code) => {
    const first = settled(code)
    expect(first).toEqual({
      key: 'one',
      failures: 1,
      pause: { cause: 'network', sinceMs: nowMs, untilMs: nowMs + 1000 },
    })
    expect(settled(code, first).pause?.untilMs).toBe(nowMs + 2000)
    expect(settled(code, { ...connectionState, failures: 40 }).pause?.untilMs).toBe(nowMs + 1_800_000)
  })

  it('[L64] [F29] pauses after 429 no shorter than Retry-After, and never shorter than a second', () => {
    const pause = (changes: Partial<AttemptOutcome>): unknown => settled('rate-limited', connectionState, changes).pause
    expect(pause({ retryAfterMs: 90_000 })).toEqual({ cause: 'rate', sinceMs: nowMs, untilMs: nowMs + 90_000 })
    expect(pause({})).toEqual({ cause: 'rate', sinceMs: nowMs, untilMs: nowMs + 1000 })
    expect(pause({ retryAfterMs: 400 * dayMs })).toEqual({ cause: 'rate', sinceMs: nowMs, untilMs: nowMs + dayMs })
  })

  it.each(['accepted', 'provider-failed', 'provider-refused', 'rejected', 'unclear-answer'] as const)(
    '[L65] [F29] goes on after %s: that is one message’s own answer',
    (code) => {
      expect(settled(code, { ...connectionState, failures: 3 })).toEqual(connectionState)
    },
  )

  it('[L66] goes on at once when the network is back, not when the provider asked for a pause', () => {
    expect(endNetworkPause(settled('network'))).toEqual({ key: 'one', failures: 1 })
    const limited = settled('rate-limited')
    expect(endNetworkPause(limited)).toBe(limited)
  })

  it.each([
    ['back a day', -dayMs],
    ['forward a year', 365 * dayMs],
  ])('[L50] [F15] is not held up when the clock is set %s', (_, jumpMs) => {
    const held = {
      ...occupyConnection(connectionState, busy),
      pause: { cause: 'rate', sinceMs: nowMs, untilMs: nowMs + dayMs },
    } as const
    expect(waitMs(held, nowMs + jumpMs)).toBe(0)
    expect(pauseLeftMs(held, nowMs + jumpMs)).toBe(0)
  })

  it('[L50] [F15] waits no longer than it was told when the clock is set back a little', () => {
    const held = occupyConnection(connectionState, busy)
    expect(waitMs(held, nowMs - 4000)).toBe(45_000)
  })
})
