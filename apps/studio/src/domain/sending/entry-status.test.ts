import type { EntryState } from '@letterslot/client/outbox'
import { expect, it } from 'vitest'
import { practiceConnection } from '../../model/connection.ts'
import { contactDocument, entry } from './entry.test.fixture.ts'
import { entryStatus, groupOf, momentAhead } from './entry-status.ts'
import { sendingContextFor } from './send-route.ts'

const nowMs = new Date(2026, 10, 21, 12, 0).getTime()
const minuteMs = 60_000
const waiting = (afterMs: number): EntryState => ({ status: 'waiting', sinceMs: nowMs, retryMs: nowMs + afterMs })

it.each<readonly [EntryState, string, string]>([
  [{ status: 'queued' }, 'queued', 'Not sent yet'],
  [{ status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 }, 'sending', 'Sending…'],
  [waiting(42_000), 'waiting', 'Next try in 00:42'],
  [waiting(59 * minuteMs + 1), 'waiting', 'Next try in 59:01'],
  [waiting(90 * minuteMs), 'waiting', 'Next try at 13:30'],
  [waiting(24 * 60 * minuteMs), 'waiting', 'Next try on November 22 at 12:00'],
  [waiting(0), 'waiting', 'Next try any moment'],
  [{ status: 'parked', code: 'rejected', sinceMs: 0 }, 'person', 'Needs a person'],
  [{ status: 'sent', sentAt: '2026-11-21T12:00:00Z' }, 'sent', 'Sent'],
])('[T526] says of %j that it is %s: %s', (state, kind, words) => {
  expect(entryStatus(entry({ state }), { nowMs, isOnline: true })).toEqual({ kind, words })
})

it('[T840] says Sending… only of an attempt that is known to run', () => {
  const sending = entry({ state: { status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 } })
  const moment = { nowMs, isOnline: true }
  expect(entryStatus(sending, moment, true)).toEqual({ kind: 'sending', words: 'Sending…' })
  expect(entryStatus(sending, moment, false)).toEqual({ kind: 'queued', words: 'Not sent yet' })
})

it('[T526] says that a message goes out when online only where it needs a network', () => {
  const moment = { nowMs, isOnline: false }
  const practice = entry({ context: sendingContextFor(contactDocument, practiceConnection) })
  expect(entryStatus(entry(), moment)).toEqual({ kind: 'offline', words: 'Goes out when online' })
  expect(entryStatus(practice, moment)).toEqual({ kind: 'queued', words: 'Not sent yet' })
})

it('[T526] tells a moment to come by the clock, on another day with the day', () => {
  expect([momentAhead(nowMs + minuteMs, nowMs), momentAhead(nowMs + 2 * 24 * 60 * minuteMs, nowMs)]).toEqual([
    'at 12:01',
    'on November 23 at 12:00',
  ])
})

it.each<readonly [EntryState, string]>([
  [{ status: 'queued' }, 'waiting'],
  [waiting(1), 'waiting'],
  [{ status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 }, 'waiting'],
  [{ status: 'parked', code: 'rejected', sinceMs: 0 }, 'person'],
  [{ status: 'sent', sentAt: '' }, 'sent'],
])('[T538] counts %j under %s', (state, group) => {
  expect(groupOf(entry({ state }))).toBe(group)
})
