import type { Entry, EntryState } from '@letterslot/client/outbox'
import { describe, expect, it } from 'vitest'
import { isGoingOut, standingOf } from './read-entry.ts'

const nowMs = Date.UTC(2026, 10, 21, 13, 2)
const claim = { holder: 'one', sinceMs: nowMs, leaseMs: 45_000 }

function entryOf(state: EntryState): Entry {
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
  }
}

describe('a message that was being sent', () => {
  const sending = entryOf({ status: 'sending', ...claim })

  it('[R108] is told as being sent where its attempt is known to run, and there is a network', () => {
    expect(isGoingOut(sending, true, true, undefined)).toBe(true)
    expect(isGoingOut(sending, true, false, undefined)).toBe(false)
  })

  it.each([undefined, 0, 1])('[R108] is not sent yet where its page may be gone, asked for after %s tries', (asked) => {
    expect(isGoingOut(sending, false, true, asked)).toBe(false)
    const health = { keeping: 'strict', sendsWhenClosed: false } as const
    const context = { health, online: true, unwanted: false, older: true, pausedUntilMs: nowMs }
    expect(standingOf(sending, context)).toMatchObject({
      parked: undefined,
      failure: undefined,
      nextMs: undefined,
    })
  })

  it('[R108] is told as being sent while it waits for the try that was asked for', () => {
    const queued = entryOf({ status: 'queued' })
    expect([0, 1, undefined].map((asked) => isGoingOut(queued, false, true, asked))).toEqual([false, true, false])
  })
})
